/**
 * Controls, line breaks, what is no character, what turns others round, and what is not seen: also letters that are drawn as nothing
 * (`DI`) and the empty cell of Braille.
 */
const hidden = /[\p{C}\p{Zl}\p{Zp}\p{DI}\u2800]/u

/** After a letter, names in some scripts need what keeps it apart from the next, joins it, or (`VS`) chooses how it is drawn. */
const afterLetter = /(\S)[\u200C-\u200D\p{VS}]+/gu

/** Whether a user name holds what nobody sees. What is around it is taken off before it is kept. */
export const hidesInUsername = (name: string): boolean => hidden.test(name.trim())

/** The same of the name of a person. */
export const hidesInName = (name: string): boolean => hidesInUsername(name.replace(afterLetter, '$1'))
