import * as z from 'zod/mini'
import { isRealDate } from '../form/index.ts'
import type { ProblemCode } from '../problem/index.ts'
import { actualReturnComplications, circumstances } from './circumstances.ts'

/** The largest amount of one field, in cents: € 100,000,000. Above it products of amount and rate would not be exact. */
export const largestFieldAmount = 10_000_000_000

const wrongNumber = (input: unknown): ProblemCode => {
  if (input === undefined) return 'required'
  if (typeof input !== 'number' || !Number.isFinite(input)) return 'not-a-number'
  return Number.isInteger(input) ? 'too-large' : 'too-many-decimals'
}
const whole = z.int({ error: ({ input }) => wrongNumber(input) })
/** Integer cents, from 0 to € 100,000,000. */
const cents = whole.check(z.gte(0, { error: 'negative' }), z.lte(largestFieldAmount, { error: 'too-large' }))
/** Integer cents of either sign, at most € 100,000,000 in size. */
const signedCents = whole.check(
  z.gte(-largestFieldAmount, { error: 'too-large' }),
  z.lte(largestFieldAmount, { error: 'too-large' }),
)
/** `YYYY-MM-DD`. */
const day = z.string({ error: 'not-a-date' }).check(z.refine(isRealDate, { error: 'not-a-date' }))
const yesNo = z.boolean({ error: 'wrong-type' })
const oneOf = <const T extends readonly string[]>(choices: T) => z.enum(choices, { error: 'not-a-choice' })

/**
 * One person. Amounts are integer cents over the whole year, as the annual statements print them. A field left out
 * counts as its default, and the result lists it among its assumptions.
 */
const personSchema = z.strictObject(
  {
    /** Date of birth, `YYYY-MM-DD`. Default: born in 1963 or later and below state-pension age the whole year. */
    dateOfBirth: z.optional(day),
    /** Taxable wage from present employment: the labour income. Default 0. */
    wages: z.optional(cents),
    /**
     * The untaxed allowance of the 30 % ruling that is **still contained** in `wages`; the engine takes it off. Default 0:
     * the wage on an annual statement is already without it. At most 30 % of `wages`.
     */
    untaxedAllowance: z.optional(cents),
    /**
     * Had the 30 % ruling, also where nothing of its allowance is left in `wages`. It changes no figure: the result says what may be
     * chosen with it. Default: as `untaxedAllowance` tells.
     */
    thirtyPercentRuling: z.optional(yesNo),
    /** Income from other work, such as freelance jobs that are no business: receipts less costs. Labour income. Default 0. Act 3.90. */
    otherWork: z.optional(cents),
    /** Benefits that are no labour income: unemployment, disability (paid by the state), social assistance. Default 0. */
    benefits: z.optional(cents),
    /** State pension, pension, annuity payments. No labour income. Default 0. */
    pensions: z.optional(cents),
    /** Other income of box 1 that is neither labour income nor untaxed: partner alimony received and the like. Default 0. */
    otherIncome: z.optional(cents),
    /** Wage tax and national insurance withheld from all of the above (`loonheffing`). Default 0. */
    taxWithheld: z.optional(cents),
    /** Dividend tax withheld (box 2 and box 3). Default 0. */
    dividendTaxWithheld: z.optional(cents),
    /** Labour credit the employer applied (`verrekende arbeidskorting`), of all together. Default 0. Act 8.11(2). */
    labourCreditApplied: z.optional(cents),
    /** Provisional assessment of the year: positive as paid or to be paid, negative as received back. Default 0. */
    provisionalAssessment: z.optional(signedCents),
    /** Entitled to a benefit or support for the young disabled (Wajong). Default false. */
    youngDisabled: z.optional(yesNo),
    /** Entitled to the state pension for someone living alone. Counts only at pension age. Default false. */
    singleElderly: z.optional(yesNo),
    /**
     * Green savings and investments on 1 January, **not** contained in `box3`. What is above the exempt amount (of partners
     * together: twice that of one) counts in box 3 after all. Default 0.
     */
    greenInvestments: z.optional(cents),
    /** The part of `greenInvestments` on green savings accounts; counts above the exempt amount only. Default 0. */
    greenSavings: z.optional(cents),
  },
  { error: ({ input }) => (input === undefined ? 'required' : 'wrong-type') },
)

