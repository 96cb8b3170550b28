import type { Cents } from '../money/index.ts'
import type { Problem } from '../problem/index.ts'
import type { ActualReturnComplication, Circumstance } from './circumstances.ts'
import type { TraceLine } from './trace-line.ts'

/** The tax years this engine knows, oldest first. */
export const taxYears = [2022, 2023, 2024, 2025, 2026] as const
export type TaxYear = (typeof taxYears)[number]

export type Role = 'taxpayer' | 'partner'

/** Why no figure is given. A closed list; people's words live in `result.copy.ts`. */
export type UnsupportedCode =
  | Circumstance
  | ActualReturnComplication
  | 'year-not-covered'
  /** State-pension age is reached in this very year: blended rates. */
  | 'reaches-pension-age'
  /** The combination credit above pension age, in a year without a published amount. */
  | 'combination-credit-at-pension-age'
  /** `percentages: 'final'` in a year whose percentages are not final yet. */
  | 'box3-percentages-not-final'
  /** `percentages: 'provisional'` in a year without published provisional ones, or together with an actual return. */
  | 'box3-percentages-unknown'
  | 'actual-return-in-provisional'

export interface UnsupportedReason {
  readonly code: UnsupportedCode
  /** Whose, where it is one person's. */
  readonly person?: Role
}

/** What a figure stands on without having been told, or what limits it. */
export type AssumptionCode =
  /** A field was left out and counts as its default; `field` is its path in the household. */
  | 'not-given'
  /** The box 3 percentages are the provisional ones. */
  | 'box3-percentages-provisional'
  /** A group of figures that counts is the provisional one: its `standing` in the year's file. */
  | 'figures-provisional'
  /** Partners gave no division: half each. */
  | 'split-even'
  /** A negative box 1 income remains; setting it off against other years is not computed. */
  | 'box1-loss-not-set-off'
  /** Personal deductions remain for later years. */
  | 'deductions-carried-forward'
  /** After a provisional assessment to pay, small amounts are due too: no settlement threshold was applied. */
  | 'small-amounts-due-after-provisional-assessment'
  /** 2022: the maximum of the cultural increase is each partner's own; one is counted, as if one of them gave. */
  | 'one-cultural-maximum'
  /** The untaxed allowance of the 30 % ruling is taken as granted. */
  | 'ruling-granted'
  /** With it the taxable wage is not above the salary norm of a whole year. */
  | 'ruling-wage-below-norm'
  /** It is more than 30 % of the wage over which the ruling counts at most. */
  | 'ruling-above-cap'
  /** Who has the ruling, or had it before 2024, may choose to be taxed as a non-resident in box 2 and 3; not counted. */
  | 'non-resident-choice'
  | 'non-resident-choice-since-before-2024'
  /** Over income from other work, over alimony and the like, or over both, a contribution under the Zorgverzekeringswet is assessed apart, which is not in the figures. */
  | 'healthcare-contribution-on-work'
  | 'healthcare-contribution-on-alimony'
  | 'healthcare-contribution'
  /** There was an own home before: its sale may limit the loan of the next one (Act 3.119a, 3.119aa), which is not computed. */
  | 'former-home'
  /** The actual return counts, and is reported on a form of its own. */
  | 'actual-return-on-form'
  /** Box 3 of somebody under 18 on 1 January counts with the parents. Act 2.15. */
  | 'box3-of-minor'

export interface Assumption {
  readonly code: AssumptionCode
  readonly person?: Role
  /** The household path it is about, such as `taxpayer.pensions` or `home`. */
  readonly field?: string
}

/** What is the household's before it is divided. Integer cents. */
export interface HouseholdFigures {
  readonly notionalValue: Cents
  /** Interest and other costs of the own-home loan. */
  readonly homeCosts: Cents
  readonly hillenDeduction: Cents
  /** notional value − costs − Hillen deduction; negative when it is a deduction. */
  readonly homeBalance: Cents
  readonly box2Income: Cents
  /** Green savings and investments that are exempt; what is above them is in the next figure. */
  readonly greenExempt: Cents
  /** Assets − debts above the threshold (at least 0). */
  readonly box3NetAssets: Cents
  /** Net assets − allowances: what partners divide. */
  readonly box3Base: Cents
  /** Deemed return on all net assets, before the share. */
  readonly box3Yield: Cents
  /** Aggregate income before personal deductions, of both partners: the threshold income. */
  readonly thresholdIncome: Cents
  readonly giftDeduction: Cents
  readonly periodicGiftDeduction: Cents
  readonly healthcareDeduction: Cents
  /** All personal deductions: what partners divide. */
  readonly personalDeductions: Cents
}

