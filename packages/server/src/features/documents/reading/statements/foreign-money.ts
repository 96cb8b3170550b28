import { mentions, type Row } from '../candidates/sheet.ts'

/** Amounts may be in dollars or pounds. */
export const foreignMoney = /\$|£|\b(?:USD|GBP|CHF)\b/
const euros = /€|\b(?:EUR|euros?)\b/i

/** Whether the amounts of a paper are in other money: nowhere on it is the euro named. */
export const isInForeignMoney = (rows: readonly Row[]): boolean =>
  mentions(rows, foreignMoney) && !mentions(rows, euros)
