import {
  between,
  cents,
  down,
  eurosDown,
  eurosUp,
  nearest,
  percentageOf,
  percentagesOf,
  thousandths,
} from './arithmetic.mjs'

/**
 * Green savings and investments of all `people` (what each gave): exempt up to one amount a person, the investments
 * first; the rest is taxed like any other, by its kind.
 */
export function greens(figures, people) {
  const total = (field) => people.reduce((amount, given) => amount + (given[field] ?? 0), 0)
  const saved = total('greenSavings')
  const invested = total('greenInvestments') - saved
  const room = cents(figures.greenMax) * people.length
  const left = Math.max(0, room - invested)
  return {
    exempt: Math.min(room, saved + invested),
    investments: eurosDown(Math.max(0, invested - room)),
    savings: eurosDown(Math.max(0, saved - left)),
  }
}

/** What a household has on 1 January, and its deemed return; `people` is 1 or 2, `green` its green savings and investments. */
export function wealth(year, figures, box3, green, people) {
  const rules = figures.box3
  const percentages =
    box3.percentages === 'provisional' || (rules.isFinal === false && box3.percentages !== 'final')
      ? { ...rules, ...rules.provisional }
      : rules
  const whole = year >= 2024
  const savings = eurosDown(box3.savings ?? 0) + green.savings
  const investments = eurosDown(box3.investments ?? 0) + green.investments
  const debts = eurosUp(box3.debts ?? 0)
  const deductible = Math.max(0, debts - cents(rules.debtThreshold) * people)
  const net = Math.max(0, savings + investments - deductible)
  const onDebt = BigInt(deductible) * thousandths(percentages.debt)
  const returned =
    percentagesOf([savings, percentages.bank], [investments, percentages.other]) -
    (whole ? nearest(onDebt, 10_000_000) * 100 : nearest(onDebt, 100_000))
  const actual = box3.actualReturn
  return {
    net,
    base: Math.max(0, net - cents(rules.allowance) * people),
    yield: Math.max(0, returned),
    actual: actual && Math.max(0, actual.income + actual.valueChange - (actual.debtInterest ?? 0)),
  }
}

/** The box 3 income of someone who has `part` (cents) of the base: the lowest of the methods that the year knows. */
export function box3Income(year, figures, assets, part) {
  if (part <= 0) return 0
  const { decimals } = figures.box3
  const share = down(BigInt(part) * 10n ** BigInt(decimals + 2), assets.net)
  const whole = year >= 2024
  const product = BigInt(assets.yield) * BigInt(share)
  const denominator = 10n ** BigInt(decimals + 2)
  const methods = [whole ? eurosDown(down(product, denominator)) : nearest(product, denominator)]
  if (year === 2022)
    methods.push(
      percentagesOf(
        [between(part, 0, 50650), 1.818],
        [between(part, 50650, 962350), 4.366],
        [between(part, 962350, Infinity), 5.53],
      ),
    )
  if (assets.actual !== undefined) {
    const ownPart = BigInt(assets.actual) * BigInt(part)
    methods.push(whole ? eurosDown(down(ownPart, assets.base)) : nearest(ownPart, assets.base))
  }
  return Math.min(...methods)
}

/** The tax on a taxable box 3 income (cents): whole euros, down, from 2024. */
export function box3Tax(year, figures, income) {
  if (year < 2024) return percentageOf(income, figures.box3.rate)
  return down(BigInt(income) * BigInt(figures.box3.rate), 10_000) * 100
}
