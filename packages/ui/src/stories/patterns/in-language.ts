/** Says a text in the language of the toolbar: `const say = inLanguage(globals)`. English unless Dutch is chosen. */
export const inLanguage =
  ({ language }: { readonly language?: unknown }) =>
  (en: string, nl: string): string =>
    language === 'nl' ? nl : en
