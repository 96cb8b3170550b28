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

/** The words of `text` under `choice`; `{name}` places are filled from `values`. */
export function wordsOf(
  text: Copy,
  choice: LanguageChoice,
  values?: Readonly<Record<string, string | number>>,
): string {
  const words = text[languageOf(text, choice)]
  if (values === undefined) return words
  return words.replace(/\{(\w+)\}/g, (place, name: string) => (name in values ? String(values[name]) : place))
}

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
