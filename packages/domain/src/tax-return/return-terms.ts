/** For how long things can be done about a real return, or must be kept; a test holds the guide to them. */
export const returnTerms = {
  /** Years after the tax year in which a return may still be sent or corrected. */
  correctionYears: 5,
  /** Weeks after the final assessment in which one may object. */
  objectionWeeks: 6,
  /** Years that the papers of a return are kept. */
  recordYears: 5,
  /** Months after which the tax authority has usually answered. */
  answerMonths: 3,
} as const
