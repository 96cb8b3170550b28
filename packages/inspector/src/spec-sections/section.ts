import { type Copy, copy } from '@aangiftewijs/domain/language'

/** One section of the specification, told in our own words for who does not have the document at hand. */
export interface SpecSection {
  /** As the charts name it in `meta.spec`: `part 1 § 4`. */
  readonly id: string
  readonly title: Copy
  /** What it asks. */
  readonly asks: Copy
}

type Words = readonly [en: string, nl: string]

export const section = (id: string, title: Words, asks: Words): SpecSection => ({
  id,
  title: copy(...title),
  asks: copy(...asks),
})

/** The section's anchor on the page that lists them: `part-2-2-16`. */
export const anchorOf = (id: string): string => id.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
