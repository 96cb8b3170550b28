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
  wealth: [
    ...['savingsStart', 'savingsEnd', 'worthStart', 'worthEnd', 'loanStart', 'loanEnd', 'house'],
    ...['gained', 'lent', 'moved', 'dividendTax', 'foreignTax'],
  ],
  assessment: ['payable', 'refundable', 'instalment', 'assessed', 'earlier'],
}
/** Everything an amount of each set of kinds can be called. */
export const amountConceptsOf = {
  statements: ['income_statement', 'mortgage_statement', 'amount'].flatMap((kind) => ofKind[kind]),
  papers: [
    ...['moneyStart', 'moneyEnd', 'money', 'worthStart', 'worthEnd', 'worth', 'loanStart', 'loanEnd'],
    ...['savingsPlace', 'worthPlace', 'loanPlace', 'housePlace'],
    ...['gained', 'lent', 'moved', 'dividendTax', 'foreignTax'],
    ...ofKind.assessment,
  ],
}
const summed = { mortgage_statement: ['interest', 'balanceEnd'], wealth: ['savingsStart', 'worthStart', 'loanStart'] }

/** What an amount of a kind of document may be; `Total` marks a sum over loan parts. */
export const classesOf = (kind) => [
  'nothing',
  ...ofKind[kind],
  ...(summed[kind] ?? []).map((concept) => `${concept}Total`),
]

export function classOf(kind, mark) {
  // What an amount is may be more than its label says.
  const is = mark?.is ?? mark?.concept
  if (!ofKind[kind].includes(is)) return 'nothing'
  return mark.scope === 'total' && summed[kind]?.includes(is) ? `${is}Total` : is
}

/** Concepts that say where in a paper something stands. */
export const placingConceptsOf = {
  statements: ['total', 'previousYear', 'cumulative', 'period1', 'section', 'mortgageSection', 'example'],
  papers: [
    ...[
      'total',
      'previousYear',
      'example',
      'startOfYear',
      'endOfYear',
      'moneyStart',
      'moneyEnd',
      'worthStart',
      'worthEnd',
    ],
    ...['savingsPlace', 'worthPlace', 'loanPlace', 'housePlace'],
  ],
}
