/** The test BSN offered on the registration form; passes the eleven-proof and lies in the range reserved for tests. */
export const testBsn = '999990019'

/** The test BSN offered where the partner's is asked: two people never have the same one. */
export const partnerTestBsn = '999990020'
