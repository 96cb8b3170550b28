import { type Copy, copy } from '@aangiftewijs/domain/language'
import type { IncomeKind, OtherTax, UntaxedKind } from '@aangiftewijs/domain/lawful-result'

/** Words of the bar from gross to net, here and in the calculator. */
export const words = {
  barLabel: copy('From gross to net', 'Van bruto naar netto'),
  barTable: copy('The same figures in a table', 'Dezelfde bedragen in een tabel'),
  gross: copy('Gross income', 'Bruto inkomen'),
  bracketWithPremiums: copy('Tax and premiums at {rate}', 'Belasting en premies tegen {rate}'),
  bracket: copy('Tax at {rate}', 'Belasting tegen {rate}'),
  credits: copy('Tax credits', 'Heffingskortingen'),
  tax: copy('Tax of the year', 'Belasting over het jaar'),
  left: copy('Left after tax', 'Blijft over na belasting'),
  withheld: copy('Already withheld', 'Al ingehouden'),
  paidBefore: copy('Already withheld and paid', 'Al ingehouden en betaald'),
  incomes: copy('Gross is {incomes}.', 'Bruto is {incomes}.'),
} as const

/** Taxes beside the brackets of box 1. */
export const otherTaxWords: Readonly<Record<OtherTax, Copy>> = {
  rateAdjustment: copy('Deductions count at a lower rate', 'Aftrek telt tegen een lager tarief'),
  taxBox2: copy('Tax on a substantial interest (box 2)', 'Belasting over aanmerkelijk belang (box 2)'),
  taxBox3: copy('Tax on savings and investments (box 3)', 'Belasting over sparen en beleggen (box 3)'),
}

/** Of what is left, what is not taxed. */
export const untaxedWords: Readonly<Record<UntaxedKind, Copy>> = {
  deductions: copy('of which not taxed: deductions', 'waarvan niet belast: aftrekposten'),
  allowance: copy('of which not taxed: 30% ruling', 'waarvan niet belast: 30%-regeling'),
}

/** A kind of income within a sentence. */
export const incomeKindWords: Readonly<Record<IncomeKind, Copy>> = {
  wages: copy('salary {amount}', 'loon {amount}'),
  benefits: copy('benefits {amount}', 'uitkeringen {amount}'),
  pensions: copy('pension {amount}', 'pensioen {amount}'),
  otherWork: copy('freelance and other work {amount}', 'freelance- en overig werk {amount}'),
  otherIncome: copy('other income {amount}', 'overige inkomsten {amount}'),
  box2Income: copy('own company {amount}', 'eigen vennootschap {amount}'),
}
