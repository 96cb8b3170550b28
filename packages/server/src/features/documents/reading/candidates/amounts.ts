import type { Cents } from '@aangiftewijs/domain/money'

/** An amount as it was printed. */
export interface PrintedAmount {
  readonly cents: Cents
  /** Printed with decimals, a euro sign or thousands separators; a bare `12` is not and may be a box number. */
  readonly isPlainlyMoney: boolean
  /** 0 to 1; lowered for each reading that had to be guessed, such as `O` for `0`. */
  readonly confidence: number
  /** Printed as less than nothing, where signs are not counted. */
  readonly isLess?: boolean
}

/** Wages and debts beyond this are read wrong rather than true: ten million euros. */
const largestPlausible = 1_000_000_000

const lookAlikes: Readonly<Record<string, string>> = {
  l: '1',
  I: '1',
  '|': '1',
  i: '1',
  O: '0',
  o: '0',
  S: '5',
  B: '8',
}

const shapes: readonly { readonly shape: RegExp; readonly confidence: number; readonly isDecimal: boolean }[] = [
  { shape: /^\d{1,3}(?:\.\d{3})+,\d{2}$/, confidence: 1, isDecimal: true },
  { shape: /^\d{1,3}(?:,\d{3})+\.\d{2}$/, confidence: 1, isDecimal: true },
  { shape: /^\d{1,3}(?: \d{3})+[.,]\d{2}$/, confidence: 0.95, isDecimal: true },
  { shape: /^\d+[.,]\d{2}$/, confidence: 1, isDecimal: true },
  { shape: /^\d{1,3}(?:\.\d{3})+$/, confidence: 1, isDecimal: false },
  { shape: /^\d{1,3}(?:,\d{3})+$/, confidence: 0.97, isDecimal: false },
  { shape: /^\d{1,3}(?: \d{3})+$/, confidence: 0.9, isDecimal: false },
  // A comma read as a full stop, or the other way round: the grouping still tells which is which.
  { shape: /^\d{1,3}(?:\.\d{3})+\.\d{2}$/, confidence: 0.85, isDecimal: true },
  { shape: /^\d{1,3}(?:,\d{3})+,\d{2}$/, confidence: 0.85, isDecimal: true },
]

/** Everything an amount may be printed with besides its digits. */
const bare = /^\d{1,6}$/
/** Thousands as the Swiss print them: `112’906.40`. */
const apostrophes = /(?<=^\D*\d{1,3}(?:['’]\d{3})*)['’](?=\d{3}(?:['’]\d{3})*(?:[.,]\d\d)?\D*$)/g
/** The number of a line or of a person; cents in a column of their own have two digits. */
const code = /^0\d{2}/

/**
 * Reads one printed amount: `45.678,90`, `45678,90`, `45’678.90`, `€ 45.678`, `1.234,-`, `50.000,00EUR`, `1.000,00 C`, `12,00-`,
 * `-/- 12,00`, `(12,00)`, with characters that OCR takes for digits. A year, a percentage, a date, a BSN or a number of
 * more than six bare digits is no amount.
 * @returns null when the text is no amount.
 */
export function readAmount(text: string): PrintedAmount | null {
  if (/%|[/:;]\d|\d[-/]\d/.test(text.replace('-/-', '-'))) return null
  const { digits, isNegative, hasCurrency } = undressed(text)
  const direct = readDigits(digits)
  const read = direct ?? readLookAlikes(digits)
  if (!read || read.cents > largestPlausible) return null
  if (!hasCurrency && /^(?:19\d\d|20[0-6]\d)$/.test(digits)) return null
  return {
    cents: isNegative ? -read.cents : read.cents,
    isPlainlyMoney: read.isPlainlyMoney || hasCurrency,
    // A euro mark says that bare digits are money.
    confidence: hasCurrency && bare.test(digits) ? 0.98 : read.confidence,
  }
}

function undressed(text: string) {
  let digits = text.normalize('NFKC').trim().replace(/[−–—]/g, '-')
  digits = digits.replace(apostrophes, /\.\d\d\D*$/.test(digits) ? ',' : '.')
  // Of whole euros a dash stands for the cents: `1914,-` is no year.
  const hasCurrency = /€|EUR|\d[.,][-=]{1,2}[.,;]?$/i.test(digits)
  // Of a sentence that ends with an amount the full stop is left.
  digits = digits.replace(/(?<=[.,][-=]{1,2})[.,;]$/, '')
  digits = digits.replace(/euro'?s?|EUR|€/gi, '').replace(/^e(?=\s?\d)/, '')
  const isNegative = /^\s*-|-\/-|\d\s*-\s*$|^\(.*\)$/.test(digits.replace(/[.,][-=]+\s*$/, ''))
  digits = digits
    .replace(/\s*(?:CR|DR|DB|[CD])\.?\s*$/i, '')
    .replace(/[.,][-=]+\s*$/, '')
    .replace(/[-/()+*]/g, '')
    .replace(/^[.:\s_]+/, '')
    .replace(/[\s_:;]+$/, '')
    .replace(hasCurrency ? /(?<=\d)[.,]$/ : /(?<=[.,]\d{2,3}|^0)[.,]$/, '')
  return { digits: digits.replace(/\s*([.,])\s*/g, '$1'), isNegative, hasCurrency }
}

function readDigits(digits: string): PrintedAmount | null {
  const found = shapes.find(({ shape }) => shape.test(digits))
  if (found?.isDecimal === false && code.test(digits)) return null
  if (found) {
    const plain = digits.replace(/\D/g, '')
    return { cents: Number(plain) * (found.isDecimal ? 1 : 100), isPlainlyMoney: true, confidence: found.confidence }
  }
  return bare.test(digits) && !code.test(digits)
    ? { cents: Number(digits) * 100, isPlainlyMoney: false, confidence: 0.9 }
    : null
}

/** Only text that is a whole, separated amount after the exchange, and mostly digits before it. */
function readLookAlikes(text: string): PrintedAmount | null {
  const exchanged = [...text].map((character) => lookAlikes[character] ?? character).join('')
  const count = [...text].filter((character) => character in lookAlikes).length
  if (exchanged === text || (text.match(/\d/g)?.length ?? 0) < 2 * count) return null
  const read = readDigits(exchanged)
  return read?.isPlainlyMoney ? { ...read, confidence: read.confidence * 0.88 ** count } : null
}
