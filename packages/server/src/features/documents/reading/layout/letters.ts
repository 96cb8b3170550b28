/**
 * The letters and digits of a text only, lower case, without accents: what is left of a label when spaces, letter-spacing,
 * hyphens and punctuation no longer count. `L o o n   LB/PH:` → `loonlbph`.
 */
export const lettersOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
