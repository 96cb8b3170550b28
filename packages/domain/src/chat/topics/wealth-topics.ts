import { copy } from '../../language/index.ts'
import { rulesOfYear } from '../../tax-law/index.ts'
import { box3Returns, debtThresholds, rate, type Topic, whole } from './topic.ts'
import { familyAndFriends } from './words.ts'

/** Box 2 and box 3; a narrower subject before the whole of box 3. */
export const wealthTopics = {
  box2: {
    keywords: [
      'box2|aanmerkelijk-|dga',
      'substantial interest',
      'own|eigen|mijn|my|onze|our bv|vennootschap|holding',
      'owncompany !car|auto',
    ],
    guide: '/tax-guide#box-2',
    figures: (year) => {
      const [first, last] = rulesOfYear(year).box2.brackets
      const low = rate(first?.rate ?? 0)
      if (first === undefined || last === undefined) return { rates: low }
      const [bound, high] = [whole(first.upTo), rate(last.rate)]
      return {
        rates: copy(
          `${low.en} up to ${bound} a person and ${high.en} above it`,
          `${low.nl} tot ${bound} per persoon en ${high.nl} daarboven`,
        ),
      }
    },
    answer: copy(
      'Dividend and gains of a substantial interest, 5% or more of a company, are box 2: {rates} in {year}. Partners may divide the income.',
      'Dividend en winst uit een aanmerkelijk belang, 5% of meer van een vennootschap, vallen in box 2: {rates} in {year}. Partners mogen het inkomen verdelen.',
    ),
  },
  box3Debts: {
    keywords: [
      'schuld|schulden|debt|debts|creditcardschuld-|roodstaan',
      `persoonlijke|personal|auto|car|consumptief lening|loan !boete|fine|penalty|${familyAndFriends}`,
      'creditcard',
    ],
    guide: '/tax-guide#box-3',
    figures: debtThresholds,
    answer: copy(
      'Debts other than the mortgage on your home come off box 3 in {year} as far as they are above {threshold}, of partners together {both}. Taxes that you still had to pay on January 1 are no such debt.',
      'Andere schulden dan de hypotheek op uw woning gaan in {year} van box 3 af voor zover ze hoger zijn dan {threshold}, van partners samen {both}. Belasting die u op 1 januari nog moest betalen, is zo’n schuld niet.',
    ),
  },
  box3: {
    keywords: [
      'box3|heffingsvrij-|heffingvrij-|vermogensbelasting|vermogensrendementsheffing|vermogen|wealth|rendement|peildatum',
      'taxfree|exempt|vrijgesteld|vrijstelling savings|spaargeld|vermogen|much',
      'saldo|saldi|balance|spaarrekening datum|date|dag|day|januari|january|december',
      'spaargeld|spaarrekening|spaartegoed|aandelen|savings|shares|stocks belast|taxed|opgeven|declare|report',
      'deemed return',
    ],
    broad: ['exempt', 'crypto'],
    guide: '/tax-guide#box-3',
    figures: (year) => {
      const { allowance, rate: of } = rulesOfYear(year).box3
      return { allowance: whole(allowance), both: whole(2 * allowance), rate: rate(of), ...box3Returns(year) }
    },
    answer: copy(
      'In {year} the tax-free allowance is {allowance}, for partners together {both}: on that you pay nothing. Above it the law counts a return of {bank} on bank balances and {other} on everything else, and taxes it at {rate}.',
      'In {year} is het heffingsvrij vermogen {allowance}, voor partners samen {both}: daarover betaalt u niets. Daarboven rekent de wet met {bank} rendement op banktegoeden en {other} op al het andere, belast met {rate}.',
    ),
  },
} as const satisfies Readonly<Record<string, Topic>>
