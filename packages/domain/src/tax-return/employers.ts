/** As many employers as documents one person may have. */
export const mostEmployers = 50
