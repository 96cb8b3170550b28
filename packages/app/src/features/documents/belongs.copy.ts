import type { Copy } from '@aangiftewijs/domain/language'
import { copy } from '@aangiftewijs/domain/language'
import type { Belonging } from '@aangiftewijs/domain/tax-return'

/** What is said of a paper that no question takes by itself, or not as what it may be, before the questions that it may belong to. */
export const belongsWords: Readonly<Record<Belonging['kind'], Copy>> = {
  question: copy(
    'We fill in nothing from this document. It may belong to this question: fill it in there yourself, unless it is there already.',
    'We vullen niets uit dit document in. Het hoort misschien bij deze vraag: vul het daar zelf in, als het er nog niet bij zit.',
  ),
  unknown: copy(
    'We fill in nothing from this document: we do not know whether it counts. Does it belong to one of these questions? Then fill it in there yourself.',
    'We vullen niets uit dit document in: we weten niet of het meetelt. Hoort het bij een van deze vragen? Vul het daar dan zelf in.',
  ),
  none: copy(
    'We fill in nothing from this document: no question of the return asks for it.',
    'We vullen niets uit dit document in: de aangifte vraagt er niet naar.',
  ),
  culture: copy(
    'This document names a cultural institution, to which a gift counts for more. We count the gift as any other. Was it to a cultural ANBI? Then also fill it in at this question.',
    'In dit document staat een culturele instelling, en een gift daaraan telt voor meer mee. We tellen de gift als een gewone gift. Was die aan een culturele ANBI? Vul die dan ook in bij deze vraag.',
  ),
}

export const words = {
  place: copy('{question} (step {step})', '{question} (stap {step})'),
  readAs: copy(
    'Or move it to where we read such documents, and we fill in what we find:',
    'Of verplaats het naar waar we zulke documenten lezen. Dan vullen we in wat we vinden:',
  ),
} as const
