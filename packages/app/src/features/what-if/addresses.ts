/** Where a change of a figure is tried out and a couple's division is chosen. */
export const whatIfPath = '/tax-filing/what-if'

/** The id of what a division is chosen with: one press leads back to it. */
export const divideHere = 'divide'

/** The id of where a couple fills in a division of its own. */
export const divideOwnHere = 'own-division'

/** The id of the card that says how a return divides. */
export const divisionHere = 'division'
