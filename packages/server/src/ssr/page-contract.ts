import type { FormFields } from '@aangiftewijs/domain/form'
import type { LanguageChoice } from '@aangiftewijs/domain/language'
import type { Problem } from '@aangiftewijs/domain/problem'

export type Product = 'tax' | 'news'
export type ThemeChoice = 'system' | 'light' | 'dark' | 'contrast'

/** The GET calls a page's first paint can need. */
export type DataNeed = '/api/user' | '/api/tax-filings' | '/api/documents' | '/api/sample-documents' | '/api/news'

/** A form that came back: what was typed and what is wrong with it. Passwords and files never come back. */
export interface PostedForm {
  readonly name: string
  readonly fields: FormFields
  readonly problems: readonly Problem[]
  /** A message about the whole form, already in the visitor's language. */
  readonly message?: string
}

/** A message for the next page after a post without script. */
export interface Flash {
  readonly variant: 'default' | 'destructive' | 'warning'
  readonly title: string
  readonly text?: string
}

/** The cached answers a page starts with, by the GET call that would have fetched them. */
export type PageData = Readonly<Record<string, unknown>>

/** Everything a page is rendered from. */
export interface PageRequest {
  readonly product: Product
  readonly path: string
  readonly search: string
  readonly language: LanguageChoice
  readonly theme: ThemeChoice
  readonly now: string
  readonly origin: string
  readonly data: PageData
  readonly form: PostedForm | null
  readonly flash: Flash | null
  readonly status: number
  readonly errorId?: string
}

/** What the host reads of a row of the app's table of routes. */
export interface PageRoute {
  readonly id: string
  readonly access: 'public' | 'signed-in'
  readonly data: readonly DataNeed[]
}
