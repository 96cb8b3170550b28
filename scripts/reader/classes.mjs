const ofKind = {
  income_statement: [
    'wage',
    'withheld',
    'credit',
    'svWage',
    'zvwWage',
    'zvwContribution',
    'premiums',
    'gross',
    'net',
    'pension',
    'allowance',
  ],
  mortgage_statement: [
    'interest',
    'balanceEnd',
    'deductible',
    'fees',
    'interestReceived',
    'balanceStart',
    'repayment',
    'owed',
    'costs',
    'principal',
    'depot',
    'instalment',
    'property',
  ],
  amount: ['due', 'reimbursed', 'vat'],
}
/** Everything an amount can be called. */
export const amountConcepts = Object.values(ofKind).flat()
const summed = { mortgage_statement: ['interest', 'balanceEnd'] }

/** What an amount of a kind of document may be; `Total` marks a sum over loan parts. */
export const classesOf = (kind) => [
  'nothing',
  ...ofKind[kind],
  ...(summed[kind] ?? []).map((concept) => `${concept}Total`),
]

export function classOf(kind, mark) {
  if (!mark || !ofKind[kind].includes(mark.concept)) return 'nothing'
  return mark.scope === 'total' && summed[kind]?.includes(mark.concept) ? `${mark.concept}Total` : mark.concept
}

/** Concepts that say where in a paper something stands. */
export const placingConcepts = [
  'total',
  'previousYear',
  'cumulative',
  'period1',
  'section',
  'mortgageSection',
  'example',
]
