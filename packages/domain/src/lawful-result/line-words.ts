import { type Copy, copy, type Language } from '../language/index.ts'
import { formatEuros, percentWords } from '../money/index.ts'
import { type ComputedReturn, type TraceLine, type TraceValue, traceCopy } from '../tax-law/index.ts'
import { roundingWords } from './words.copy.ts'

function valueText(value: TraceValue, language: Language): string {
  switch (value.kind) {
    case 'amount':
      return formatEuros(value.cents)
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

/** A line of the trace in words. */
export interface LineWords {
  readonly label: Copy
  /** How it is computed; empty where its parts say it. */
  readonly how: Copy
  /** How its amount became whole; null where nothing was rounded. */
  readonly rounding: Copy | null
}

/** The words of a line, its figures filled in. */
export function formulaWords({ formula: { code, values }, rounding }: TraceLine): LineWords {
  const { en, nl } = traceCopy[code]
  const fill = (text: string, language: Language) =>
    text.replace(/\{(\w+)\}/g, (place, name: string) => (values[name] ? valueText(values[name], language) : place))
  return {
    label: copy(fill(en.label, 'en'), fill(nl.label, 'nl')),
    how: copy(fill(en.how, 'en'), fill(nl.how, 'nl')),
    rounding: rounding === 'exact' ? null : roundingWords[rounding],
  }
}
