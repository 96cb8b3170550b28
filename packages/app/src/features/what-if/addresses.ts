/** Where a change of a figure is tried out and a couple's division is chosen. */
export const whatIfPath = '/tax-filing/what-if'
