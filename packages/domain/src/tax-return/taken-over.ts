import { type FormFields, showFields } from '../form/index.ts'
import { countedAnswers } from './also-count.ts'
import { openingAnswers } from './answers.ts'
import type { DraftStep } from './draft-steps.ts'
import { type QuestionName, questionsOf } from './questions/index.ts'
import { lastingAnswers } from './questions/lasting.ts'
import type { Question } from './questions/question.ts'
import { controlsOf } from './questions/rules.ts'
import { takenFrom } from './taken-from.ts'
import type { TaxFiling } from './tax-return.schema.ts'
import { replacedBy } from './which-counts.ts'
import { withoutPartner } from './without-partner.ts'

/** The answers of a step that counted in a return. */
function countedAt(step: DraftStep, filing: TaxFiling): Readonly<Record<string, unknown>> {
  const { incomeData, deductionsData } = filing
  if (step === 'income') return countedAnswers('income', incomeData ?? {}, filing)
  if (step === 'deductions') return countedAnswers('deductions', deductionsData ?? {}, filing)
  return openingAnswers(step, filing)
}

/** The return that begins with what lasts of another: who files it. */
type Into = Pick<TaxFiling, 'isJointFiling'>

/** Of a return what may go on into another: nothing of a partner, unless both are filed together. Setup asks whether that is so. */
const lastsInto = (step: DraftStep, from: TaxFiling, into: Into): TaxFiling =>
  step === 'setup' || (from.isJointFiling && into.isJointFiling)
    ? from
    : { ...from, ...withoutPartner(from), isJointFiling: false }

/** The questions of a step whose answers a return of another year begins with: what lasts, and was answered with a yes or a text. */
export function takenOverNames(step: DraftStep, from: TaxFiling, into: Into = from): readonly QuestionName[] {
  const filing = lastsInto(step, from, into)
  const lasts: Readonly<Record<string, boolean>> = lastingAnswers[step]
  const answers = countedAt(step, filing)
  return (Object.keys(questionsOf[step]) as QuestionName[]).filter((name) => lasts[name] && answers[name])
}

/**
 * What a step of a return of another year begins with: the answers of a return that last, as its form shows them, and whose they are.
 * Null where that return has no answers of the step. A BSN of one's own is not filled in: it is known.
 */
export function takenOver(step: DraftStep, from: TaxFiling, into: Into = from): FormFields | null {
  const filing = lastsInto(step, from, into)
  if (filing[`${step}Data`] === null) return null
  const names: readonly string[] = takenOverNames(step, filing)
  const questions = Object.fromEntries(
    Object.entries<Question>(questionsOf[step]).filter(([name]) => names.includes(name)),
  )
  return { ...showFields(controlsOf(questions), countedAt(step, filing)), [takenFrom]: String(filing.id) }
}

/**
 * The return that one of a year may begin with: of the year before it if there is one, else of the nearest, rather an earlier one and
 * one that was submitted. Null where there is none of another year. `filings`: newest first.
 */
export function returnToStartFrom(filings: readonly TaxFiling[], year: number): TaxFiling | null {
  const others = filings.filter(
    (filing) => filing.year !== year && filing.setupData !== null && replacedBy(filing, filings) === null,
  )
  const distanceOf = (filing: TaxFiling) => (filing.year < year ? year - filing.year : filing.year)
  const byNearness = (one: TaxFiling, other: TaxFiling) =>
    distanceOf(one) - distanceOf(other) || Number(other.completed) - Number(one.completed)
  return [...others].sort(byNearness)[0] ?? null
}
