/** Joins class names; what is not a string (a condition that does not hold) is left out. */
export const classNames = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ')
