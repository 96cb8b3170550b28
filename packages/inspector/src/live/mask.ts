/** A value as the inspector shows it: what is not on the list has become a word for what it was. */
export type Masked = null | boolean | number | string | readonly Masked[] | { readonly [name: string]: Masked }

/**
 * Members whose values say nothing about a person: where something stands, what kind it is, how often it was tried.
 * Everything else is masked: BSNs, names, addresses, amounts, file names, texts, passwords.
 */
const shown: ReadonlySet<string> = new Set([
  'allowsSeveral',
  'at',
  'category',
  'code',
  'completed',
  'currentStep',
  'endReason',
  'field',
  'isJointFiling',
  'isLoaded',
  'isOn',
  'isPasswordProtected',
  'kind',
  'now',
  'openedAt',
  'passwordTries',
  'progress',
  'range',
  'reply',
  'role',
  'rank',
  'status',
  'step',
  'tries',
  'type',
  'version',
])

/** Longer texts were never meant as a name of something. */
const longest = 60

/**
 * A value without anything personal. Works by what is allowed, so a member added tomorrow is masked until it is put on the
 * list. Switches, blanks and the shape itself (names of members, lengths of lists) stay.
 */
export function masked(value: unknown, name = ''): Masked {
  if (value === null || value === undefined) return null
  if (typeof value === 'boolean') return value
  if (Array.isArray(value)) return value.map((each) => masked(each, name))
  if (value instanceof Date) return shown.has(name) ? value.toISOString() : '‹date›'
  if (typeof value === 'object') {
    const plain = Object.getPrototypeOf(value) === Object.prototype
    if (!plain) return '‹object›'
    return Object.fromEntries(Object.entries(value).map(([member, each]) => [member, masked(each, member)]))
  }
  if (typeof value === 'number') return shown.has(name) ? value : '‹number›'
  if (typeof value !== 'string') return '‹function›'
  if (value === '') return ''
  return shown.has(name) && value.length <= longest ? value : '‹text›'
}
