import type { Cents } from '../money/index.ts'
import type { ActualReturn, Home, Household, Person } from './household.ts'
import type { PersonFigures, Role } from './result.ts'
import { eurosDown, eurosUp } from './rounding.ts'
import type { DeemedReturn, YearRules } from './year-rules.ts'

export type Age = PersonFigures['age']

type Filled<T> = { readonly [K in keyof T]-?: NonNullable<T[K]> }

/** A person with every default filled in. Cents. */
export interface PersonFacts extends Filled<Omit<Person, 'dateOfBirth'>> {
  readonly role: Role
  /** Sorts by age when both are known; the later date is the younger. */
  readonly dateOfBirth: string | undefined
  readonly age: Age
  readonly bornBefore1963: boolean
}

/** How much of something the taxpayer takes: half, or a size in cents. */
export type Part = 'even' | Cents

/** The division of what partners divide. */
export interface SplitFacts {
  readonly ownHome: Part
  readonly box2: Part
  readonly box3: Part
  readonly deductions: Part
}

/** The own home, its costs filled in. Cents. */
interface HomeFacts extends Home {
  readonly interest: Cents
  readonly financingCosts: Cents
}

export interface Box3Facts {
  /** Whole euros, as the debts are; green savings and investments come on top: see `green.ts`. */
  readonly savings: Cents
  readonly investments: Cents
  readonly debts: Cents
  readonly deemed: DeemedReturn
  readonly actualReturn: ActualReturn | undefined
}

/** A household with every default filled in: what the rules compute with. */
export interface HouseholdFacts {
  readonly taxpayer: PersonFacts
  readonly partner: PersonFacts | undefined
  readonly childUnder12: boolean
  readonly partnerAbroad: { readonly labourIncome: Cents; readonly dateOfBirth: string | undefined } | undefined
  readonly home: HomeFacts | undefined
  readonly box2Income: Cents
  readonly box3: Box3Facts
  readonly gifts: {
    readonly ordinary: Cents
    readonly cultural: Cents
    readonly periodic: Cents
    readonly periodicFromBefore5October2022: Cents
  }
  /** Healthcare costs that are increased for low incomes, and those that are not. */
  readonly healthcare: { readonly increased: Cents; readonly plain: Cents }
  readonly split: SplitFacts
}

/** The age class in a year of who reaches pension age in another; `undefined` when it is reached in this very year. */
export function ageIn(dateOfBirth: string | undefined, rules: YearRules): Age | undefined {
  if (dateOfBirth === undefined || dateOfBirth >= rules.age.under) return 'under'
  if (dateOfBirth >= rules.age.pensionBefore) return undefined
  return dateOfBirth < '1946-01-01' ? 'born-before-1946' : 'pension'
}

function personFacts(person: Person, role: Role, rules: YearRules): PersonFacts {
  return {
    role,
    dateOfBirth: person.dateOfBirth,
    age: ageIn(person.dateOfBirth, rules) ?? 'under',
    bornBefore1963: person.dateOfBirth !== undefined && person.dateOfBirth < '1963-01-01',
    wages: person.wages ?? 0,
    untaxedAllowance: person.untaxedAllowance ?? 0,
    thirtyPercentRuling: Boolean(person.thirtyPercentRuling || person.untaxedAllowance),
    otherWork: person.otherWork ?? 0,
    benefits: person.benefits ?? 0,
    pensions: person.pensions ?? 0,
    otherIncome: person.otherIncome ?? 0,
    taxWithheld: person.taxWithheld ?? 0,
    dividendTaxWithheld: person.dividendTaxWithheld ?? 0,
    labourCreditApplied: person.labourCreditApplied ?? 0,
    provisionalAssessment: person.provisionalAssessment ?? 0,
    youngDisabled: person.youngDisabled ?? false,
    singleElderly: person.singleElderly ?? false,
    greenInvestments: person.greenInvestments ?? 0,
    greenSavings: person.greenSavings ?? 0,
  }
}

const nothing: DeemedReturn = { bank: 0, other: 0, debt: 0 }

/** The deemed-return percentages that count: the ones asked for, else the final ones, else the provisional ones. */
export const deemedReturn = (household: Household, rules: YearRules): DeemedReturn | undefined =>
  household.box3?.percentages === 'provisional'
    ? rules.box3.provisional
    : household.box3?.percentages === 'final'
      ? rules.box3.final
      : (rules.box3.final ?? rules.box3.provisional)

/** Fills in the defaults of a household that `unsupportedReasons` found nothing against. */
export function householdFacts(household: Household, rules: YearRules): HouseholdFacts {
  const { home, box3 = {}, gifts = {}, healthcare = {}, split = {} } = household
  return {
    taxpayer: personFacts(household.taxpayer, 'taxpayer', rules),
    partner: household.partner && personFacts(household.partner, 'partner', rules),
    childUnder12: household.childUnder12 ?? false,
    partnerAbroad: household.partnerAbroad && { dateOfBirth: undefined, ...household.partnerAbroad },
    home: home && { ...home, interest: home.interest ?? 0, financingCosts: home.financingCosts ?? 0 },
    box2Income: household.box2Income ?? 0,
    box3: {
      savings: eurosDown(box3.savings ?? 0),
      investments: eurosDown(box3.investments ?? 0),
      debts: eurosUp(box3.debts ?? 0),
      deemed: deemedReturn(household, rules) ?? nothing,
      actualReturn: box3.actualReturn,
    },
    gifts: {
      ordinary: gifts.ordinary ?? 0,
      cultural: gifts.cultural ?? 0,
      periodic: gifts.periodic ?? 0,
      periodicFromBefore5October2022: gifts.periodicFromBefore5October2022 ?? 0,
    },
    healthcare: {
      increased:
        (healthcare.transport ?? 0) +
        (healthcare.medicines ?? 0) +
        (healthcare.aids ?? 0) +
        (healthcare.householdHelp ?? 0) +
        (healthcare.diet ?? 0) +
        (healthcare.clothing ?? 0),
      plain: (healthcare.treatment ?? 0) + (healthcare.visitingTheSick ?? 0),
    },
    split: {
      ownHome: split.ownHome ?? 'even',
      box2: split.box2 ?? 'even',
      box3: split.box3 ?? 'even',
      deductions: split.deductions ?? 'even',
    },
  }
}