/** Who would be the fiscal partner, were it not for living abroad. */
const partnerAbroadSchema = z.strictObject({
  /** Wages and other work of the year, wherever it was earned. */
  labourIncome: cents,
  /** Default: the younger of the two. */
  dateOfBirth: z.optional(day),
})

/** An own home lived in before the one of `home`. */
const formerHomeSchema = z.strictObject({
  /** Its official value (WOZ) for the tax year. */
  wozValue: cents,
  /** The day until which the register had its address. Not after `home.registeredFrom`. */
  registeredUntil: day,
})

/**
 * The own home, whoever of the partners owns it: of two, one after the other, the later. Cents. While it stands empty, before it
 * is lived in or to be sold, it has no notional value, and its costs count. Act 3.111(2) and (3), 3.112(4).
 */
const homeSchema = z.strictObject({
  /** Official value (WOZ) for the tax year: the one with reference date 1 January of the year before. */
  wozValue: cents,
  /** The day from which the municipal register (BRP) has its address. Default: all year. Act 3.112(6). */
  registeredFrom: z.optional(day),
  /** The day until which it has; after `registeredFrom`. Default: all year. */
  registeredUntil: z.optional(day),
  /** Default: none. `interest` and `financingCosts` are of both. */
  former: z.optional(formerHomeSchema),
  /** Deductible mortgage interest paid. Default 0. */
  interest: z.optional(cents),
  /** Other deductible costs of the loan: advice, notary and valuation for the mortgage, ground rent. Default 0. */
  financingCosts: z.optional(cents),
})

/** Gifts of the household in the year, by kind, in cents; only to registered institutions, never in cash. */
const giftsSchema = z.strictObject({
  /** Ordinary gifts to institutions that are not cultural. Default 0. */
  ordinary: z.optional(cents),
  /** Ordinary gifts to cultural institutions, as given (the increase is computed). Default 0. */
  cultural: z.optional(cents),
  /** Periodic gifts: fixed amounts by agreement for five years or more. Default 0. */
  periodic: z.optional(cents),
  /** Periodic gifts by an agreement made on 4 October 2022 or before: no maximum through 2026. Default 0. */
  periodicFromBefore5October2022: z.optional(cents),
})

/**
 * Specific healthcare costs of the household that were not reimbursed, by kind, in cents. Never: premiums, own risk,
 * insured care, glasses, wheelchairs, mobility scooters, changes to the home.
 */
const healthcareSchema = z.strictObject({
  /** Medical treatment, dentist and the like: counts without the increase. Default 0. */
  treatment: z.optional(cents),
  /** Travel to visit the sick: counts without the increase. Default 0. */
  visitingTheSick: z.optional(cents),
  /** Transport for illness or disability: by car € 0.23 a km plus parking (2025, 2026). Default 0. */
  transport: z.optional(cents),
  /** Medicines on prescription. Default 0. */
  medicines: z.optional(cents),
  /** Aids, such as hearing aids. Default 0. */
  aids: z.optional(cents),
  /** Extra help in the household, the part above its own threshold. Default 0. */
  householdHelp: z.optional(cents),
  /** Diet on prescription: the fixed amount of the official list. Default 0. */
  diet: z.optional(cents),
  /** Extra clothing and bedding: the fixed amount. Default 0. */
  clothing: z.optional(cents),
})

/** Actual return on all box 3 assets together over the whole year, in cents. Act 5.25–5.36. */
const actualReturnSchema = z.strictObject({
  /** Interest, gross dividend, rent and the like received. */
  income: cents,
  /** Change in value: end − start − put in + taken out, realised or not. Negative for a loss. */
  valueChange: signedCents,
  /** Interest paid on the debts. No other costs count. Default 0. */
  debtInterest: z.optional(cents),
  /** What makes it one to hand over: any entry gives `unsupported`. Default none. */
  complications: z.optional(z.array(oneOf(actualReturnComplications))),
})

