import { type Copy, copy } from '../language/index.ts'
import { eurosOf, formatWholeEuros } from '../money/index.ts'
import { rulesOfYear, type TaxYear } from '../tax-law/index.ts'
import { figuresFor } from '../tax-return/years/index.ts'
import { tipLimits } from '../tips/index.ts'

/** What the advisor knows beside the specification's subjects: amounts from the figures of a year. */
export interface Topic {
  /** Words that lead to it, in both languages. */
  readonly keywords: readonly string[]
  /** An anchor of the tax guide. */
  readonly guide: `/tax-guide#${string}`
  /** Its figures in a year, by the `{places}` of its answer; texts in both languages where they differ. */
  readonly figures: (year: TaxYear) => Readonly<Record<string, string | Copy>>
  readonly answer: Copy
}

const whole = (cents: number) => formatWholeEuros(eurosOf(cents))
const rate = (thousandths: number): Copy => {
  const text = `${thousandths / 1000}%`
  return copy(text, text.replace('.', ','))
}
const day = (iso: string): Copy => {
  const said = (locale: string) =>
    new Date(iso).toLocaleDateString(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
  return copy(said('en-GB'), said('nl-NL'))
}

/** The topics, in the order in which their words are looked for: a longer word before one it contains. */
export const topics = {
  deadline: {
    keywords: ['deadline', 'uiterste datum', 'inlever', 'hand in', 'due date'],
    guide: '/tax-guide#deadline',
    figures: (year) => ({ date: day(figuresFor(year).deadline) }),
    answer: copy(
      'The return for {year} has to be in by {date}, unless your letter names another day. You may ask for more time before that day.',
      'De aangifte over {year} moet uiterlijk {date} binnen zijn, tenzij uw brief een andere dag noemt. Vóór die dag kunt u uitstel vragen.',
    ),
  },
  ruling: {
    keywords: ['30%', '30 %', '30-procent', '30 percent', '30 procent', 'ruling'],
    guide: '/tax-guide#thirty-percent-ruling',
    figures: () => ({ years: String(tipLimits.rulingYears) }),
    answer: copy(
      'Under the 30% ruling an employer pays up to 30% of the wage free of tax, for at most {years} years. The wage on your annual statement is already without it: copy it as it stands.',
      'Met de 30%-regeling betaalt een werkgever tot 30% van het loon onbelast, hooguit {years} jaar. Het loon op uw jaaropgaaf is al zonder dat deel: neem het over zoals het er staat.',
    ),
  },
  notionalHomeValue: {
    keywords: ['forfait', 'notional', 'woz'],
    guide: '/tax-guide#woz-value',
    figures: (year) => {
      const { steps, above } = rulesOfYear(year).home
      const [from, last] = steps.slice(-2)
      return {
        from: whole(from?.upTo ?? 0),
        upTo: whole(last?.upTo ?? 0),
        rate: rate(last?.rate ?? 0),
        base: whole(above.base),
        above: rate(above.rate),
      }
    },
    answer: copy(
      'In {year} the notional value of a home worth more than {from} and at most {upTo} is {rate} of its WOZ value. Above that it is {base} plus {above} of the rest.',
      'In {year} is het eigenwoningforfait van een woning van meer dan {from} en hoogstens {upTo}: {rate} van de WOZ-waarde. Daarboven is het {base} plus {above} van de rest.',
    ),
  },
  labourCredit: {
    keywords: [
      'arbeidskorting',
      'labour credit',
      'labor credit',
      'employment credit',
      'employment tax credit',
      'credit for work',
    ],
    guide: '/tax-guide#employment-tax-credit',
    figures: (year) => {
      const { under, ends } = rulesOfYear(year).credits.labour
      return { max: whole(under.maxima[2]), from: whole(ends[2]), rate: rate(under.rates[3]) }
    },
    answer: copy(
      'In {year} the labour credit is at most {max}. Above a labour income of {from} it declines by {rate} of what is more.',
      'In {year} is de arbeidskorting hoogstens {max}. Boven een arbeidsinkomen van {from} daalt ze met {rate} van het meerdere.',
    ),
  },
  combinationCredit: {
    keywords: ['combinatiekorting', 'combination', 'iack'],
    guide: '/tax-guide#other-credits',
    figures: (year) => {
      const { under, from } = rulesOfYear(year).credits.combination
      return { max: whole(under.max), rate: rate(under.rate), from: whole(from) }
    },
    answer: copy(
      'In {year} the combination credit is {rate} of the labour income above {from}, at most {max}. It is for who works and has a child younger than 12; of two partners the one who earns less gets it.',
      'In {year} is de combinatiekorting {rate} van het arbeidsinkomen boven {from}, hoogstens {max}. Ze is voor wie werkt en een kind jonger dan 12 heeft; van twee partners krijgt degene die minder verdient haar.',
    ),
  },
  singleElderlyCredit: {
    keywords: ['alleenstaandeouderen', 'single elderly'],
    guide: '/tax-guide#other-credits',
    figures: (year) => ({ amount: whole(rulesOfYear(year).credits.singleElderly.amount) }),
    answer: copy(
      'In {year} the single elderly credit is {amount}, for who has the state pension for someone living alone.',
      'In {year} is de alleenstaandeouderenkorting {amount}, voor wie AOW voor een alleenstaande heeft.',
    ),
  },
  elderlyCredit: {
    keywords: ['ouderenkorting', 'elderly'],
    guide: '/tax-guide#other-credits',
    figures: (year) => {
      const { max, from, rate: declines } = rulesOfYear(year).credits.elderly
      return { max: whole(max), from: whole(from), rate: rate(declines) }
    },
    answer: copy(
      'In {year} the elderly credit is {max} above state pension age. Above an income of {from} it declines by {rate} of what is more.',
      'In {year} is de ouderenkorting {max} boven de AOW-leeftijd. Boven een inkomen van {from} daalt ze met {rate} van het meerdere.',
    ),
  },
  youngDisabledCredit: {
    keywords: ['jonggehandicapten', 'wajong', 'young disabled'],
    guide: '/tax-guide#other-credits',
    figures: (year) => ({ amount: whole(rulesOfYear(year).credits.youngDisabled.amount) }),
    answer: copy(
      'In {year} the young disabled credit is {amount}, for who is entitled to support for the young disabled (Wajong).',
      'In {year} is de jonggehandicaptenkorting {amount}, voor wie recht heeft op Wajong.',
    ),
  },
  greenCredit: {
    keywords: ['groene', 'groen', 'green'],
    guide: '/tax-guide#other-credits',
    figures: (year) => {
      const { green } = rulesOfYear(year).credits
      return { rate: rate(green.rate), exempt: whole(green.exempt) }
    },
    answer: copy(
      'Green investments are exempt in {year} up to {exempt}, of partners together twice as much. The credit is {rate} of what is exempt.',
      'Groene beleggingen zijn in {year} vrijgesteld tot {exempt}, van partners samen tot het dubbele. De korting is {rate} van wat is vrijgesteld.',
    ),
  },
  generalCredit: {
    keywords: ['heffingskorting', 'general credit', 'credit', 'korting'],
    guide: '/tax-guide#general-tax-credit',
    figures: (year) => {
      const { max, from, rate: declines } = rulesOfYear(year).credits.general.under
      return { max: whole(max), from: whole(from), rate: rate(declines) }
    },
    answer: copy(
      'In {year} the general credit is {max} below state pension age. Above an income of {from} it declines by {rate} of what is more.',
      'In {year} is de algemene heffingskorting {max} onder de AOW-leeftijd. Boven een inkomen van {from} daalt ze met {rate} van het meerdere.',
    ),
  },
} as const satisfies Readonly<Record<string, Topic>>
export type TopicId = keyof typeof topics

/** The answer of a topic for a year, its figures filled in. */
export function topicAnswer(id: TopicId, year: TaxYear): Copy {
  const { answer, figures }: Topic = topics[id]
  const values = { ...figures(year), year: String(year) }
  const filled = (language: 'en' | 'nl') =>
    answer[language].replace(/\{(\w+)\}/g, (place, name: string) => {
      const value = Object.entries(values).find(([key]) => key === name)?.[1] ?? place
      return typeof value === 'string' ? value : value[language]
    })
  return copy(filled('en'), filled('nl'))
}
