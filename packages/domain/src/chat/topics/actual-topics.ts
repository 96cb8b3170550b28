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
      'If all that you have in box 3 together, also crypto and a second home, brought in less in {year} than the return the law counts after the allowance, the lower amount is taxed. It is interest, dividend and rent with every gain and loss in value, also of what you did not sell, less the interest on debts. Of years through 2024 you report it on a form of its own (_opgaaf werkelijk rendement_), apart from the return and its deadline; from 2025 in the return. Fill it in at “What savings and investments really brought in” with Income; with a second home among it we do not compute it.',
      'Bracht alles wat u in box 3 hebt samen, ook crypto en een tweede woning, in {year} minder op dan het rendement dat de wet na de vrijstelling telt, dan is het lagere bedrag belast. Het is rente, dividend en huur met elke winst en elk verlies in waarde, ook van wat u niet verkocht, min de rente op schulden. Over jaren tot en met 2024 geeft u het op met een apart formulier (opgaaf werkelijk rendement), los van de aangifte en de uiterste datum daarvan; vanaf 2025 in de aangifte. Vul het in bij ‘Wat spaargeld en beleggingen werkelijk opbrachten’ bij Inkomen; met een tweede woning erbij rekenen wij het niet uit.',
    ),
  },
} as const satisfies Readonly<Record<string, Topic>>
