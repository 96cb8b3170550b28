import { describe, expect, it } from 'vitest'
import { ideasIn } from '../candidates/phrase.ts'
import { lettersOf } from '../layout/letters.ts'
import {
  isBeforeOthersPaid,
  isCalledElse,
  isCorrection,
  isEmployerLeftOut,
  isFollowed,
  isGross,
  isLoanPartLeftOut,
  isOfAnyYear,
  isOnLineOfRepayment,
  isOpening,
  isRepayment,
} from './contradictions.ts'
import type { AmountField, ScoredAmount } from './scored-amounts.ts'

/** An amount of so many euros under a label. */
const amount = (euros: number, label: string, isAside = false): ScoredAmount => ({
  cents: euros * 100,
  legibility: 1,
  shareOf: () => ({ part: 1, total: 0 }),
  saidOf: () => 1,
  explained: 1,
  label,
  letters: label.toLowerCase(),
  ideas: ideasIn(label),
  ideasAround: ideasIn(label),
  ideasBefore: ideasIn(label),
  place: null,
  page: 1,
  row: 0,
  isAside,
  isOfFirstDay: false,
  group: label,
})
const settled = (...amounts: readonly ScoredAmount[]) => ({
  value: amounts.reduce((sum, { cents }) => sum + cents, 0),
  amounts,
  isSum: amounts.length > 1,
  posterior: 1,
  agreeing: 0,
  against: 0,
})

describe('what its words call something else', () => {
  it.each<[AmountField, string, boolean]>([
    ['salary', 'Fiscaal loon', false],
    ['salary', 'Loon loonbelasting / premie volksverzekeringen', false],
    ['salary', 'Pensioen (belast)', false],
    ['salary', 'Loon waarop de bijdrage Zvw berust', true],
    ['salary', 'Netto uitbetaald', true],
    ['salary', 'Rubriek 3', true],
    ['salary', 'Aanvullend pensioen inleg', true],
    ['salary', 'Kortingen loonbelasting', true],
    ['salary', 'Vacation pay', true],
    ['taxWithheld', 'Ingehouden loonheffing', false],
    ['taxWithheld', 'LB/PVV', false],
    ['taxWithheld', 'Ingehouden pensioenpremie', true],
    ['taxWithheld', 'Verrekende arbeidskorting', true],
    ['mortgageInterest', 'Betaalde hypotheekrente', false],
    ['mortgageInterest', 'Samen schreven wij af', true],
    ['mortgageInterest', 'Rente bouwdepot', true],
    ['mortgageInterest', 'Rente SEW', true],
    ['mortgageInterest', 'interest and redemption in 2024 came to', true],
    ['mortgageInterest', 'Rente aflossingsvrije hypotheek', false],
    ['remainingBalance', 'Restschuld 31-12-2024', false],
    ['remainingBalance', 'Owed at year end', false],
    ['remainingBalance', 'Saldo spaarrekening', true],
    ['deductibleCosts', 'Rubriek 3', false],
  ])('%s under %s: %s', (field, label, isElse) => {
    expect(isCalledElse(field, settled(amount(100, label)))).toBe(isElse)
  })
})

describe('interest of which a part was left out', () => {
  const [one, two] = [amount(100, 'Rente'), amount(200, 'Rente')]
  it.each<[string, ReturnType<typeof settled>, readonly ScoredAmount[], boolean]>([
    ['another under the same label', settled(one), [one, two], true],
    ['both counted', settled(one, two), [one, two], false],
    ['their printed total', settled(amount(300, 'Rente')), [one, two, amount(300, 'Rente')], false],
    ['that of another year', settled(one), [one, amount(200, 'Rente', true)], false],
    ['another under another label', settled(one), [one, amount(200, 'Boeterente')], false],
  ])('%s', (_, best, around, isLeftOut) => {
    expect(isLoanPartLeftOut(best, around)).toBe(isLeftOut)
  })
})

it('leaves in doubt a wage beside which another employer’s stands under the same label, but not their total', () => {
  const [one, two, both] = [amount(100, 'Loon'), amount(200, 'Loon'), amount(300, 'Loon')]
  expect(isEmployerLeftOut('salary')(settled(one), [one, two])).toBe(true)
  expect(isEmployerLeftOut('salary')(settled(one), [one, { ...two, row: 1 }])).toBe(false)
  expect(isEmployerLeftOut('salary')(settled(both), [one, two, both])).toBe(false)
})

