import { copy } from '@aangiftewijs/domain/language'

/** Words of where a return is not what its documents say. */
export const papersWords = {
  title: copy('Your documents differ from your return', 'In uw documenten staat iets anders dan in uw aangifte'),
  text: copy(
    'What you typed stays until you change it, and what you left empty stays zero. Documents that were removed, or deleted after 24 hours, are not in these sums.',
    'Wat u zelf invulde, blijft staan tot u het wijzigt, en wat u leeg liet, blijft nul. Documenten die zijn verwijderd, door u of automatisch na 24 uur, tellen in deze bedragen niet mee.',
  ),
  both: copy(
    'Your return counts {counts}; your documents say {says}.',
    'In uw aangifte telt {counts}; in uw documenten staat {says}.',
  ),
  use: copy('Use {says}', 'Gebruik {says}'),
} as const
