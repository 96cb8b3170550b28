import { between, cents, eurosDown, percentageOf, percentagesOf } from './arithmetic.mjs'
import { box3Tax } from './box3.mjs'
import { combinationCredit, elderlyCredits, generalCredit, labourCredit, payoutLevel, usedCredits } from './credits.mjs'

/** Taxable incomes, levy and credits of one person, but for the green credit. */
export function assess(year, figures, person, before, deduction, carer) {
  const inBox1 = Math.min(deduction, Math.max(0, before.box1Before))
  const inBox3 = Math.min(deduction - inBox1, before.box3Before)
  const inBox2 = Math.min(deduction - inBox1 - inBox3, before.box2Before)
  const box1 = before.box1Before - inBox1
  const box2 = before.box2Before - inBox2
  const box3 = before.box3Before - inBox3
  const aggregate = box1 + box2 + box3
  const first = person.age === 'born-before-1946' ? figures.firstBracketBefore1946 : figures.firstBracket
  const inFirst = between(box1, 0, first)
  const taxBox1 = percentagesOf(
    [inFirst, person.pensioner ? figures.pensionRate : figures.rates[0]],
    [between(box1, first, figures.top), figures.rates[1]],
    [between(box1, figures.top, Infinity), figures.rates[2]],
  )
  const lessened = before.homeCosts + inBox1
  const rateAdjustment = percentageOf(
    Math.max(0, Math.min(box1 + lessened - cents(figures.top), lessened)),
    figures.adjustment,
  )
  const taxBox2 = percentagesOf(
    [between(box2, 0, figures.box2.bound), figures.box2.low],
    [figures.box2.bound === Infinity ? 0 : between(box2, figures.box2.bound, Infinity), figures.box2.high],
  )
  const taxBox3 = box3Tax(year, figures, box3)
  const combination = carer ? combinationCredit(figures, person.pensioner, before.labourIncome) : 0
  const elderly = elderlyCredits(figures, person.given, person.pensioner, aggregate)
  const credits = {
    generalCredit: generalCredit(figures, person.pensioner, figures.general.base === 'box1' ? box1 : aggregate),
    labourCredit: labourCredit(figures, person.pensioner, before.labourIncome, person.given.labourCreditApplied ?? 0),
    combinationCredit: combination,
    elderlyCredit: elderly.elderly,
    singleElderlyCredit: elderly.single,
    youngDisabledCredit: person.given.youngDisabled && !person.pensioner ? cents(figures.youngDisabled) : 0,
    greenCredit: 0,
  }
  return {
    age: person.age,
    ...before,
    personalDeductions: deduction,
    deductedInBox1: inBox1,
    deductedInBox2: inBox2,
    deductedInBox3: inBox3,
    deductionsCarriedForward: deduction - inBox1 - inBox2 - inBox3,
    box1,
    box2,
    box3,
    aggregateIncome: aggregate,
    taxBox1,
    premiums: percentageOf(inFirst, person.pensioner ? 9.75 : 27.65),
    rateAdjustment,
    taxBox2,
    taxBox3,
    levy: taxBox1 + rateAdjustment + taxBox2 + taxBox3,
    ...credits,
    credits: Object.values(credits).reduce((total, credit) => total + credit, 0),
  }
}

/** What is due of the levy, and to settle; `other` is the partner, if any. */
export function settle(figures, given, one, other) {
  const room = other ? Math.max(0, other.levy - other.credits) : 0
  const level = payoutLevel(figures, given, one)
  const creditsUsed = usedCredits(one.credits, one.levy, level, room)
  const taxDue = one.levy - creditsUsed
  const withheld = (given.taxWithheld ?? 0) + (given.dividendTaxWithheld ?? 0)
  const provisionalAssessment = given.provisionalAssessment ?? 0
  const balance = taxDue - withheld - provisionalAssessment
  // Act 9.4: what was withheld and a provisional refund count for the thresholds; a provisional payment comes off after.
  const paid = Math.max(0, provisionalAssessment)
  const assessed = eurosDown(balance + paid)
  const small = assessed >= 0 ? assessed <= cents(figures.settle.charge) : -assessed <= cents(figures.settle.refund)
  return {
    ...one,
    payoutLevel: level,
    creditsUsed,
    creditPaidOut: Math.max(0, creditsUsed - one.levy),
    taxDue,
    withheld,
    provisionalAssessment,
    balance,
    settlement: eurosDown((small ? 0 : assessed) - paid),
  }
}
