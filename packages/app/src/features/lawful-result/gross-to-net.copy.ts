import { type Copy, copy } from '@aangiftewijs/domain/language'
import type { IncomeKind } from '@aangiftewijs/domain/lawful-result'

/** Words of the bar from gross to net. */
export const words = {
  barLabel: copy('From gross to net', 'Van bruto naar netto'),
  barTable: copy('The same figures in a table', 'Dezelfde bedragen in een tabel'),
  tax: copy('Tax and premiums, less tax credits', 'Belasting en premies, min heffingskortingen'),
  left: copy('Left after tax', 'Blijft over na belasting'),
  gross: copy('Gross is {gross}: {incomes}.', 'Bruto is {gross}: {incomes}.'),
  withheld: copy('{withheld} tax has already been withheld.', 'Er is al {withheld} belasting ingehouden.'),
} as const

/** A kind of income within a sentence. */
export const incomeKindWords: Readonly<Record<IncomeKind, Copy>> = {
  wages: copy('wage {amount}', 'loon {amount}'),
  benefits: copy('benefits {amount}', 'uitkeringen {amount}'),
  pensions: copy('pension {amount}', 'pensioen {amount}'),
  otherIncome: copy('other income {amount}', 'andere inkomsten {amount}'),
  box2Income: copy('own company {amount}', 'eigen vennootschap {amount}'),
}
