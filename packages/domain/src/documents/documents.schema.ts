import type { NamedPerson } from '../person-name/index.ts'
import type { DocumentType, ScanStatus, Verdict } from './documents.ts'
import type { PaperSubject } from './paper-subject.ts'

/** A place on a page: fractions (0 to 1) of the page's width and height, from its top left corner. */
export interface PageBox {
  readonly page: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** How sure the reader is of one field, and where it stands. */
export interface Evidence {
  /** 0 to 1; below {@link sureEnough} the figure is shown as "please check" and not pre-filled. */
  readonly confidence: number
  readonly place: PageBox | null
  /** The label it was found by, as printed. */
  readonly label: string
  /** What it may be instead, where the readers do not agree: offered as a choice, never filled in. */
  readonly second?: {
    readonly value: number | string
    readonly place: PageBox | null
    readonly label: string
  }
  /** The person typed the figure; `read` is what the reader had found in euros, null when nothing. */
  readonly corrected?: { readonly read: number | null }
}

/** From this confidence on, a figure is pre-filled. */
export const sureEnough = 0.8

/** What every reading carries besides its fields. */
interface Reading {
  readonly documentId: number
  /** ISO date-time. */
  readonly processedAt: string
  /** The type the text itself looks like; null when it cannot be told. */
  readonly detectedType: DocumentType | null
  /** What it is of, where its file holds papers of several types; absent where all are of the type of their document. */
  readonly ofType?: DocumentType
  /** Per field of the reading. */
  readonly evidence: Readonly<Record<string, Evidence>>
  /** Said where its titles name another paper than the statement of a year, such as a payslip or an offer. */
  readonly isOfYear?: false
  /** Said where its pages were not looked at for as long as they ask: what is not on it, or not surely, may be. */
  readonly isCutShort?: true
  /** The documents of the person that hold the same statement and count before this one: worked out when it is presented. */
  readonly repeats?: readonly number[]
}

/** Whose a statement is. */
interface Holder {
  /** Masked. */
  readonly bsn: string | null
  /** As printed; absent from what was read before names were. */
  readonly holderName?: string | null
  /** Whom that names, of the people of the return the document belongs to: worked out when it is presented. */
  readonly named?: NamedPerson
}

/** What an income statement is of; a pension, an annuity and the state pension are alike to the law. */
export type IncomeSource = 'wage' | 'benefit' | 'pension'

/** What is read from an income statement. Amounts in euros. */
export interface IncomeStatementData extends Reading, Holder {
  readonly kind: 'income_statement'
  readonly employerName: string | null
  readonly fiscalYear: number | null
  readonly salary: number | null
  /** Income from work without an employer; absent where the paper is about wages. */
  readonly otherIncome?: number | null
  readonly taxWithheld: number | null
  readonly employmentPeriod: string | null
  /** Absent: wages, or not told. */
  readonly source?: IncomeSource
  /** Words of work stand on it, or a labour credit that was applied. */
  readonly isOfWork?: true
}

/** What is read from a mortgage statement: one row for each loan part and their sums. Amounts in euros. */
export interface MortgageStatementData extends Reading, Holder {
  readonly kind: 'mortgage_statement'
  /** Masked. */
  readonly loanPartNumber: string | null
  readonly mortgageType: string | null
  readonly remainingBalance: number | null
  /** Interest paid, over all loan parts. */
  readonly mortgageInterest: number | null
  readonly deductibleCosts: number | null
  readonly totalInterestAndFees: number | null
  readonly referenceYear: number | null
  readonly lenderName: string | null
  readonly loanParts: readonly {
    readonly loanPartNumber: string | null
    readonly mortgageType: string | null
    readonly mortgageInterest: number | null
    readonly remainingBalance: number | null
  }[]
}

/** What is read from a receipt of healthcare, education or charity, or from an unknown document. */
export interface AmountData extends Reading {
  readonly kind: 'amount'
  readonly amount: number | null
  /** The value of a home, of a municipality’s letter, which counts for `year`; absent on other papers. */
  readonly wozValue?: number | null
  /** Said where its amounts are in other money than the euro: none of them is read. */
  readonly isForeign?: true
  /** What its words are about; absent where they do not tell. */
  readonly subject?: PaperSubject
  readonly year: number | null
  readonly name: string | null
}

/** What is read from the year's overview of a bank or broker: what was there on the first of January of `year`. Amounts in euros. */
export interface WealthData extends Reading, Holder {
  readonly kind: 'wealth'
  /** Over all accounts. */
  readonly savings: number | null
  readonly investments: number | null
  /** Without mortgages. */
  readonly debts: number | null
  /** Dutch dividend tax withheld in the year. */
  readonly dividendTaxWithheld: number | null
  readonly year: number | null
  /** The bank or broker. */
  readonly name: string | null
  /** An account on it is of two people. */
  readonly isJoint: boolean
}

/** What is read from a provisional assessment of income tax. Amounts in euros, of the whole year. */
export interface AssessmentData extends Reading, Holder {
  readonly kind: 'assessment'
  readonly provisionalPaid: number | null
  readonly provisionalReceived: number | null
  readonly year: number | null
}

/** What was read from one statement. */
export type Statement = IncomeStatementData | MortgageStatementData | AmountData | WealthData | AssessmentData

/**
 * What was read from one file. The first statement's fields stand at the top (the contract of spec 1 § 3); when a
 * file holds several statements all of them are in `statements`, the first included.
 */
export type ExtractedData = Statement & { readonly statements?: readonly Statement[] }

/** A document as `GET /api/documents` lists it. */
export interface TaxDocument {
  readonly id: number
  readonly userId: number
  /** The return it belongs to; null while there is none. */
  readonly taxFilingId: number | null
  /** Earlier documents of the person that are the same file, byte for byte. */
  readonly sameFileAs: readonly number[]
  /** What the person said of it; null when nothing. */
  readonly verdict: Verdict | null
  readonly type: DocumentType
  readonly filename: string
  /** Bytes. */
  readonly filesize: number
  /** ISO date-time. */
  readonly uploadedAt: string
  readonly status: ScanStatus
  readonly isPasswordProtected: boolean
  /** What was read, with the person's corrections in it. */
  readonly extractedData: ExtractedData | null
}

/** The answer of `POST /api/documents/upload`. */
export interface UploadAnswer {
  readonly id: number
  readonly status: ScanStatus
  readonly isPasswordProtected: boolean
  readonly extractedData: ExtractedData | null
}

/** A sample file as `GET /api/sample-documents` lists it; the file itself is at `/api/sample-documents/{name}`. */
export interface SampleDocument {
  readonly name: string
  readonly type: DocumentType
  /** Bytes. */
  readonly filesize: number
  readonly description: string
}
