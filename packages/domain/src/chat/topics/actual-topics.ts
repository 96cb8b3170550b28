import { copy } from '../../language/index.ts'
import type { Topic } from './topic.ts'

/** What savings and investments really brought in: before each thing that people own, of which it may be asked. */
export const actualTopics = {
  actualReturn: {
    keywords: [
      'tegenbewijs-|rebuttal|actualreturn',
      'werkelijk-|echte|actual rendement|opbrengst|return|yield',
      'real return|yield box|box3|lower|less|lager|savings|investments',
    ],
    guide: '/tax-guide#box-3',
    figures: () => ({}),
    answer: copy(
      'Was your actual return in {year} lower than the return the law assumes? Then you pay on the lower amount. Count everything in box 3, also crypto and a second home. Your actual return is interest, dividend and rent, plus or minus the change in value (also of what you did not sell), less the interest on debts. For years through 2024 you report it on a separate form (_opgaaf werkelijk rendement_), apart from the return and its deadline; from 2025 in the return. Fill it in at “What savings and investments really brought in” with Income; with a second home among it we do not compute it.',
      'Was uw werkelijke rendement in {year} lager dan het rendement waarmee de wet rekent? Dan betaalt u over het lagere bedrag. Tel alles in box 3 mee, ook crypto en een tweede woning. Uw werkelijke rendement is rente, dividend en huur, plus of min de verandering in waarde (ook van wat u niet verkocht), min de rente op schulden. Over jaren tot en met 2024 geeft u het op met een apart formulier (opgaaf werkelijk rendement), los van de aangifte en de uiterste datum daarvan; vanaf 2025 in de aangifte. Vul het in bij ‘Wat spaargeld en beleggingen werkelijk opbrachten’ bij Inkomen; met een tweede woning erbij rekenen wij het niet uit.',
    ),
  },
} as const satisfies Readonly<Record<string, Topic>>
