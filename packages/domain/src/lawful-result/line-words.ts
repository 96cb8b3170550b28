import { type Copy, copy } from '../language/index.ts'
import { formatEuros } from '../money/index.ts'
import { type ComputedReturn, type TraceLine, type TraceValue, traceCopy } from '../tax-law/index.ts'
import { roundingWords } from './words.copy.ts'

const dutch = new Intl.NumberFormat('nl-NL', { minimumFractionDigits: 0, maximumFractionDigits: 3 })

function valueText(value: TraceValue): string {
  switch (value.kind) {
    case 'amount':
      return formatEuros(value.cents)
    case 'percent':
      return `${dutch.format(value.thousandths / 1000)}%`
    case 'share':
      return `${dutch.format(value.units / 10 ** value.decimals)}%`
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
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (place, name: string) => (values[name] ? valueText(values[name]) : place))
  return {
    label: copy(fill(en.label), fill(nl.label)),
    how: copy(fill(en.how), fill(nl.how)),
    rounding: rounding === 'exact' ? null : roundingWords[rounding],
  }
}
