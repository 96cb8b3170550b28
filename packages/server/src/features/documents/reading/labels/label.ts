/** What a printed label stands for. Those after `start` of the second list only keep their amounts from being taken. */
export type Concept =
  | 'salary'
  | 'taxWithheld'
  | 'mortgageInterest'
  | 'remainingBalance'
  | 'deductibleCosts'
  | 'totalInterestAndFees'
  | 'amount'
  | 'employerName'
  | 'lenderName'
  | 'payeeName'
  | 'fiscalYear'
  | 'bsn'
  | 'employmentPeriod'
  | 'loanPartNumber'
  | 'mortgageType'
  | 'distractor'

/** A label written out, in every spelling seen. */
export interface LabelVariants {
  readonly concept: Concept
  /** 1 for a label that can mean nothing else; lower for one that another label of the same concept beats. */
  readonly strength: number
  readonly variants: readonly string[]
}

/**
 * A label known by its words, for spellings nobody wrote down: it must hold one word of each `needs` list, and when all
 * words of `needs` and `also` are taken away nothing may be left.
 */
export interface LabelGrammar {
  readonly concept: Concept
  readonly strength: number
  readonly needs: readonly (readonly string[])[]
  readonly also: readonly string[]
}
