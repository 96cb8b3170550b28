import { type ParsedName, parseName, parseNames } from './parse-name.ts'

/** The two people of a return, by their names as they wrote them; `partner` null: there is none. */
export interface People {
  readonly own: string
  readonly partner: string | null
}

/** Whom a printed name names; `unknown` where that is doubtful. */
export type NamedPerson = 'own' | 'partner' | 'someone-else' | 'unknown'

/** How a printed name goes with a person: how well, or that it may or cannot be theirs. */
type Likeness = number | 'doubtful' | 'other'

/**
 * Whom the name on a paper names. Initials, titles, order, prefixes, accents and maiden names do not matter; a name that may be theirs
 * after all (another surname with a fitting initial, a relative's, a misread letter) is never someone else's.
 */
export function personNamed(printed: string, people: People): NamedPerson {
  if (/\b(?:erven|erfgenamen|nalatenschap|estate|executeur)\b/i.test(printed)) return 'unknown'
  const names = parseNames(printed)
  const own = parseName(people.own)
  if (names.length === 0 || own.surnames.length === 0) return 'unknown'
  const partner = people.partner === null ? null : parseName(people.partner)
  const found = names.map((name) => oneNamed(name, own, partner))
  return (['own', 'partner', 'unknown'] as const).find((person) => found.includes(person)) ?? 'someone-else'
}

function oneNamed(name: ParsedName, own: ParsedName, partner: ParsedName | null): NamedPerson {
  const toOwn = likeness(name, own, partner)
  const toPartner = partner === null ? 'other' : likeness(name, partner, own)
  if (toOwn === 'other' && toPartner === 'other') return 'someone-else'
  const [ofOwn, ofPartner] = [toOwn, toPartner].map((one) => (typeof one === 'number' ? one : 0))
  if (ofOwn === ofPartner) return 'unknown'
  return (ofOwn ?? 0) > (ofPartner ?? 0) ? 'own' : 'partner'
}

/** `spouse`: whose surname the person may use. */
function likeness(name: ParsedName, person: ParsedName, spouse: ParsedName | null): Likeness {
  const all = wordsOf(name)
  const shared = wordsOf(person).filter((word) => all.some((other) => isLike(word, other)))
  const bySurname = surnameLikeness(name, person, spouse)
  // `Jansen Maria`: the order tells nothing where both words are there.
  if (shared.length > 1) return Math.max(bySurname, ofSurname) + firstNameLikeness(name, person)
  const fits = haveFittingInitials(name, person)
  if (bySurname > 0 && fits) return bySurname + firstNameLikeness(name, person)
  return bySurname > 0 || shared.length > 0 || fits ? 'doubtful' : 'other'
}

const wordsOf = ({ firstNames, surnames }: ParsedName): readonly string[] => [...firstNames, ...surnames]

/** A surname that is only the spouse's, one of several, and the one a person was born with. */
const [ofSpouse, ofSurname, ofBirth] = [1, 2, 3]

function surnameLikeness({ surnames }: ParsedName, person: ParsedName, spouse: ParsedName | null): number {
  const isOf = (one: ParsedName | null, word: string | undefined) =>
    word !== undefined && one?.surnames.some((surname) => isLike(surname, word)) === true
  if (isOf(person, surnames.at(-1))) return ofBirth
  if (surnames.some((word) => isOf(person, word))) return ofSurname
  return surnames.some((word) => isOf(spouse, word)) ? ofSpouse : 0
}

/** What was not written cannot be told apart. */
function haveFittingInitials(name: ParsedName, person: ParsedName): boolean {
  if (name.initials.length === 0 || person.initials.length === 0) return true
  return name.initials.some((initial) => person.initials.includes(initial))
}

/** First names written out on both sides tell people with one initial apart. */
function firstNameLikeness({ firstNames }: ParsedName, person: ParsedName): number {
  if (firstNames.length === 0 || person.firstNames.length === 0) return 0
  return firstNames.some((name) => person.firstNames.some((other) => isLike(name, other))) ? 0.5 : -0.5
}

/** Whether two words of names may be the same one: glued prefixes and, in longer words, a misread letter are let pass. */
function isLike(one: string, other: string): boolean {
  const [a, b] = [withoutPrefix(one), withoutPrefix(other)]
  if (a === b || one === other) return true
  const length = Math.min(a.length, b.length)
  return length >= 5 && editsBetween(a, b) <= (length >= 8 ? 2 : 1)
}

const withoutPrefix = (word: string): string => word.replace(/^(?:vander|vanden|vande|van|de)(?=.{4})/, '')

/** Letters to add, take away or change. */
function editsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1]
    for (const [to, match] of [...other].entries())
      next.push(Math.min((next[to] ?? 0) + 1, (row[to + 1] ?? 0) + 1, (row[to] ?? 0) + (letter === match ? 0 : 1)))
    row = next
  }
  return row[other.length] ?? 0
}
