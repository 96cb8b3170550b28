import { copy } from '../language/index.ts'

/** What is said of what the law counts in a way that is not computed here, so that an amount is filled in otherwise, or counts for less. */
export const notCountedWords = {
  'let-home-by-ratio': copy(
    'No home among your investments was let with rent protection; or it is filled in at the percentage of its WOZ value that goes with the rent (_leegwaarderatio_), which we do not work out. At its full WOZ value the tax is too high.',
    'Bij uw beleggingen is geen woning die met huurbescherming was verhuurd; of die is ingevuld voor het percentage van de WOZ-waarde dat bij de huur hoort (de leegwaarderatio), dat wij niet uitrekenen. Met de volle WOZ-waarde is de belasting te hoog.',
  ),
  'healthcare-allowance': copy(
    'Your healthcare expenses save less tax than they could, because your tax credits leave little tax or none. Are medicines, aids, travel, a diet or the like among them? Then the tax authority pays you an amount for that by itself, after your return (_tegemoetkoming specifieke zorgkosten_). It is not in this figure: fill in all your costs and file.',
    'Uw zorgkosten besparen minder belasting dan ze zouden kunnen, doordat uw heffingskortingen weinig of geen belasting overlaten. Zijn er medicijnen, hulpmiddelen, vervoer, een dieet of iets dergelijks bij? Dan betaalt de Belastingdienst u daarvoor vanzelf een bedrag, na uw aangifte (tegemoetkoming specifieke zorgkosten). Dat zit niet in dit bedrag: vul al uw kosten in en doe aangifte.',
  ),
  'periodic-gifts-to-culture': copy(
    'A periodic gift went to a cultural institution. It counts as any periodic gift here; the increase for culture, which it has too, is not in this figure. With it the result is more favourable.',
    'Een periodieke gift ging naar een culturele instelling. Die telt hier als elke periodieke gift; de verhoging voor cultuur, die er ook voor geldt, zit niet in dit bedrag. Daarmee valt het gunstiger uit.',
  ),
} as const
