import type { Copy, Language } from '../language/index.ts'
import { type Cents, formatEuros, percentWords } from '../money/index.ts'
import { type ComputedReturn, type TraceLine, type TraceValue, traceCopy } from '../tax-law/index.ts'
import { settledWords } from './settled.copy.ts'
import { roundingWords } from './words.copy.ts'

function valueText(value: TraceValue, language: Language): string {
  switch (value.kind) {
    case 'amount':
      return formatEuros(value.cents)
    case 'number':
      return String(value.number)
    case 'percent':
      return percentWords(value.thousandths / 10)[language]
    case 'share':
      return percentWords((value.units * 100) / 10 ** value.decimals)[language]
  }
}

/** The line a trace is told from: of who files alone their own, since nothing is together. */
export function toldFrom({ trace, partner }: ComputedReturn): TraceLine {
  const [own] = trace.parts
  return partner || own === undefined ? trace : { ...own, steps: [...own.steps, ...trace.steps] }
}

const outcomeOf = (amount: Cents) => (amount === 0 ? 'nothing' : amount < 0 ? 'refund' : 'pay')

/** Whose the lines are that say what is settled. */
const settles: Readonly<Record<string, keyof typeof settledWords>> = {
  settlement: 'together',
  'taxpayer.settlement': 'taxpayer',
  'partner.settlement': 'partner',
}

/** What a line settles, in the headline's words and without a sign, in cents; null of a line that settles nothing. */
export function settledIn({ id, amount }: TraceLine): { readonly label: Copy; readonly amount: Cents } | null {
  const who = settles[id]
  return who === undefined ? null : { label: settledWords[who][outcomeOf(amount)], amount: Math.abs(amount) }
}

/** A line of the trace in words. */
export interface LineWords {
  readonly label: string
  /** How it is computed; empty where its parts say it. */
  readonly how: string
  /** How its amount became whole; null where nothing was rounded. */
  readonly rounding: Copy | null
}

/** The words of a line in one language, its figures filled in. */
export function formulaWords({ formula: { code, values }, rounding }: TraceLine, language: Language): LineWords {
  const { label, how } = traceCopy[code][language]
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (place, name: string) => (values[name] ? valueText(values[name], language) : place))
  return {
    label: fill(label),
    how: fill(how),
    rounding: rounding === 'exact' ? null : roundingWords[rounding],
  }
}