it.each([
  ['Rente per jaar', true],
  ['Rente per jaar 4%', true],
  ['Jaarlijkse rente', true],
  ['Betaalde rente in het jaar', false],
])('whether %s is due every year: %s', (label, isOfAny) => {
  expect(isOfAnyYear(settled({ ...amount(100, label), letters: lettersOf(label) }), [])).toBe(isOfAny)
})

it('leaves in doubt interest that was paid, as its heading says, on the line of a repayment', () => {
  const lineOf = (before: string) => ({ ...amount(100, 'Betaald'), ideasBefore: ideasIn(before) })
  const isLeft = (...before: readonly string[]) => isOnLineOfRepayment(settled(...before.map(lineOf)), [])
  expect([isLeft('Hypotheekrente'), isLeft('Hypotheekrente', 'Aflossing annuïteit')]).toEqual([false, true])
})

it('takes for no costs what they were before an insurer paid a part', () => {
  const [whole, paid, left] = [amount(960, 'Kosten excl.'), amount(240, 'Vergoed'), amount(720, 'Bedrag')]
  const around = [whole, { ...paid, letters: 'vergoed' }, left]
  expect(around.map((one) => isBeforeOthersPaid(settled(one), around))).toEqual([true, false, false])
  expect(isBeforeOthersPaid(settled(whole), [whole, paid])).toBe(false)
})

it('takes the difference of two larger amounts for no debt', () => {
  const [opening, closing, repaid] = [amount(9_000, 'Lening'), amount(6_000, 'Lening'), amount(3_000, 'Lening')]
  const around = [opening, closing, repaid]
  expect(around.map((one) => isRepayment(settled(one), around))).toEqual([false, false, true])
})

it('takes what the repayment and the debt on its line make together for the debt it began with', () => {
  const around = [amount(9_000, 'Lening'), amount(6_000, 'Lening'), amount(3_000, 'Aflossing')]
  expect(around.map((one) => isOpening(settled(one), around))).toEqual([true, false, false])
  const [opening, closing] = around
  const elsewhere = { ...amount(5_000, 'Lening'), row: 1 }
  expect(opening && isOpening(settled(opening, elsewhere), [...around, elsewhere])).toBe(true)
  expect(closing && isOpening(settled(closing, elsewhere), [...around, elsewhere])).toBe(false)
  const apart = around.map((one, row) => ({ ...one, row }))
  expect(apart.some((one) => isOpening(settled(one), apart))).toBe(false)
})

it.each<[string, string, boolean]>([
  ['Bruto pensioen', 'Uw AOW voor de loonheffing is', true],
  ['before deductions you earned', 'before tax as taxable wage', true],
  ['Fiscaal loon', 'Loon voor de loonheffing', false],
  ['Bruto loon', 'Ingehouden belasting over loon', false],
  ['Bruto loon', 'Loon soc. verz.', false],
])('whether %s is what was earned before premiums, beside %s: %s', (label, other, isBefore) => {
  const [wage, beside] = [amount(39_875, label), amount(36_435, other)]
  expect(isGross(settled(wage), [wage, beside])).toBe(isBefore)
  expect(isGross(settled(wage), [wage, { ...beside, cents: 1_000_00 }])).toBe(false)
})

it('leaves in doubt a debt below which another stands in its column', () => {
  const group = {}
  const [first, last] = [9_000, 8_000].map((cents, row) => ({ ...amount(cents, 'Lening'), row, group }))
  expect(first && last && isFollowed(settled(first), [first, last])).toBe(true)
  expect(first && last && isFollowed(settled(last), [first, last])).toBe(false)
})

it.each<[number, readonly number[], boolean]>([
  [1_250, [36_410, 37_660], true],
  [460, [6_020, 6_480], true],
  [37_660, [36_410, 1_250], false],
  [1_250, [36_410, 40_000], false],
])('%i beside %j on its line is a correction: %s', (euros, others, expected) => {
  const own = amount(euros, 'Loon')
  const around = [own, ...others.map((other) => amount(other, 'Loon'))]
  expect(isCorrection(settled(own), around)).toBe(expected)
})
