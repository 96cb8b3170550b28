import { type Copy, copy } from '../language/index.ts'
import { eurosOf, formatWholeEuros } from '../money/index.ts'
import type { PersonFigures } from '../tax-law/index.ts'
import type { LawfulFigure } from './figure.ts'
import type { LawfulResult } from './lawful-result.ts'
import { saidAmount } from './said-amount.ts'

/** What the headline says. */
export type Headline = 'refund' | 'pay' | 'nothing' | 'unsupported' | 'unknown'

export const headlineOf = (result: LawfulResult): Headline => (result.kind === 'figure' ? result.outcome : result.kind)

/** The headline, in half a sentence. */
const headlineWords: Readonly<Record<Headline, Copy>> = {
  refund: copy('you get back about {amount}', 'u krijgt ongeveer {amount} terug'),
  pay: copy('you have to pay about {amount}', 'u moet ongeveer {amount} betalen'),
  nothing: copy('nothing to pay or to get back', 'niets te betalen of terug te krijgen'),
  unsupported: copy('we cannot give a figure', 'we kunnen geen bedrag geven'),
  unknown: copy('not enough is known yet', 'er is nog te weinig bekend'),
}

/** The same of two partners, each of whom has an assessment. */
const togetherWords: Readonly<Partial<Record<Headline, Copy>>> = {
  refund: copy('together you get back about {amount}', 'samen krijgt u ongeveer {amount} terug'),
  pay: copy('together you have to pay about {amount}', 'samen moet u ongeveer {amount} betalen'),
}

/** What one of two partners settles. */
const eachWords = {
  taxpayer: {
    refund: copy('You get back about {amount}', 'U krijgt ongeveer {amount} terug'),
    pay: copy('You have to pay about {amount}', 'U moet ongeveer {amount} betalen'),
    nothing: copy('You have nothing to pay or to get back', 'U hoeft niets te betalen en krijgt niets terug'),
  },
  partner: {
    refund: copy('your partner gets back about {amount}.', 'uw partner krijgt ongeveer {amount} terug.'),
    pay: copy('your partner has to pay about {amount}.', 'uw partner moet ongeveer {amount} betalen.'),
    nothing: copy(
      'your partner has nothing to pay or to get back.',
      'uw partner hoeft niets te betalen en krijgt niets terug.',
    ),
  },
} as const

/** A text and what belongs in its gaps. */
interface Said {
  readonly text: Copy
  readonly values: Readonly<Record<string, string | number>>
}

const said = (cents: number): string => formatWholeEuros(eurosOf(saidAmount(Math.abs(cents))))

/** Whether a result is of two people of whom both are known. */
const partnersIn = (result: LawfulResult) =>
  result.kind === 'figure' && result.computed.partner && !result.assumed.includes('partner-income')
    ? [result.computed.taxpayer, result.computed.partner]
    : null

const wordsOf = (result: LawfulResult): Copy => {
  const headline = headlineOf(result)
  return (partnersIn(result) && togetherWords[headline]) ?? headlineWords[headline]
}

/** The headline as it is said of a result. */
export function sentenceOf(result: LawfulResult): Said {
  const { en, nl } = wordsOf(result)
  return {
    text: copy(`Under the rules for {year}: ${en}`, `Volgens de regels van {year}: ${nl}`),
    values: { year: result.year, amount: result.kind === 'figure' ? said(result.amount) : '' },
  }
}

/** What a figure comes to, in half a sentence. */
export function outcomeWords(figure: LawfulFigure): Copy {
  const { en, nl } = wordsOf(figure)
  const amount = said(figure.amount)
  return copy(en.replace('{amount}', amount), nl.replace('{amount}', amount))
}

/** What is missing, where not enough is known: an income, or whether a document counts that may hold it. */
const missingWords = {
  income: copy('Still missing: your income', 'Nog nodig: uw inkomen'),
  uncounted: copy('Still to say: does a document count?', 'Nog te kiezen: telt een document mee?'),
} as const

const capitalised = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** The headline in one short line that names no year, or what is missing for it. */
export function lineOf(result: LawfulResult): Said {
  if (result.kind === 'unknown')
    return { text: missingWords[result.uncounted.length > 0 ? 'uncounted' : 'income'], values: {} }
  const { en, nl } = wordsOf(result)
  return {
    text: copy(capitalised(en), capitalised(nl)),
    values: result.kind === 'figure' ? { amount: said(result.amount) } : {},
  }
}

const outcomeOf = ({ settlement }: PersonFigures) => (settlement === 0 ? 'nothing' : settlement < 0 ? 'refund' : 'pay')

/** What each of two partners gets back or has to pay: two assessments, that no one adds up. Null where there is one person. */
export function eachOf(result: LawfulResult): Copy | null {
  const [taxpayer, partner] = partnersIn(result) ?? []
  if (!taxpayer || !partner || (taxpayer.settlement === 0 && partner.settlement === 0)) return null
  const yours = eachWords.taxpayer[outcomeOf(taxpayer)]
  const partners = eachWords.partner[outcomeOf(partner)]
  const both = (language: 'en' | 'nl') =>
    [
      yours[language].replace('{amount}', said(taxpayer.settlement)),
      partners[language].replace('{amount}', said(partner.settlement)),
    ].join('; ')
  return copy(both('en'), both('nl'))
}
