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

/** Euros for the wire; null stays null. */
export const euros = (one: Figure<Cents> | null): number | null => (one ? eurosOf(one.value) : null)

/** The evidence of the fields that were found. */
export const evidenceFor = (figures: Readonly<Record<string, Figure<unknown> | null>>): Record<string, Evidence> =>
  Object.fromEntries(Object.entries(figures).flatMap(([name, one]) => (one ? [[name, one.evidence]] : [])))

/** One box around several, on the page of the first. */
export const boxOf = (amounts: readonly { readonly place: PageBox | null }[]): PageBox | null =>
  boxAround(amounts.flatMap(({ place }) => place ?? []))
