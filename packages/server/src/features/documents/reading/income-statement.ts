import type { Evidence, IncomeStatementData } from '@aangiftewijs/domain/documents'
import type { Row } from './candidates/sheet.ts'
import { type AmountFigure, doubtful, euros, type Figure, noSurerThan, ofYear, settle } from './figure.ts'
import type { LabelledText } from './find-texts.ts'
import type { LabelledAmount } from './labelled-amount.ts'
import { readName } from './names.ts'
import { isNoYearStatement } from './other-papers.ts'
import { readBsn, readPeriod, readYear } from './text-fields.ts'

/** The part of a file one statement is read from. */
export interface Passage {
  readonly rows: readonly Row[]
  readonly amounts: readonly LabelledAmount[]
  readonly texts: readonly LabelledText[]
  /** The whole file, where this is a part of one: its year and BSN are printed once for all. */
  readonly file?: Passage
}

/** The fields of a reading; what every reading carries besides is added where the file is known. */
export type Fields<T> = Omit<T, 'documentId' | 'processedAt' | 'detectedType'>

/** More tax than this part of the wage cannot have been withheld: the highest rate is 49.5 to 52 %. */
const highestShare = 0.53

/** A wage beyond this is more often a euro sign read as a 6 than true. Euro cents. */
const rareWage = 50_000_000

export function readIncomeStatement(passage: Passage): Fields<IncomeStatementData> {
  const { file } = passage
  const fiscalYear = readYear(passage.texts, passage.rows) ?? (file ? readYear(file.texts, file.rows) : null)
  const of = (concept: 'salary' | 'taxWithheld') =>
    ofYear(
      passage.amounts.filter((amount) => amount.concept === concept),
      fiscalYear?.value ?? null,
    )
  const wage = settle(of('salary'))
  const withheld = settle(of('taxWithheld'))
  const [salary, taxWithheld] = plausible(asPayslip(wage, passage), asPayslip(withheld, passage))
  const employerName = readName('employerName', passage.texts, passage.rows)
  const bsn = readBsn(passage.texts, passage.rows) ?? (file ? readBsn(file.texts, file.rows) : null)
  const employmentPeriod = readPeriod(passage.texts, passage.rows)
  return {
    kind: 'income_statement',
    employerName: employerName?.value ?? null,
    fiscalYear: fiscalYear?.value ?? null,
    salary: euros(salary),
    taxWithheld: euros(taxWithheld),
    bsn: bsn?.value ?? null,
    employmentPeriod: employmentPeriod?.value ?? null,
    evidence: evidenceFor({ salary, taxWithheld, employerName, fiscalYear, bsn, employmentPeriod }),
  }
}

export const evidenceFor = (figures: Readonly<Record<string, Figure<unknown> | null>>): Record<string, Evidence> =>
  Object.fromEntries(Object.entries(figures).flatMap(([name, figure]) => (figure ? [[name, figure.evidence]] : [])))

/** Two figures that cannot both be right are both in doubt. */
function plausible(
  wage: AmountFigure | null,
  withheld: AmountFigure | null,
): readonly [AmountFigure | null, AmountFigure | null] {
  const isTooMuch = wage && withheld && Math.abs(withheld.value) > highestShare * Math.abs(wage.value) + 100
  const isOddSign = wage && withheld && wage.value > 0 && withheld.value < 0
  const isRare = wage && Math.abs(wage.value) > rareWage
  return [
    wage && (isTooMuch || isRare) ? noSurerThan(wage, doubtful) : wage,
    withheld && (isTooMuch || isOddSign) ? noSurerThan(withheld, doubtful) : withheld,
  ]
}

/** A payslip or a declaration has the same labels as the statement of the year. */
const asPayslip = (figure: AmountFigure | null, { rows }: Passage): AmountFigure | null =>
  figure && isNoYearStatement(rows) ? noSurerThan(figure, doubtful) : figure
