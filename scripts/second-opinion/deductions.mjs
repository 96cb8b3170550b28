import { between, cents, nearest, percentageOf, percentagesOf } from './arithmetic.mjs'

const sum = (...amounts) => amounts.reduce((total, amount) => total + (amount ?? 0), 0)

const monthsOf = (year) => [31, year % 4 === 0 ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** The number of a date among the days of `year`: 0 for any before it, and that of its last day for any after. */
function dayOf(year, date) {
  const [given, month, day] = date.split('-').map(Number)
  const months = monthsOf(year)
  const upTo = given < year ? 0 : given > year ? 12 : month - 1
  return months.slice(0, upTo).reduce((days, some) => days + some, given === year ? day : 0)
}

/** The notional value of one home: the amount of a year (3.112(1)) by the days that it was the registered address (3.112(6)). */
function notionalOf(figures, year, { wozValue: value, registeredFrom = '0000-01-01', registeredUntil = '9999-12-31' }) {
  const { top, pct, topAmount } = figures.home
  const step = [12500, 25000, 50000, 75000].filter((bound) => value > cents(bound)).length
  const whole =
    value > cents(top) ? cents(topAmount) + percentageOf(value - cents(top), 2.35) : percentageOf(value, pct[step])
  const days = Math.max(0, dayOf(year, registeredUntil) - dayOf(year, registeredFrom))
  return nearest(BigInt(whole) * BigInt(days), dayOf(year, `${year}-12-31`))
}

/** Notional value, costs, Hillen deduction and balance of the own home and the one before it, in cents. */
export function ownHome(figures, year, home) {
  if (!home) return { notional: 0, costs: 0, hillen: 0, balance: 0 }
  const notional = notionalOf(figures, year, home) + (home.former ? notionalOf(figures, year, home.former) : 0)
  const costs = sum(home.interest, home.financingCosts)
  const hillen = percentageOf(Math.max(0, notional - costs), figures.hillen)
  return { notional, costs, hillen, balance: notional - costs - hillen }
}

/** Gifts that are deducted; `income` is the threshold income, of both partners together. */
export function gifts(figures, given = {}, income) {
  const positive = Math.max(0, income)
  const raised = Math.min(percentageOf(given.cultural ?? 0, 25), cents(1250))
  const total = sum(given.ordinary, given.cultural) + raised
  const threshold = Math.max(cents(60), percentageOf(positive, 1))
  const ordinary = Math.max(0, Math.min(total - threshold, percentageOf(positive, 10) + raised))
  const capped = given.periodic ?? 0
  const most = figures.periodicMax === Infinity ? capped : Math.min(capped, cents(figures.periodicMax))
  return { ordinary, periodic: most + (given.periodicFromBefore5October2022 ?? 0) }
}

/** Healthcare costs that are deducted; `people` is 1 or 2, `pensioner` whether either had pension age on 1 January. */
export function healthcare(figures, costs, income, people, pensioner) {
  if (!costs) return 0
  const { low, lowThreshold, high, highThreshold, multiplierTo } = figures.care
  const plain = sum(costs.treatment, costs.visitingTheSick)
  const raisable = sum(costs.transport, costs.medicines, costs.aids, costs.householdHelp, costs.diet, costs.clothing)
  const raise = income <= cents(multiplierTo) ? percentageOf(raisable, pensioner ? 113 : 40) : 0
  let threshold = cents(lowThreshold) * people
  if (income > cents(high)) threshold = cents(highThreshold) + percentageOf(between(income, high, Infinity), 5.75)
  else if (income > cents(low) * people) threshold = percentagesOf([income, 1.65])
  return Math.max(0, plain + raisable + raise - threshold)
}
