import type { FormFields } from '@aangiftewijs/domain/form'
import type { LanguageChoice } from '@aangiftewijs/domain/language'
import type { Problem } from '@aangiftewijs/domain/problem'
import type { ThemeChoice } from '@aangiftewijs/domain/theme'
import type { PageData } from './server-answers.ts'

export type Product = 'tax' | 'news'

/** What questions are called on the page, by field, in the visitor's language. */
export type FieldNames = Readonly<Record<string, string>>

/** A form that came back: what was typed and what is wrong with it. Passwords and files never come back. */
export interface PostedForm {
  /** Which form of the page: `login`, `register`, `upload`, `password`, or the route's only one. */
  readonly name: string
  readonly fields: FormFields
  readonly problems: readonly Problem[]
  /** Of the fields with a problem whose names do not come with the page's script. */
  readonly names?: FieldNames
  /** A message about the whole form, such as a lost race or a refused sign-in; already in the visitor's language. */
  readonly message?: string
}

/** A message for the next page after a post without script; shown as a status banner. The same texts as the toasts. */
export interface Flash {
  readonly variant: 'default' | 'destructive' | 'warning'
  readonly title: string
  readonly text?: string
  /** Where one can do something about it. */
  readonly link?: { readonly href: string; readonly text: string }
  /** A form of one button that takes back what was done, posted to `action`. */
  readonly undo?: { readonly action: string; readonly fields: FormFields; readonly text: string }
}

/**
 * What is kept for somebody whose session ended: what they saved, or also what they `typed` and had not saved yet: in the window, or
 * at the server, to which they `sent` it too late. Of a button that they `pressed` too late nothing was done, which the server tells
 * them. `unknown` where it did not end by time, as far as the server knows: their account may be gone.
 */
export type KeptAfterEnd = 'saved' | 'typed' | 'sent' | 'pressed' | 'unknown'

/** What the privacy statement says of who runs this installation (server configuration). */
export interface Operator {
  /** Who answers for the data, and their e-mail or web address. */
  readonly controller?: { readonly name: string; readonly contact: string }
  /** Who keeps or carries data for them. */
  readonly processors?: readonly string[]
  readonly sendsMail?: true
  /** Whether documents lie in a bucket. */
  readonly hasBucket?: true
  /** Days that backups are kept. */
  readonly backupDays?: number
}

/** Everything a page is rendered from. The server fills it, embeds it, and the browser hydrates from the same value. */
export interface PageRequest {
  readonly product: Product
  /** Path without search. */
  readonly path: string
  /** With the question mark, or empty. */
  readonly search: string
  readonly language: LanguageChoice
  readonly theme: ThemeChoice
  /** ISO date-time of the server's clock, so that both sides render the same day. */
  readonly now: string
  readonly origin: string
  /** Whether the visit begins with this page: what everyone has to know is then said whole. */
  readonly isArrival: boolean
  /** Whether somebody signed in with this browser before: they sign in, others register. */
  readonly hasSignedInHere: boolean
  readonly data: PageData
  readonly form: PostedForm | null
  readonly flash: Flash | null
  /** Of a gate: that a session had just ended, as far as the server knows, and what of it is kept. */
  readonly ended: KeptAfterEnd | null
  /** HTTP status of this answer: 200, 401 (gate), 404, 412 or 422 (a form that came back), 500. */
  readonly status: number
  /** Where the donation button leads: an external page (server configuration); without it the app's own default. */
  readonly donationUrl?: string
  /** Where the product can be followed (server configuration); nowhere without. */
  readonly socialLinks?: readonly string[]
  /** Absent where nothing is configured. */
  readonly operator?: Operator
  /** Of a 500: the id under which the log has it. */
  readonly errorId?: string
}
