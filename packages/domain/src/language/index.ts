/** Every language the product is written in, in the order in which they are offered. */
export const languages = ['en', 'nl'] as const

export type Language = (typeof languages)[number]

/** Every choice, in the order in which it is offered: one language, or the specification's own mix. */
export const languageChoices = [...languages, 'mix'] as const

/** What a visitor reads. */
export type LanguageChoice = (typeof languageChoices)[number]

/** How dates are written in a language, wherever a date is: `May 1, 2025` (spec 1 § 2), `1 mei 2025`. */
export const dateLocales: Readonly<Record<Language, string>> = { en: 'en-US', nl: 'nl-NL' }

/** One text in both languages, and the one the specification shows. */
export interface Copy {
  readonly en: string
  readonly nl: string
  readonly spec: Language
}

/** Builds a text. `spec` says which language the specification shows for it (English unless told). */
export const copy = (en: string, nl: string, spec: Language = 'en'): Copy => ({ en, nl, spec })

/** The language in which `text` is shown under `choice`. */
export const languageOf = (text: Copy, choice: LanguageChoice): Language => (choice === 'mix' ? text.spec : choice)

/** A Dutch term in an English text: `your annual statement (_jaaropgaaf_)`. A sign inside a word, as in a file's name, marks nothing. */
export const termMark = /\b_([^_]+)_(?!\w)/

type Values = Readonly<Record<string, string | number>>

/** `text` under `choice` in pieces: every second one, if any, is a Dutch term. `{name}` places are filled from `values`. */
export function piecesOf(text: Copy, choice: LanguageChoice, values?: Values): readonly string[] {
  const words = text[languageOf(text, choice)]
  // Nearly all texts have no mark, and pages have hundreds of texts: looking for the sign first costs a twentieth.
  const pieces = words.includes('_') ? words.split(termMark) : [words]
  if (values === undefined) return pieces
  // After the marks, so that a sign in a value is none.
  return pieces.map((piece) => piece.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place)))
}

/** The words of `text` under `choice`, without marks; `{name}` places are filled from `values`. */
export const wordsOf = (text: Copy, choice: LanguageChoice, values?: Values): string =>
  piecesOf(text, choice, values).join('')

/** Reads a stored choice; null when nothing (that we know) was chosen. */
export const parseLanguageChoice = (value: unknown): LanguageChoice | null =>
  languageChoices.find((choice) => choice === value) ?? null

/** The language an address asks for by itself (`?lang=nl`): for links and search engines, stronger than what is remembered; null without. */
export function languageInAddress(search: string): Language | null {
  const asked = partsOf(search).find(isLanguagePart)?.slice('lang='.length)
  return languages.find((language) => language === asked) ?? null
}

/** The search part of an address without its language; everything else stays as it is. */
export function withoutLanguage(search: string): string {
  const rest = partsOf(search).filter((part) => !isLanguagePart(part))
  return rest.length === 0 ? '' : `?${rest.join('&')}`
}

const isLanguagePart = (part: string) => part.startsWith('lang=')
const partsOf = (search: string): readonly string[] =>
  search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '')
