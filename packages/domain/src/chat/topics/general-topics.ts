import { copy } from '../../language/index.ts'
import { rulesOfYear } from '../../tax-law/index.ts'
import { rate, type Topic, whole } from './topic.ts'

/** What is looked for last: words that other topics contain. */
export const generalTopics = {
  division: {
    keywords: ['verdel', 'divide', 'division', 'partner'],
    guide: '/tax-guide#fiscal-partner',
    figures: () => ({}),
    answer: copy(
      'Partners for all of {year} may divide the own home, box 2, savings and investments above the allowance, and the personal deductions as they like. “Find the best division” under your result looks for the division that is best for you two together.',
      'Partners over heel {year} mogen de eigen woning, box 2, spaargeld en beleggingen boven de vrijstelling en de persoonsgebonden aftrek vrij verdelen. ‘Vind de beste verdeling’ onder uw uitkomst zoekt die voor u samen het beste is.',
    ),
  },
  brackets: {
    keywords: ['bracket', 'schijf', 'schijven', 'tarief', 'tarieven', 'tax rate', 'what rate', 'percentage'],
    guide: '/tax-guide#brackets',
    figures: (year) => {
      const [first, middle, last] = rulesOfYear(year).box1.under
      return {
        first: whole(first?.upTo ?? 0),
        second: whole(middle?.upTo ?? 0),
        low: rate(first?.rate ?? 0),
        middle: rate(middle?.rate ?? 0),
        high: rate(last?.rate ?? 0),
      }
    },
    answer: copy(
      'Below state pension age box 1 is taxed in {year} at {low} up to {first}, {middle} up to {second} and {high} above it.',
      'Onder de AOW-leeftijd is box 1 in {year} belast met {low} tot {first}, {middle} tot {second} en {high} daarboven.',
    ),
  },
} as const satisfies Readonly<Record<string, Topic>>
