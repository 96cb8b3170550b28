import { type Copy, copy } from '@aangiftewijs/domain/language'
import { formatWholeEuros, percentWords } from '@aangiftewijs/domain/money'
import { questionAddress } from '@aangiftewijs/domain/question-address'
import type { QuestionName } from '@aangiftewijs/domain/tax-return'
import type { Operator } from '../../page-request.ts'

/**
 * The typed pieces a content page is written in. Texts may carry three inline marks: `[label](address)` a link,
 * `_term_` a Dutch term inside an English sentence, `**words**` strong words.
 */
export type Block =
  | { readonly kind: 'paragraph'; readonly text: Copy }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly Copy[] }
  | {
      readonly kind: 'table'
      readonly caption: Copy
      readonly columns: readonly Copy[]
      /** One cell a column; the first cell heads its row. */
      readonly rows: readonly (readonly Copy[])[]
    }
  | ({ readonly kind: 'figure' } & Figure)
  | { readonly kind: 'note'; readonly tone: 'info' | 'warning'; readonly title: Copy; readonly text: Copy }
  | { readonly kind: 'links'; readonly links: readonly ContentLink[] }

/** One figure of the guide, the years it holds for, and what it became. */
export interface Figure {
  readonly label: Copy
  readonly amount: Copy
  /** The years the amount belongs to: `2023`, `up to 2023`, `every year`. */
  readonly years: Copy
  /** The amounts of other years, oldest first. */
  readonly others: readonly { readonly year: string; readonly amount: Copy }[]
  readonly remark?: Copy
}

/** A link with a line that says what one finds there. Addresses that start with `http` leave the site. */
export interface ContentLink {
  readonly href: string
  readonly label: Copy
  readonly text: Copy
}

/** A heading with its stable anchor, and what stands below it. */
export interface Section {
  /** The anchor: never renamed, since links from outside point to it. */
  readonly id: string
  readonly title: Copy
  readonly blocks: readonly Block[]
}

/** A tab, a group of questions or a chapter of a page. */
export interface Part {
  readonly id: string
  readonly title: Copy
  readonly lead?: Copy
  readonly sections: readonly Section[]
}

/** Everything that is written on one page. */
export interface Content {
  readonly lead: Copy
  readonly parts: readonly Part[]
  /** The parts where it matters who runs the installation. */
  readonly partsFor?: (operator: Operator) => readonly Part[]
}

export const paragraph = (en: string, nl: string): Block => ({ kind: 'paragraph', text: copy(en, nl) })

/** The steps of the return as the wizard names them; written out, because its own table brings the wizard's words along. */
const stepNames = {
  setup: ['Setup', 'Gegevens'],
  partner: ['Partner', 'Partner'],
  documents: ['Documents', 'Documenten'],
  income: ['Income', 'Inkomen'],
  deductions: ['Deductions', 'Aftrekposten'],
  review: ['Review', 'Overzicht'],
  submit: ['Submit', 'Inzenden'],
} as const

/** The step of the return that an answer is about, or the question there. */
export function atStep(step: keyof typeof stepNames, question?: QuestionName): Block {
  const [en, nl] = stepNames[step]
  const path = `/tax-filing/${step}`
  const address = question === undefined ? path : questionAddress(path, question)
  return paragraph(`In your return: [${en}](${address})`, `In uw aangifte: [${nl}](${address})`)
}

export const list = (...items: Copy[]): Block => ({ kind: 'list', isOrdered: false, items })

export const orderedList = (...items: Copy[]): Block => ({ kind: 'list', isOrdered: true, items })

export const table = (caption: Copy, columns: readonly Copy[], rows: readonly (readonly Copy[])[]): Block => ({
  kind: 'table',
  caption,
  columns,
  rows,
})

export const figure = (parts: Figure): Block => ({ kind: 'figure', ...parts })

export const note = (title: Copy, text: Copy): Block => ({ kind: 'note', tone: 'info', title, text })

export const warning = (title: Copy, text: Copy): Block => ({ kind: 'note', tone: 'warning', title, text })

export const links = (...items: ContentLink[]): Block => ({ kind: 'links', links: items })

/** Words that are the same in both languages: years, names, numbers. */
export const same = (words: string): Copy => copy(words, words)

/** A whole amount: `€ 3.070`, as everywhere in the product. */
export const euros = (amount: number): Copy => same(formatWholeEuros(amount))

/** A percentage: `26.9%` in English, `26,9%` in Dutch. */
export const percent = (value: number): Copy => percentWords(Math.round(value * 100))
