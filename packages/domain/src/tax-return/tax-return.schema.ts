import * as z from 'zod/mini'
import { isValidBsn } from '../bsn/index.ts'
import { type FieldKinds, isRealDate } from '../form/index.ts'
import { eurosSchema } from '../money/index.ts'
import { type Step, steps } from './steps.ts'

const text = (longest = 200) => z.string({ error: 'required' }).check(z.maxLength(longest, { error: 'too-long' }))
const yesNo = z.boolean({ error: 'wrong-type' })
const amount = z._default(z.optional(eurosSchema), 0)

const year = z
  .int({ error: 'not-a-year' })
  .check(z.gte(2000, { error: 'not-a-year' }), z.lte(2030, { error: 'not-a-year' }))

/** The weaker BSN rule of setup: digits, 3 to 9 of them. Spec 2 § 5; an eleven-proof failure is only a hint. */
const taxIdentifier = z
  .string({ error: 'required' })
  .check(z.minLength(3, { error: 'required' }), z.regex(/^\d{3,9}$/, { error: 'invalid-bsn' }))

const setupData = z.strictObject({ taxIdentifier, foreignIncome: yesNo, ownHome: yesNo })
export type SetupData = z.output<typeof setupData>

/** The setup form. */
export const setupSchema = z.strictObject({
  year,
  taxIdentifier,
  foreignIncome: yesNo,
  ownHome: yesNo,
  isJointFiling: yesNo,
  acceptTerms: z.literal(true, { error: 'not-accepted' }),
})
export type SetupAnswers = z.output<typeof setupSchema>

const incomeShape = { salary: eurosSchema, otherIncome: amount, taxWithheld: amount }

/** The income form. */
export const incomeSchema = z.strictObject(incomeShape)
export type IncomeAnswers = z.output<typeof incomeSchema>

const employer = z.strictObject({
  employerName: text(),
  salary: eurosSchema,
  taxWithheld: amount,
  fiscalYear: z.optional(z.nullable(z.int({ error: 'not-a-year' }))),
  employmentPeriod: z.optional(z.nullable(text())),
})
export type Employer = z.output<typeof employer>

/** As many employers as documents one person may have. */
export const mostEmployers = 50

const incomeData = z.strictObject({
  ...incomeShape,
  employerList: z.optional(z.array(employer).check(z.maxLength(mostEmployers, { error: 'too-long' }))),
  totalSalary: z.optional(eurosSchema),
  totalTaxWithheld: z.optional(eurosSchema),
})
export type IncomeData = z.output<typeof incomeData>

/** The deductions form and its stored shape: the four deductions of spec 2 § 2.6, in euros. */
export const deductionsSchema = z.strictObject({
  mortgageInterest: amount,
  healthcareExpenses: amount,
  educationExpenses: amount,
  charityDonations: amount,
})
export type DeductionsData = z.output<typeof deductionsSchema>

const isEmail = (address: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address)
const isBlankOr = (isRight: (value: string) => boolean) => (value: string) => value === '' || isRight(value)

const partnerShape = {
  fullName: text().check(z.refine((name) => name.trim().length >= 2, { error: 'too-short' })),
  bsn: text().check(z.refine(isValidBsn, { error: 'invalid-bsn' })),
  dateOfBirth: z.optional(text().check(z.refine(isBlankOr(isRealDate), { error: 'not-a-date' }))),
  email: z.optional(text().check(z.refine(isBlankOr(isEmail), { error: 'invalid-email' }))),
  phoneNumber: z.optional(text(40)),
}

/** The partner form. Its messages are Dutch by specification. */
export const partnerSchema = z.strictObject(partnerShape)
export type PartnerAnswers = z.output<typeof partnerSchema>

const partnerData = z.strictObject({
  ...partnerShape,
  incomeData: z.optional(z.nullable(incomeData)),
  deductionsData: z.optional(z.nullable(deductionsSchema)),
})
export type PartnerData = z.output<typeof partnerData>

/** The submit form. */
export const submitSchema = z.strictObject({ confirmation: z.literal(true, { error: 'not-accepted' }) })

const step = z.enum(steps, { error: 'not-a-step' })

/** Body of `POST /api/tax-filings`. `setupData` is ours: see ADR 0003. */
export const createFilingSchema = z.strictObject({
  userId: z.int({ error: 'not-a-number' }),
  year,
  currentStep: step,
  isJointFiling: z._default(z.optional(yesNo), false),
  setupData: z.optional(setupData),
})
export type CreateFiling = z.output<typeof createFilingSchema>

/** Body of `PATCH /api/tax-filings/{id}`: any of these. */
export const patchFilingSchema = z.strictObject({
  year: z.optional(year),
  currentStep: z.optional(step),
  isJointFiling: z.optional(yesNo),
  setupData: z.optional(setupData),
  partnerData: z.optional(z.nullable(partnerData)),
  incomeData: z.optional(z.nullable(incomeData)),
  deductionsData: z.optional(z.nullable(deductionsSchema)),
  calculatedTax: z.optional(z.nullable(z.int({ error: 'not-a-number' }))),
  completed: z.optional(yesNo),
})
export type FilingPatch = z.output<typeof patchFilingSchema>

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
  readonly calculatedTax: number | null
  /** Grows with every save; a PATCH names the one it builds on in `If-Match`. */
  readonly version: number
  /** ISO date-times. */
  readonly createdAt: string
  readonly updatedAt: string
}

/** The controls of each step's form: names are the specification's field names. */
export const stepFields = {
  setup: {
    year: 'whole-number',
    taxIdentifier: 'text',
    foreignIncome: 'tick',
    ownHome: 'tick',
    isJointFiling: 'tick',
    acceptTerms: 'tick',
  },
  partner: {
    fullName: 'text',
    bsn: 'text',
    dateOfBirth: 'date',
    email: 'optional-text',
    phoneNumber: 'optional-text',
  },
  documents: {},
  income: { salary: 'euros', otherIncome: 'euros', taxWithheld: 'euros' },
  deductions: {
    mortgageInterest: 'euros',
    healthcareExpenses: 'euros',
    educationExpenses: 'euros',
    charityDonations: 'euros',
  },
  review: {},
  submit: { confirmation: 'tick' },
} as const satisfies Record<Step, FieldKinds>
