import { copy } from '../language/index.ts'

/** What is said of a fiscal partner who is not filled in, or is none. */
export const partnerWords = {
  'partner-income': copy(
    'Your partner’s income is not known and counts as zero; everything you may divide counts on your side.',
    'Het inkomen van uw partner is niet bekend en telt als nul; wat u mag verdelen, telt bij u.',
  ),
  'partner-apart': copy(
    'You have a fiscal partner who is not filled in. The law counts you and your partner together, even if you each file separately: for the combination credit, savings and investments, and the thresholds of healthcare and gifts. Tick at Setup that you file together, and fill in both. Did your partner live abroad all year? Then you are usually not fiscal partners: untick this at Income, and if you have a child, tick there whether your partner earned less.',
    'U hebt een fiscale partner die niet is ingevuld. De wet rekent met u samen, ook als u ieder apart aangifte doet: voor de combinatiekorting, spaargeld en beleggingen, en de drempels van zorgkosten en giften. Vink bij Gegevens aan dat u samen aangifte doet, en vul beiden in. Woonde uw partner het hele jaar in het buitenland? Dan bent u meestal geen fiscale partners: haal dit vinkje bij Inkomen weg, en vink daar met een kind aan of uw partner minder verdiende.',
  ),
  'income-asked-otherwise': copy(
    'After you filled in Income you changed whether you file together. Some amounts there are asked of both of you in a joint return, and of you alone otherwise. Check them, and continue there.',
    'Nadat u Inkomen had ingevuld, hebt u gewijzigd of u samen aangifte doet. Sommige bedragen daar gaan in een gezamenlijke aangifte over u en uw partner, en anders alleen over u. Kijk ze na en ga daar verder.',
  ),
  'deductions-asked-otherwise': copy(
    'After you filled in Deductions you changed whether you file together. Some amounts there are asked of both of you in a joint return, and of you alone otherwise. Check them, and continue there.',
    'Nadat u Aftrekposten had ingevuld, hebt u gewijzigd of u samen aangifte doet. Sommige bedragen daar gaan in een gezamenlijke aangifte over u en uw partner, en anders alleen over u. Kijk ze na en ga daar verder.',
  ),
  'partner-abroad': copy(
    'Your partner lived outside the Netherlands all year, and is then usually not a fiscal partner: this is counted as your return alone, without what is your partner’s. Only for the combination credit your partner’s work counts, as filled in; nothing filled in is no work. File alone: untick at Setup that you file together, and fill in only your own savings, investments and deductions. Only someone who lives in the EU or a country like it and is taxed here on nearly all income may be your fiscal partner: then untick at Income that your partner lived abroad.',
    'Uw partner woonde het hele jaar buiten Nederland en is dan meestal geen fiscale partner: dit is gerekend als aangifte van u alleen, zonder wat van uw partner is. Alleen voor de combinatiekorting telt het werk van uw partner mee, zoals ingevuld; niets ingevuld is geen werk. Doe aangifte zonder partner: haal bij Gegevens het vinkje bij samen aangifte doen weg, en vul alleen uw eigen spaargeld, beleggingen en aftrekposten in. Alleen wie in de EU of een land als dat woont en over bijna al het inkomen hier belasting betaalt, kan uw fiscale partner zijn: haal dan bij Inkomen het vinkje weg dat uw partner in het buitenland woonde.',
  ),
} as const
