import * as z from 'zod/mini'
import { eurosSchema } from '../money/money.schema.ts'
import { mostEmployers } from './employers.ts'
import { questionsOf } from './questions/index.ts'
import { shapeOf } from './questions/questions.schema.ts'
import { longestText } from './questions/rules.ts'
import { sentId } from './sent-id.ts'
import { type Step, steps } from './steps.ts'

/** The forms of the steps that ask something. */
export const stepSchemas = {
  setup: z.strictObject(shapeOf(questionsOf.setup)),
  partner: z.strictObject(shapeOf(questionsOf.partner)),
  income: z.strictObject(shapeOf(questionsOf.income)),
  deductions: z.strictObject(shapeOf(questionsOf.deductions)),
  submit: z.strictObject(shapeOf(questionsOf.submit)),
} as const
export type PartnerAnswers = z.output<typeof stepSchemas.partner>

// The answers of setup that are not columns of the return itself, nor only asked.
const { year, isJointFiling, acceptTerms: _, ...setupShape } = stepSchemas.setup.shape
const setupData = z.strictObject(setupShape)
export type SetupData = z.output<typeof setupData>

/** As it is sent: without a BSN the one that is known stays, of the return or else of the account. */
const setupDataSent = z.strictObject({ ...setupShape, taxIdentifier: z.optional(setupShape.taxIdentifier) })
export type SetupDataSent = z.output<typeof setupDataSent>

const text = () => z.string({ error: 'required' }).check(z.maxLength(longestText, { error: 'too-long' }))

const employer = z.strictObject({
  employerName: text(),
  salary: eurosSchema,
  /** Null: it was not found, or not surely. */
  taxWithheld: z.nullable(stepSchemas.income.shape.taxWithheld),
  fiscalYear: z.optional(z.nullable(z.int({ error: 'not-a-year' }))),
  employmentPeriod: z.optional(z.nullable(text())),
})
export type Employer = z.output<typeof employer>

const employers = z.optional(z.array(employer).check(z.maxLength(mostEmployers, { error: 'too-long' })))

const incomeData = z.strictObject({
  ...stepSchemas.income.shape,
  employerList: employers,
  /** Those of the partner, as the server read them when the income was saved. */
  partnerEmployers: employers,
  totalSalary: z.optional(eurosSchema),
  totalTaxWithheld: z.optional(eurosSchema),
})
export type IncomeData = z.output<typeof incomeData>

const deductionsData = stepSchemas.deductions
/** The deductions of a return, in euros. */
export type DeductionsData = z.output<typeof deductionsData>

const partnerData = z.strictObject({
  ...stepSchemas.partner.shape,
  incomeData: z.optional(z.nullable(incomeData)),
  deductionsData: z.optional(z.nullable(deductionsData)),
})
export type PartnerData = z.output<typeof partnerData>

/** Whole euros of something, up to what the law's rules are worked out for. */
const wholeEuros = z
  .int({ error: 'not-a-number' })
  .check(z.gte(0, { error: 'negative' }), z.lte(100_000_000, { error: 'too-large' }))

/** How partners divide what they may divide: whole euros of each that the taxpayer takes, the partner the rest. Act 2.17. */
const splitData = z.strictObject({
  ownHome: z.optional(wholeEuros),
  box2: z.optional(wholeEuros),
  box3: z.optional(wholeEuros),
  deductions: z.optional(wholeEuros),
})
export type SplitData = z.output<typeof splitData>

const step = z.enum(steps, { error: 'not-a-step' })

/** Body of `POST /api/tax-filings`. `setupData` is ours: see ADR 0003. */
export const createFilingSchema = z.strictObject({
  userId: sentId,
  year,
  currentStep: step,
  isJointFiling: z.optional(isJointFiling),
  setupData: z.optional(setupDataSent),
  /** The return whose lasting answers it begins with (ADR 0076). */
  startFromId: z.optional(sentId),
})
export type CreateFiling = z.output<typeof createFilingSchema>

/** Body of `PATCH /api/tax-filings/{id}`: any of these. */
export const patchFilingSchema = z.strictObject({
  year: z.optional(year),
  currentStep: z.optional(step),
  isJointFiling: z.optional(isJointFiling),
  setupData: z.optional(setupDataSent),
  partnerData: z.optional(z.nullable(partnerData)),
  incomeData: z.optional(z.nullable(incomeData)),
  deductionsData: z.optional(z.nullable(deductionsData)),
  splitData: z.optional(z.nullable(splitData)),
  calculatedTax: z.optional(z.nullable(z.int({ error: 'not-a-number' }))),
  completed: z.optional(z.boolean({ error: 'wrong-type' })),
})
export type FilingPatch = z.output<typeof patchFilingSchema>

/** How the amounts of a step were asked, of a couple or not: of those steps where the return has become of the other kind since. */
export type AskedJointly = Readonly<Partial<Record<'income' | 'deductions', boolean>>>

/** A return as it crosses the wire. Amounts in euros; `calculatedTax` in whole euros, positive is to pay. */
export interface TaxFiling {
  readonly id: number
  readonly userId: number
  readonly year: number
  readonly currentStep: Step
  readonly completed: boolean
  readonly isJointFiling: boolean
  readonly setupData: SetupData | null
  readonly partnerData: PartnerData | null
  readonly incomeData: IncomeData | null
  readonly deductionsData: DeductionsData | null
  /** The division the partners chose; null: none. */
  readonly splitData: SplitData | null
  readonly calculatedTax: number | null
  /** Null where every amount was asked as the return is now. */
  readonly askedJointly: AskedJointly | null
  /** The name of the account when it was submitted; null until then. */
  readonly submittedName: string | null
  /** The submitted return that this one corrects. */
  readonly correctsFilingId: number | null
  /** The returns which that one corrected itself, and those before it, the latest first: their documents are of this one, too. */
  readonly correctsAlso?: readonly number[] | null
  /** Grows with every save; a PATCH names the one it builds on in `If-Match`. */
  readonly version: number
  /** ISO date-times. */
  readonly createdAt: string
  readonly updatedAt: string
}
