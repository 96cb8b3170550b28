import type { Cents } from '../money/index.ts'
import type { FigureSource } from './law.ts'
import type { TaxYear } from './result.ts'
import type { Rate, ShareDecimals } from './rounding.ts'

/** A slice of income and its rate; `upTo` is the end of the slice in cents, Infinity for the last. */
export interface Bracket {
  readonly upTo: Cents
  readonly rate: Rate
}

/** A credit that builds up over three slices of labour income and declines over the fourth. Act 8.11. */
export interface LabourCreditRules {
  /** Build-up rates of the three slices, then the rate of decline. */
  readonly rates: readonly [Rate, Rate, Rate, Rate]
  /** The most the credit is after each of the three slices. */
  readonly maxima: readonly [Cents, Cents, Cents]
}

/** An amount that declines by `rate` of the income above `from`, not below 0. */
export interface DecliningCredit {
  readonly max: Cents
  readonly from: Cents
  readonly rate: Rate
}

/** A credit of `rate` of the labour income above `from`, at most `max`. */
export interface BuildingCredit {
  readonly max: Cents
  readonly rate: Rate
}

export interface DeemedReturn {
  readonly bank: Rate
  readonly other: Rate
  readonly debt: Rate
}

/** For one person and for partners together. */
export interface ForOneOrTwo {
  readonly single: Cents
  readonly partners: Cents
}

/** Everything one tax year needs. Amounts in cents, rates in thousandths of a percent; one file a year in `years/`. */
export interface YearRules {
  readonly year: TaxYear
  /** Date of the state of the Act the figures were read in: part of every address. */
  readonly lawDate: string
  readonly age: {
    /** Born before this day: pension age all year. On it or after, but before `under`: reached in the year. */
    readonly pensionBefore: string
    readonly under: string
  }
  readonly box1: {
    readonly under: readonly Bracket[]
    readonly pension: readonly Bracket[]
    /** End of the first bracket of who was born before 1946. Act 2.10a. */
    readonly bornBefore1946UpTo: Cents
    /** National insurance premiums contained in the rate of the first bracket. */
    readonly premiums: { readonly under: Rate; readonly pension: Rate }
    readonly source: FigureSource
  }
  /** Deductions above the last bracket's start are raised by `rate`. Act 2.10(2). */
  readonly rateAdjustment: { readonly rate: Rate; readonly source: FigureSource }
  readonly home: {
    /** `rate` of the whole value when it is at most `upTo`. */
    readonly steps: readonly Bracket[]
    /** Above the last step: `base` plus `rate` of the excess. */
    readonly above: { readonly base: Cents; readonly rate: Rate }
    readonly source: FigureSource
    /** Of the notional value left after costs. Act 3.123a. */
    readonly hillen: { readonly rate: Rate; readonly source: FigureSource }
  }
  readonly credits: {
    readonly general: {
      /** The income that makes it decline: box 1 through 2024, aggregate income from 2025. */
      readonly base: 'box1' | 'aggregate'
      readonly under: DecliningCredit
      readonly pension: DecliningCredit
      readonly source: FigureSource
    }
    readonly labour: {
      /** Ends of the three slices that build up. */
      readonly ends: readonly [Cents, Cents, Cents]
      readonly under: LabourCreditRules
      readonly pension: LabourCreditRules
      readonly source: FigureSource
    }
    readonly combination: {
      readonly from: Cents
      readonly under: BuildingCredit
      /** Absent where no amount was published: such a household is refused. */
      readonly pension?: BuildingCredit
      readonly source: FigureSource
    }
    readonly elderly: DecliningCredit & { readonly source: FigureSource }
    readonly singleElderly: { readonly amount: Cents; readonly source: FigureSource }
    readonly youngDisabled: { readonly amount: Cents; readonly source: FigureSource }
    /** `exempt`: of one; of partners together twice as much. Act 5.13, 8.19. */
    readonly green: { readonly exempt: Cents; readonly rate: Rate; readonly source: FigureSource }
    /** How far unused credits are paid out beside a partner who owes enough. Act 8.9. */
    readonly payout: {
      readonly generalBornBefore1963: Rate
      readonly generalBornLater: Rate
      readonly labourAndCombination: Rate
      readonly source: FigureSource
    }
  }
  readonly box2: { readonly brackets: readonly Bracket[]; readonly source: FigureSource }
  readonly box3: {
    readonly rate: Rate
    readonly allowance: Cents
    readonly debtThreshold: Cents
    readonly final?: DeemedReturn
    readonly provisional?: DeemedReturn
    /** Where the actual return is reported: on a form of its own, or in the return. Reference, "Actual return". */
    readonly actualReturnOn: 'form' | 'return'
    readonly shareDecimals: ShareDecimals
    /** Return on debt, income and tax: to the cent, or in whole euros as published examples from 2024 do. */
    readonly rounding: 'cents' | 'euros'
    /** Slices of the base and their yields in the method that counts when it is lower (2022 only). */
    readonly oldMethod?: readonly Bracket[]
    readonly source: FigureSource
  }
  readonly healthcare: {
    /** Threshold income up to which the fixed threshold counts, and that threshold. */
    readonly lowIncome: ForOneOrTwo
    readonly lowThreshold: ForOneOrTwo
    readonly rate: Rate
    readonly upTo: Cents
    readonly thresholdThere: Cents
    readonly rateAbove: Rate
    readonly increase: { readonly incomeUpTo: Cents; readonly under: Rate; readonly pension: Rate }
    readonly source: FigureSource
  }
  readonly gifts: {
    readonly threshold: { readonly least: Cents; readonly rate: Rate }
    readonly most: Rate
    /** `eachPartner`: the maximum is each taxpayer's, not the couple's. */
    readonly cultural: { readonly rate: Rate; readonly most: Cents; readonly eachPartner: boolean }
    /** Infinity where there is no maximum. */
    readonly periodicMost: Cents
    readonly source: FigureSource
  }
  /** The 30 % ruling, amounts of a whole year. Wage Tax Act 31a; old Act 2.6 for the choice. */
  readonly ruling: {
    /** The taxable wage must be above it; for scientists it need not, and for the young with a master's degree it is lower. */
    readonly salaryNorm: Cents
    /** The wage over which it counts at most: the norm for senior officials (WNT). Infinity where there is no cap. */
    readonly wageCap: Cents
    /** Who may choose to be taxed as a non-resident in box 2 and 3 (partial non-resident status). */
    readonly nonResidentChoice: 'everyone' | 'had-before-2024'
    readonly source: FigureSource
  }
  /** Whole euros: charged above `charged`, refunded above `refunded`. Act 9.4. */
  readonly settlement: { readonly charged: Cents; readonly refunded: Cents; readonly source: FigureSource }
}
