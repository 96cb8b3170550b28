/**
 * Controls, line breaks, what is no character, what turns others round, and what is not seen: also letters that are drawn as nothing
 * (`DI`) and the empty cell of Braille.
 */
const hidden = /[\p{C}\p{Zl}\p{Zp}\p{DI}\u2800]/u

/** After a letter, names in some scripts need what joins it to the next, keeps it apart, or (`VS`) chooses how it is drawn. */
const afterLetter = /([\p{L}\p{M}])(?:\u200C|\u200D|\p{VS})+/gu

/** Whether a user name holds what nobody sees. What is around it is taken off before it is kept. */
export const hidesInUsername = (name: string): boolean => hidden.test(name.trim())

/** The same of the name of a person. */
export const hidesInName = (name: string): boolean => hidesInUsername(name.trim().replace(afterLetter, '$1'))
