import { between, cents, nearest, percentageOf } from './arithmetic.mjs'

/** `max` (euros) less `percentage` of the income (cents) above `from` (euros), at least 0. */
const declining = (max, percentage, income, from) =>
  Math.max(0, cents(max) - percentageOf(between(income, from, Infinity), percentage))

export function generalCredit(figures, pensioner, income) {
  const { max, pct, pensionMax, pensionPct, from, to } = figures.general
  if (pensioner) return income > cents(to) ? 0 : declining(pensionMax, pensionPct, income, from)
  return declining(max, pct, income, from)
}

/**
 * A sum of stretches, each growing to its own maximum, less the decline; above pension age with figures of its own. Where nothing declines yet
 * it is at least what was taken into account with the wage (Act 8.11(2)).
 */
export function labourCredit(figures, pensioner, labour, applied) {
  const { bounds, pct, sums, pensionPct, pensionSums } = figures.labour
  const rates = pensioner ? pensionPct : pct
  const totals = pensioner ? pensionSums : sums
  const starts = [0, ...bounds]
  const grown = totals.reduce((credit, total, index) => {
    const most = cents(total - (totals[index - 1] ?? 0))
    return credit + Math.min(percentageOf(between(labour, starts[index], Infinity), rates[index]), most)
  }, 0)
  if (labour > cents(bounds[2]))
    return Math.max(0, grown - percentageOf(between(labour, bounds[2], Infinity), rates[3]))
  return Math.max(grown, Math.min(applied, cents(totals[2])))
}

export function combinationCredit(figures, pensioner, labour) {
  const { from, pct, max, pensionPct, pensionMax } = figures.combination
  const above = between(labour, from, Infinity)
  if (!pensioner || above === 0) return Math.min(percentageOf(above, pct), cents(max))
  return Math.min(percentageOf(above, pensionPct), cents(pensionMax))
}

export function elderlyCredits(figures, person, pensioner, aggregate) {
  if (!pensioner) return { elderly: 0, single: 0 }
  const elderly = declining(figures.elderly.max, 15, aggregate, figures.elderly.from)
  return { elderly, single: person.singleElderly ? cents(figures.singleElderly) : 0 }
}

/**
 * How far credits may be paid out beside a partner who owes tax: the general credit of whoever was born before 1963, and
 * in 2022 the last 6.667 % of it for others and of the labour and combination credits for all.
 */
export function payoutLevel(figures, person, credits) {
  const before1963 = (person.dateOfBirth ?? '9999') < '1963-01-01'
  const { generalCredit: general, labourCredit: labour, combinationCredit: combination } = credits
  const last = (credit) => percentageOf(credit, figures.lastPayoutPct)
  return (before1963 ? general : last(general)) + last(labour + combination)
}

/** Credits that count: up to the levy, and beside a partner with `room` (cents) left up to the payout level. */
export const usedCredits = (credits, levy, level, room) =>
  credits <= levy ? credits : Math.max(levy, Math.min(credits, level, levy + room))

/**
 * The green credit of each person over what is exempt: by the parts of the box 3 base, else to the higher aggregate income,
 * of equals to the elder (Act 2.17(2)).
 */
export function greenParts(figures, exempt, people, assessed, bases) {
  const credit = percentageOf(exempt, figures.greenPct)
  if (people.length === 1) return [credit]
  const base = bases[0] + bases[1]
  if (base > 0) {
    const first = share(credit, bases[0], base)
    return [first, credit - first]
  }
  const [one, other] = assessed.map(({ aggregateIncome }) => aggregateIncome)
  const [born, otherBorn] = people.map(({ given }) => given.dateOfBirth ?? '9999')
  const isFirst = one === other ? born <= otherBorn : one > other
  return isFirst ? [credit, 0] : [0, credit]
}

/** `amount × part / whole` to the nearest cent, whatever the sign of part and whole. */
export const share = (amount, part, whole) => nearest(BigInt(amount) * BigInt(Math.abs(part)), Math.abs(whole))
