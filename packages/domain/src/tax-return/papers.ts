import type { TaxDocument } from '../documents/index.ts'
import { type Cents, centsOf, eurosOf } from '../money/index.ts'
import { type AlsoCountFacts, isAsked } from './also-count.ts'
import { alsoPrefillFrom } from './also-prefill.ts'
import { savedAnswers, totalsOf } from './answers.ts'
import { mostEmployers } from './employers.ts'
import { isAnother, isNamed, prefillFrom, type Suggestion } from './prefill.ts'
import { type AlsoCountName, type AmountName, type AmountStep, alsoCountAt, amountsAt } from './questions/index.ts'
import { ownDocuments, partnerDocuments, type ReturnOfDocuments } from './standing.ts'
import { amountSteps } from './steps.ts'
import type { DeductionsData, IncomeData, TaxFiling } from './tax-return.schema.ts'

type Name = AmountName | AlsoCountName

/** An amount of a return that is not what its papers say. */
export interface Difference {
  readonly step: AmountStep
  readonly name: Name
  /** What the return counts, in cents; 0 where nothing was filled in. */
  readonly counts: Cents
  /** What the papers say, in cents. */
  readonly says: Cents
}

/** The `intent` of the form that takes one amount from the papers. */
export const fromPapersIntent = 'take-from-papers'

/** A return as it was, or is, beside the documents of its person. */
export interface WithPapers {
  readonly filing: TaxFiling
  readonly documents: readonly TaxDocument[]
}

/** Whether an amount is asked at a step. */
export const isOf = (step: AmountStep, name: string) => name in amountsAt[step] || name in alsoCountAt[step]

/** The answers of a return that papers can differ from, saved or typed. */
export type AnswersBesidePapers = ReturnOfDocuments & AlsoCountFacts

/** What the papers of a return surely say, by the name of the question. */
function saidBy(filing: ReturnOfDocuments, documents: readonly TaxDocument[]): ReadonlyMap<Name, Suggestion> {
  const own = ownDocuments(filing, documents)
  const found = [prefillFrom(own), alsoPrefillFrom(own, partnerDocuments(filing, documents))]
  return new Map(found.flatMap(({ suggestions }) => Object.entries<Suggestion>(suggestions) as [Name, Suggestion][]))
}

/**
 * Where the saved answers of a return differ from what its papers say: another amount was typed, one was cleared, or the papers are
 * others by now. Above what receipts say there is none: they are a part of what was given or paid. A step that is not saved yet is filled in from them anyhow, and what was never answered counts as they say it.
 */
export function differences(filing: AnswersBesidePapers, documents: readonly TaxDocument[]): readonly Difference[] {
  const said = [...saidBy(filing, documents)].filter(([, suggestion]) => isNamed(suggestion))
  return amountSteps.flatMap((step) => {
    const answers: Readonly<Record<string, unknown>> | null = filing[`${step}Data`]
    if (answers === null) return []
    return said.flatMap(([name, suggestion]) => {
      const { amount: says } = suggestion
      if (answers[name] === undefined && name in alsoCountAt[step]) return []
      const counts = centsOf(Number(answers[name] ?? 0))
      return isOf(step, name) && isAsked(step, name, filing) && isAnother(suggestion, counts)
        ? [{ step, name, counts, says }]
        : []
    })
  })
}

/** What the lists of employers go with. */
const wages = ['salary', 'taxWithheld', 'partnerSalary', 'partnerTaxWithheld'] as const

type Saved = Pick<TaxFiling, 'incomeData' | 'deductionsData'>

/** The saved answers with other amounts, in cents. Null: nothing is said any more. */
function withAmounts(now: WithPapers, amounts: ReadonlyMap<Name, Cents | null>): Saved {
  const changed = (step: AmountStep) => {
    const answers = { ...savedAnswers(step, now.filing) }
    for (const [name, amount] of amounts) {
      if (!isOf(step, name)) continue
      if (amount === null && name in alsoCountAt[step]) delete answers[name]
      else answers[name] = eurosOf(amount ?? 0)
    }
    return answers
  }
  const { incomeData, deductionsData } = now.filing
  const income = changed('income') as IncomeData
  const isOfWage = wages.some((name) => amounts.has(name))
  return {
    incomeData: incomeData && (isOfWage ? withEmployers(income, now) : income),
    deductionsData: deductionsData && (changed('deductions') as DeductionsData),
  }
}

/** The income with the employers that its papers name now. */
function withEmployers(income: IncomeData, now: WithPapers): IncomeData {
  const { employerList: _, totalSalary: __, totalTaxWithheld: ___, partnerEmployers: ____, ...answers } = income
  const { employers } = prefillFrom(ownDocuments(now.filing, now.documents))
  return { ...answers, ...totalsOf(employers), ...partnerEmployersIn(now) }
}

/** What is saved with the income of a couple: the employers on the statements of the partner. Nothing where there is none. */
export function partnerEmployersIn({ filing, documents }: WithPapers): Pick<IncomeData, 'partnerEmployers'> {
  const { employers } = prefillFrom(partnerDocuments(filing, documents))
  return employers.length === 0 ? {} : { partnerEmployers: employers.slice(0, mostEmployers) }
}

/** An amount taken from the papers, and the answers of the return with it. */
export interface Taken extends Difference {
  readonly saved: Saved
}

/** What its papers say about one question, taken into the answers of a return. Null where they say nothing else than it does. */
export function takenFromPapers(now: WithPapers, name: string): Taken | null {
  const taken = differences(now.filing, now.documents).find((one) => one.name === name)
  return taken ? { ...taken, saved: withAmounts(now, new Map([[taken.name, taken.says]])) } : null
}

/**
 * The saved answers of a return after something about its papers changed: an amount that stood at what they said follows them. One that
 * a person made another stays, as does one of which they said nothing. Null where none follows.
 */
export function followed(before: WithPapers, now: WithPapers): Saved | null {
  const [said, says] = [saidBy(before.filing, before.documents), saidBy(now.filing, now.documents)]
  const following = new Map<Name, Cents | null>()
  for (const step of amountSteps) {
    const answers = savedAnswers(step, now.filing)
    if (answers === null) continue
    for (const name of new Set([...said.keys(), ...says.keys()])) {
      const [was, is, answer] = [said.get(name)?.amount, says.get(name)?.amount ?? null, answers[name]]
      const counted = answer === undefined ? undefined : centsOf(Number(answer))
      if (isOf(step, name) && was !== (is ?? undefined) && counted === was) following.set(name, is)
    }
  }
  return following.size === 0 ? null : withAmounts(now, following)
}
