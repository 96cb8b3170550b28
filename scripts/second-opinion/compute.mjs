import { down, eurosDown } from './arithmetic.mjs'
import { assess, settle } from './assess.mjs'
import { box3Income, greens, wealth } from './box3.mjs'
import { greenParts, share } from './credits.mjs'
import { gifts, healthcare, ownHome } from './deductions.mjs'
import { figuresOf } from './figures.mjs'
import { labourIncomeOf, refusals } from './refusals.mjs'

const unsupported = (reasons) => ({ kind: 'unsupported', reasons })

/**
 * The return of a household (`household.ts` has its fields, in cents) under the law of `year`, computed a second time
 * from the reference alone. Gives `{ kind: 'computed', household, taxpayer, partner?, balance, settlement }` with the
 * fields of `result.ts`, or `{ kind: 'unsupported', reasons }`.
 */
export function compute(year, household) {
  const figures = figuresOf(year)
  const roles = household.partner ? ['taxpayer', 'partner'] : ['taxpayer']
  const people = roles.map((role) => ({ role, given: household[role], ...ageOf(figures, household[role].dateOfBirth) }))
  const carer = household.childUnder12 ? lowerEarner(people, household.partnerAbroad) : undefined
  const reasons = refusals(figures, household, people, carer)
  if (reasons.length > 0) return unsupported(reasons)

  const home = ownHome(figures, year, household.home)
  const box2 = household.box2Income ?? 0
  const green = greens(
    figures,
    people.map(({ given }) => given),
  )
  const assets = wealth(year, figures, household.box3 ?? {}, green, people.length)
  const parts = {
    ownHome: divide(home.balance, household.split?.ownHome, people.length),
    box2: divide(box2, household.split?.box2, people.length),
    box3: divide(assets.base, household.split?.box3, people.length),
    // A half that is cut off to nothing is a half all the same.
    costsInHalves:
      people.length === 2 && (household.split?.ownHome ?? 'even') === 'even' && Math.abs(home.balance) < 200,
  }
  const before = people.map((person, index) => incomeBefore(year, figures, person, index, parts, home, assets))
  const incomes = before.map((one) => one.box1Before + one.box2Before + one.box3Before)
  const thresholdIncome = Math.max(
    0,
    incomes.reduce((total, one) => total + one, 0),
  )
  const given = gifts(figures, household.gifts, thresholdIncome)
  const pensioner = people.some((person) => person.pensioner)
  const care = healthcare(figures, household.healthcare, thresholdIncome, people.length, pensioner)
  const deductions = given.ordinary + given.periodic + care
  const deducted = divide(deductions, household.split?.deductions, people.length)

  const assessed = people.map((person, index) =>
    assess(year, figures, person, before[index], deducted[index], index === carer),
  )
  const greenCredits = greenParts(figures, green.exempt, people, assessed, parts.box3)
  for (const [index, one] of assessed.entries()) {
    one.greenCredit = greenCredits[index]
    one.credits += one.greenCredit
  }
  const settled = assessed.map((one, index) => settle(figures, people[index].given, one, assessed[1 - index]))
  const [taxpayer, partner] = settled
  const total = (field) => settled.reduce((amount, one) => amount + one[field], 0)
  return {
    kind: 'computed',
    household: {
      notionalValue: home.notional,
      homeCosts: home.costs,
      hillenDeduction: home.hillen,
      homeBalance: home.balance,
      box2Income: box2,
      greenExempt: green.exempt,
      box3NetAssets: assets.net,
      box3Base: assets.base,
      box3Yield: assets.yield,
      thresholdIncome,
      giftDeduction: given.ordinary,
      periodicGiftDeduction: given.periodic,
      healthcareDeduction: care,
      personalDeductions: deductions,
    },
    taxpayer,
    ...(partner && { partner }),
    balance: total('balance'),
    settlement: total('settlement'),
  }
}

function ageOf(figures, born = '9999-12-31') {
  if (born < '1946-01-01') return { age: 'born-before-1946', pensioner: true }
  if (born < figures.pension.bornBefore) return { age: 'pension', pensioner: true }
  return { age: born > figures.pension.bornAfter ? 'under' : 'reaching', pensioner: false }
}

/** `[taxpayer, partner]` of an amount: half each, the taxpayer's in whole euros, or the size the taxpayer takes. */
function divide(amount, part = 'even', people) {
  if (people === 1) return [amount]
  const size = Math.abs(amount)
  const first = Math.sign(amount) * (part === 'even' ? eurosDown(down(size, 2)) : Math.min(size, part))
  return [first, amount - first]
}

function incomeBefore(year, figures, person, index, parts, home, assets) {
  const { given } = person
  const labourIncome = labourIncomeOf(given)
  const income = labourIncome + (given.benefits ?? 0) + (given.pensions ?? 0) + (given.otherIncome ?? 0)
  const own = parts.ownHome[index]
  const firstCosts =
    home.balance === 0 || parts.costsInHalves
      ? down(home.costs, parts.ownHome.length)
      : share(home.costs, parts.ownHome[0], home.balance)
  return {
    labourIncome,
    income,
    ownHome: own,
    homeCosts: index === 0 ? firstCosts : home.costs - firstCosts,
    box1Before: income + own,
    box2Before: parts.box2[index],
    box3Before: box3Income(year, figures, assets, parts.box3[index]),
  }
}

/**
 * Who has the combination credit: alone, or with the lower labour income; the elder when both earn the same. Who is no partner for want of
 * living here is one for this (Act 8.14a(5)): `abroad`. Then it may be nobody's.
 */
function lowerEarner(people, abroad) {
  if (people.length === 1) {
    if (!abroad) return 0
    const { labourIncome, dateOfBirth } = abroad
    const here = { given: people[0].given }
    const there = { given: { wages: labourIncome, dateOfBirth } }
    return lowerEarner([here, there]) === 0 ? 0 : undefined
  }
  const [one, other] = people.map(({ given }) => labourIncomeOf(given))
  if (one !== other) return one < other ? 0 : 1
  const [born, otherBorn] = people.map((person) => person.given.dateOfBirth ?? '9999')
  return otherBorn < born ? 1 : 0
}
