import type { Evidence, PageBox } from '@aangiftewijs/domain/documents'
import { type Cents, eurosOf } from '@aangiftewijs/domain/money'
import type { Word } from '../layout/page.ts'
import { boxAround } from '../layout/page.ts'

/** A value read, and why it is believed. */
export interface Figure<T> {
  readonly value: T
  readonly evidence: Evidence
}

/** What a value that something speaks against is worth at most: shown as "please check", never pre-filled. */
export const doubtful = 0.5

export const rounded = (confidence: number) => Math.round(Math.min(1, Math.max(0, confidence)) * 100) / 100

/** Where a text stands, and the label it stands at. */
export interface Found {
  readonly words: readonly Word[]
  readonly label: string
}

/** A value read from a text. */
export const figure = <T>(value: T, confidence: number, { words, label }: Found): Figure<T> => ({
  value,
  evidence: {
    confidence: rounded(confidence * Math.min(1, ...words.map((word) => word.confidence))),
    place: boxAround(words.map((word) => word.place)),
    label,
  },
})

type Figures = Readonly<Record<string, Figure<unknown> | null>>
type Values<T> = { -readonly [Name in keyof T]: T[Name] extends Figure<infer V> | null ? V | null : never }

/** Fields as they go over the wire: amounts in euros, other values as they are, null what was not found; and the evidence of what was. */
export function fieldsOf<A extends Readonly<Record<string, Figure<Cents> | null>>, T extends Figures>(
  amounts: A,
  texts: T,
): Values<A> & Values<T> & { evidence: Record<string, Evidence> } {
  const found = Object.entries<Figure<unknown> | null>({ ...amounts, ...texts })
  const onWire = (name: string, { value }: Figure<unknown>) =>
    name in amounts && typeof value === 'number' ? eurosOf(value) : value
  return {
    ...Object.fromEntries(found.map(([name, one]) => [name, one && onWire(name, one)])),
    evidence: Object.fromEntries(found.flatMap(([name, one]) => (one ? [[name, one.evidence]] : []))),
  } as Values<A> & Values<T> & { evidence: Record<string, Evidence> }
}

/** One box around several, on the page of the first. */
export const boxOf = (amounts: readonly { readonly place: PageBox | null }[]): PageBox | null =>
  boxAround(amounts.flatMap(({ place }) => place ?? []))
