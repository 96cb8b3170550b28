import { type Copy, copy } from '@aangiftewijs/domain/language'
import type { IncomeKind } from '@aangiftewijs/domain/lawful-result'

/** Words of the bar from gross to net. */
export const words = {
  barLabel: copy('From gross to net', 'Van bruto naar netto', 'nl'),
  barTable: copy('The same figures in a table', 'Dezelfde bedragen in een tabel', 'nl'),
  tax: copy('Tax and premiums, less tax credits', 'Belasting en premies, min heffingskortingen', 'nl'),
  left: copy('Left after tax', 'Blijft over na belasting', 'nl'),
  gross: copy('Gross is {gross}: {incomes}.', 'Bruto is {gross}: {incomes}.', 'nl'),
  withheld: copy('{withheld} tax has already been withheld.', 'Er is al {withheld} belasting ingehouden.', 'nl'),
} as const

/** A kind of income within a sentence. */
export const incomeKindWords: Readonly<Record<IncomeKind, Copy>> = {
  wages: copy('wage {amount}', 'loon {amount}', 'nl'),
  benefits: copy('benefits {amount}', 'uitkeringen {amount}', 'nl'),
  pensions: copy('pension {amount}', 'pensioen {amount}', 'nl'),
  otherIncome: copy('other income {amount}', 'andere inkomsten {amount}', 'nl'),
  box2Income: copy('own company {amount}', 'eigen vennootschap {amount}', 'nl'),
}