/** Savings and investments on 1 January of the tax year, of both partners together, in cents. */
const box3Schema = z.strictObject({
  /** Bank balances (and cash above its exemption). Default 0. */
  savings: z.optional(cents),
  /** All other assets: shares, funds, second home (official value), claims. Default 0. */
  investments: z.optional(cents),
  /** Debts, before their threshold is taken off; not the mortgage on the own home. Default 0. */
  debts: z.optional(cents),
  /** The actual return, if it is to be compared. Default: not compared, the deemed return counts. */
  actualReturn: z.optional(actualReturnSchema),
  /**
   * Which deemed-return percentages: `final`, or `provisional` as provisional assessments use. Default: the final ones
   * where they are known; in 2026 the provisional ones, and the result says so. `final` in 2026 is `unsupported`.
   */
  percentages: z.optional(oneOf(['final', 'provisional'])),
})

/** `even`: half each. Otherwise whole euros, in cents (a multiple of 100), that the taxpayer takes, the partner the rest. */
const part = z.union([z.literal('even'), cents.check(z.multipleOf(100, { error: 'too-many-decimals' }))], {
  error: 'not-a-choice',
})

/**
 * How partners divide what they may divide. An amount is the size the taxpayer takes of it, also when the whole is
 * negative (an own-home balance of −8,000 and `ownHome: 500_000` give the taxpayer −5,000 and the partner −3,000).
 * More than there is counts as all. Default: even. Act 2.17.
 */
const splitSchema = z.strictObject({
  /** Of the own-home balance: notional value − costs − Hillen deduction. */
  ownHome: z.optional(part),
  /** Of the box 2 income. */
  box2: z.optional(part),
  /** Of the box 3 base: assets − debts − allowances. */
  box3: z.optional(part),
  /** Of the personal deductions that remain after their thresholds. */
  deductions: z.optional(part),
})

/** What one return, or the joint return of two partners for the whole year, rests on. All amounts in integer cents. */
export const householdSchema = z.strictObject({
  taxpayer: personSchema,
  /** The fiscal partner for the whole year (or part of it, with the choice for the whole year). Default: none. */
  partner: z.optional(personSchema),
  /**
   * A child younger than 12 on 1 January belonged to the household: registered at the address for six months (through
   * 2024), in the household for six months or as co-parent 156 days (from 2025). Default false.
   */
  childUnder12: z.optional(yesNo),
  /**
   * The work of who is no fiscal partner only because of living abroad: counts for the combination credit as a partner would, and for nothing
   * else. Without a `partner` only. Default: nobody. Act 8.14a(5), 1.2(4)(b).
   */
  partnerAbroad: z.optional(partnerAbroadSchema),
  /** Default: no own home. */
  home: z.optional(homeSchema),
  /** Box 2 income: dividends and gains less costs, of both partners together. Losses are not covered. Default 0. */
  box2Income: z.optional(cents),
  /** Default: nothing in box 3. */
  box3: z.optional(box3Schema),
  /** Default: none. */
  gifts: z.optional(giftsSchema),
  /** Default: none. */
  healthcare: z.optional(healthcareSchema),
  /** Only with a partner. Default: everything even. */
  split: z.optional(splitSchema),
  /** Facts that are not covered: any entry gives `unsupported`. Default none. */
  circumstances: z.optional(z.array(oneOf(circumstances))),
})

export type Person = z.output<typeof personSchema>
export type Home = z.output<typeof homeSchema>
/** When a home was lived in. */
export type LivedIn = Pick<Home, 'registeredFrom' | 'registeredUntil'>
export type Gifts = z.output<typeof giftsSchema>
export type Healthcare = z.output<typeof healthcareSchema>
export type Box3 = z.output<typeof box3Schema>
export type ActualReturn = z.output<typeof actualReturnSchema>
export type Split = z.output<typeof splitSchema>
export type Household = z.output<typeof householdSchema>
