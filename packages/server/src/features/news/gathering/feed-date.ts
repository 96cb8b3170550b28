import { momentOf } from '@aangiftewijs/domain/news'

/** Names of zones that feeds write and JavaScript does not know. */
const offsets: Readonly<Record<string, string>> = {
  WET: '+0000',
  WEST: '+0100',
  BST: '+0100',
  CET: '+0100',
  CEST: '+0200',
  MET: '+0100',
  MEST: '+0200',
  EET: '+0200',
  EEST: '+0300',
  MSK: '+0300',
}

/** Longer ones are no date. */
const longest = 60

const hasZone = /:\d\d(?:\.\d+)?\s*(?:[+-]\d\d:?\d\d|(?!am|pm)[a-z]{1,4})$|\b(?:gmt|utc?)$/i

/** V8 reads an ISO date followed by a space and a zone only without the `T`. */
const withoutT = (text: string) => text.replace(/^(\d{4}-\d\d-\d\d)T/, '$1 ')

const orNull = (moment: Date): Date | null => (Number.isNaN(moment.getTime()) ? null : moment)

/** When a feed says something appeared; the clock of Amsterdam where it names no zone. Null for what is no date. */
export function feedDate(text: string): Date | null {
  if (text.length > longest) return null
  const plain = text.replace(/\([^()]*\)$/, '').trim()
  const dated = plain.replace(/[a-z]+$/i, (name) => offsets[name.toUpperCase()] ?? name)
  if (hasZone.test(dated)) return orNull(new Date(dated.includes(' ') ? withoutT(dated) : dated))
  const wall = Date.parse(`${withoutT(dated)} UTC`)
  return Number.isNaN(wall) ? null : orNull(momentOf(wall))
}