/** The return of one person. Integer cents; deductions and credits are positive sizes. */
export interface PersonFigures {
  /** `under`: below state-pension age all year; `pension`: above; `born-before-1946`: above, with the longer first bracket. */
  readonly age: 'under' | 'pension' | 'born-before-1946'
  readonly labourIncome: Cents
  /** Labour income (wages and other work) + benefits + pensions + other income. */
  readonly income: Cents
  /** This person's part of the own-home balance, and of the costs in it. */
  readonly ownHome: Cents
  readonly homeCosts: Cents
  /** Box 1, 2 and 3 before personal deductions. */
  readonly box1Before: Cents
  readonly box2Before: Cents
  readonly box3Before: Cents
  readonly personalDeductions: Cents
  readonly deductedInBox1: Cents
  readonly deductedInBox2: Cents
  readonly deductedInBox3: Cents
  readonly deductionsCarriedForward: Cents
  /** Taxable income of each box; box 1 may be negative. */
  readonly box1: Cents
  readonly box2: Cents
  readonly box3: Cents
  /** `verzamelinkomen`: the three boxes together. */
  readonly aggregateIncome: Cents
  /** Tax and national insurance premiums on box 1, without the rate adjustment. */
  readonly taxBox1: Cents
  /** The premiums contained in `taxBox1`. */
  readonly premiums: Cents
  readonly rateAdjustment: Cents
  readonly taxBox2: Cents
  readonly taxBox3: Cents
  /** taxBox1 + rateAdjustment + taxBox2 + taxBox3. */
  readonly levy: Cents
  readonly generalCredit: Cents
  readonly labourCredit: Cents
  readonly combinationCredit: Cents
  readonly elderlyCredit: Cents
  readonly singleElderlyCredit: Cents
  readonly youngDisabledCredit: Cents
  readonly greenCredit: Cents
  /** Sum of the credits, before the limit. */
  readonly credits: Cents
  /** The credits as far as the levy allows, plus what is paid out beside the partner's levy. */
  readonly creditsUsed: Cents
  /** The level to which credits above the levy may be raised by a payout beside a partner who owes tax. */
  readonly payoutLevel: Cents
  /** The part of `creditsUsed` that is paid out because the partner owes enough. */
  readonly creditPaidOut: Cents
  /** levy − creditsUsed. Negative when a credit is paid out. */
  readonly taxDue: Cents
  /** Wage tax and dividend tax withheld. */
  readonly withheld: Cents
  /** Provisional assessment: positive as paid. */
  readonly provisionalAssessment: Cents
  /** taxDue − withheld − provisionalAssessment: positive to pay, negative to get back. To the cent. */
  readonly balance: Cents
  /** `balance` in whole euros, rounded in the person's favour, 0 where the settlement threshold says so. */
  readonly settlement: Cents
}

/** A return computed under the law of `year`. */
export interface ComputedReturn {
  readonly kind: 'computed'
  readonly year: TaxYear
  /** `provisional` when a figure that counts is not final yet. */
  readonly standing: 'final' | 'provisional'
  readonly household: HouseholdFigures
  readonly taxpayer: PersonFigures
  /** Only on a joint return. */
  readonly partner?: PersonFigures
  /** Of both partners together: positive to pay, negative to get back. */
  readonly balance: Cents
  readonly settlement: Cents
  /** How `settlement` came about, down to what was typed. */
  readonly trace: TraceLine
  readonly assumptions: readonly Assumption[]
}

export interface UnsupportedReturn {
  readonly kind: 'unsupported'
  /** All of them, never only the first. */
  readonly reasons: readonly UnsupportedReason[]
}

/** The household does not fit the schema; `field` is the path in it. */
export interface InvalidHousehold {
  readonly kind: 'invalid'
  readonly problems: readonly Problem[]
}

export type TaxReturnResult = ComputedReturn | UnsupportedReturn | InvalidHousehold
