import type { Doubt } from './contradictions.ts'

/** What others pay of a bill, as letters. */
const paidByOthers = /vergoed|verzekera|reimburs|insurer|coveredby/

/** What was taken for the costs is what they were before others paid a part of them, and what was left is printed, too. */
export const isBeforeOthersPaid: Doubt = ({ value }, around) => {
  const isPrinted = (cents: number) => cents > 0 && around.some((amount) => amount.cents === cents)
  return around.some(({ letters, cents }) => cents > 0 && paidByOthers.test(letters) && isPrinted(value - cents))
}

/** What others pay or paid, what was paid before the bill came, prices of a piece and what the tax is added to, as letters; unless they say what is left. */
const partOfBill =
  /aanbetal|voorschot|vooruitbet|downpayment|deposit|vergoed|reimburs|verzekerd|insured|gedeclareerd|unitprice|perstuk|stuksprijs|linetotal|subtot|zonderbtw|excl(?:uding)?(?:btw|vat)/
const whatIsLeft = /niet|not|eigen|own|zelf/
export const isPartOfBill: Doubt = ({ amounts }) =>
  amounts.some(({ letters }) => partOfBill.test(letters) && !whatIsLeft.test(letters))

/** Rates of value added tax, in hundredths, and how far cents that were rounded may be apart. */
const ratesOfVat = [9, 21]
/** What was taken for the costs is the tax in another amount of the bill, or upon it. */
export const isVat: Doubt = ({ value }, around) => {
  const rounded = value % 100 === 0 ? 50 : 1
  return around.some(({ cents }) =>
    ratesOfVat.some((rate) =>
      [100, 100 + rate].some((whole) => cents > value && Math.abs((cents * rate) / whole - value) <= rounded),
    ),
  )
}

/** Nobody pays less than nothing: what looks like its sign is something else, or it is paid back. */
export const isLessThanNothing: Doubt = ({ value }) => value < 0
