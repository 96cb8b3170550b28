/** Every year the reference has, oldest first. */
export const years: readonly number[]
