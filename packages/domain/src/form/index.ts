import { centsOf, formatAmount, parseEuros } from '../money/index.ts'

/** How the text of one form control becomes a value. */
export type FieldKind =
  | 'text'
  | 'optional-text'
  | 'euros'
  | 'optional-euros'
  | 'whole-number'
  | 'tick'
  | 'optional-tick'
  | 'date'

/** The controls of a form by name. */
export type FieldKinds = Readonly<Record<string, FieldKind>>

/** The texts of a posted form by control name; what a person typed, kept to be shown again. */
export type FormFields = Readonly<Record<string, string>>

/** The end of the name of a box that says, without script: fill in the value of the box. */
export const insteadOfTyping = '-instead'

/** The texts where a ticked box `bsn-instead` stands in the place of what was typed as `bsn`. */
export const withTickedTexts = (fields: FormFields): FormFields => {
  const ticked = Object.entries(fields).filter(([name]) => name.endsWith(insteadOfTyping))
  if (ticked.length === 0) return fields
  const typed = Object.entries(fields).filter(([name]) => !name.endsWith(insteadOfTyping))
  return Object.fromEntries([
    ...typed,
    ...ticked.map(([name, value]) => [name.slice(0, -insteadOfTyping.length), value] as const),
  ])
}

const isTicked = (text: string | undefined): boolean => ['on', 'true', 'yes', '1'].includes(text ?? '')

const readers: Record<FieldKind, (name: string, fields: FormFields) => unknown> = {
  text: (name, fields) => (fields[name] ?? '').trim(),
  'optional-text': (name, fields) => (fields[name] ?? '').trim() || undefined,
  euros: (name, fields) => parseEuros(fields[name] ?? ''),
  'optional-euros': (name, fields) => (fields[name]?.trim() ? parseEuros(fields[name]) : undefined),
  'whole-number': (name, fields) => (/^\d+$/.test(fields[name]?.trim() ?? '') ? Number(fields[name]) : Number.NaN),
  tick: (name, fields) => isTicked(fields[name]),
  'optional-tick': (name, fields) => isTicked(fields[name]) || undefined,
  date: readDate,
}

/**
 * Reads posted texts into the value the wire schema of the same form checks; the posted form and the JSON call thus
 * share one schema. Passwords must be kind `text` only where surrounding spaces do not matter: they are read untrimmed elsewhere.
 */
export function readFields(kinds: FieldKinds, fields: FormFields): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(kinds)
      .map(([name, kind]) => [name, readers[kind](name, fields)] as const)
      .filter(([, value]) => value !== undefined),
  )
}

/** Day, month and year controls (`<name>-day` …) as `YYYY-MM-DD`; undefined when all are blank; a wrong date reads as the text typed. */
function readDate(name: string, fields: FormFields): string | undefined {
  const [day, month, year] = ['day', 'month', 'year'].map((part) => (fields[`${name}-${part}`] ?? '').trim())
  if (!day && !month && !year) return undefined
  return `${(year ?? '').padStart(4, '0')}-${(month ?? '').padStart(2, '0')}-${(day ?? '').padStart(2, '0')}`
}

const shown = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

/** Day, month and year of `YYYY-MM-DD` as typed: without leading zeros. */
function showDate(name: string, value: unknown): FormFields {
  const [year = '', month = '', day = ''] = shown(value).split('-')
  return {
    [`${name}-day`]: day.replace(/^0/, ''),
    [`${name}-month`]: month.replace(/^0/, ''),
    [`${name}-year`]: year,
  }
}

const shownEuros = (value: unknown): string => (typeof value === 'number' ? formatAmount(centsOf(value)) : '')
const shownTick = (value: unknown): string => (value === true ? 'on' : '')

const shownIn: Record<Exclude<FieldKind, 'date'>, (value: unknown) => string> = {
  text: shown,
  'optional-text': shown,
  euros: shownEuros,
  'optional-euros': shownEuros,
  'whole-number': shown,
  tick: shownTick,
  'optional-tick': shownTick,
}

/** The texts of the controls for these values, blank where there is none: what {@link readFields} reads back. */
export function showFields(kinds: FieldKinds, values: Readonly<Record<string, unknown>>): FormFields {
  const fields: Record<string, string> = {}
  for (const [name, kind] of Object.entries(kinds)) {
    if (kind === 'date') Object.assign(fields, showDate(name, values[name]))
    else fields[name] = shownIn[kind](values[name])
  }
  return fields
}

/** Whether `text` is a real calendar date written `YYYY-MM-DD`. */
export function isRealDate(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (!match) return false
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number]
  const date = new Date(Date.UTC(year, month - 1, day))
  return year >= 1 && date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}
