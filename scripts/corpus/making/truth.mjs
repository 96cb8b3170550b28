import { amountFields } from '../../../packages/server/src/features/documents/reading/statements/roles.ts'

const two = (number) => String(number).padStart(2, '0')
const dated = ([day, month, year]) => `${two(day)}-${two(month)}-${year}`

/** What a reader should find in a generated document: euros, as the product gives them. */
export const expectedOf = ({ truth, isNot, type }) =>
  truth.map(({ shown, employmentPeriod, ...fields }) => ({
    ...Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [
        name,
        value !== null && amountFields.includes(name) ? value / 100 : value,
      ]),
    ),
    ...(employmentPeriod && { employmentPeriod: employmentPeriod.map(dated).join(' t/m ') }),
    ...(isNot &&
      (type === 'income_statement'
        ? { salary: null, taxWithheld: null }
        : { mortgageInterest: null, remainingBalance: null })),
  }))
