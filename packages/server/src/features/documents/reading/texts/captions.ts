import { remembered } from '../remembered.ts'
import type { Model } from '../statements/model.ts'

/** The concepts of the scorer whose values are texts, as the fields they fill. */
const textFields = {
  employer: 'employerName',
  lender: 'lenderName',
  payee: 'payeeName',
  year: 'fiscalYear',
  bsn: 'bsn',
  period: 'employmentPeriod',
  loanNumber: 'loanPartNumber',
  way: 'mortgageType',
} as const
/** The fields of statements that hold names, numbers, years and periods. */
export type TextField = (typeof textFields)[keyof typeof textFields]

/** What a text is most likely the caption of. */
export interface Caption {
  /** Null: of something that fills no text field, such as an amount or an address. */
  readonly field: TextField | null
}

/** From this share on a text is taken for a caption. */
const surely = 0.7
/** A caption is short: longer texts are sentences. */
const mostWords = 7
/** The caption a text is; null when it is none, or when that is not sure. Texts are asked again and again what they are. */
export function captionOf(text: string, model: Model): Caption | null {
  const own = captions.get(model) ?? remembered((one) => captionBy(model, one))
  captions.set(model, own)
  return own(text)
}

const captions = new WeakMap<Model, (text: string) => Caption | null>()

/** What ends so is the caption of a number, whatever that is of, and no value. */
export const ofNumber = /\p{L}{3}(?:nummer|number):?$/iu

function captionBy(model: Model, text: string): Caption | null {
  const { concepts, meanings } = model
  if (!/\p{L}/u.test(text) || text.split(' ').length > mostWords) return null
  // It counts papers.
  if (/^volg(?:nummer|nr)/i.test(text)) return { field: null }
  // `Werkgever 2:` where several are listed.
  const shares = meanings.of(text.replace(/(?<=\p{L}{3})\s+(?:nr\.?\s*)?(?:\d{1,2}|[A-D])\s*[.)]?\s*:?$/u, ''))
  const best = shares.reduce((most, share, at) => (share > (shares[most] ?? 0) ? at : most), 0)
  const name = concepts[best]
  if (name === undefined || best === concepts.length - 1 || (shares[best] ?? 0) < surely) {
    if (ofNumber.test(text)) return { field: null }
    // `WERKGEVER / INHOUDINGSPLICHTIGE` is called two things, of which one may be known.
    const [first, ...others] = text.split(' / ')
    return first !== undefined && others.length > 0 ? captionOf(first, model) : null
  }
  return { field: (textFields as Readonly<Record<string, TextField>>)[name] ?? null }
}
