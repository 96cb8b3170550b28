/** What a terminal would obey, or show in another order than it stands; not the end of a line. */
const obeyed = /(?!\n)[\p{Cc}\p{Cf}]/gu

/** A text for an operator's terminal: names of older accounts may hold anything. */
export const printable = (text: string): string =>
  text.replace(obeyed, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`)
