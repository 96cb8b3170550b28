import { maskBsn } from '@aangiftewijs/domain/bsn'
import { centsOf, formatEuros } from '@aangiftewijs/domain/money'
import { type QuestionKind, questionsListed, type Step } from '@aangiftewijs/domain/tax-return'
import { SummaryList, type SummaryRow } from '@aangiftewijs/ui/SummaryList'
import { formatDay } from '../../../copy/dates.ts'
import { T, useLanguageChoice } from '../../../copy/words.tsx'
import { completedWords, words as wizardWords } from '../copy.ts'
import type { WordsByName } from '../step-form/question-problem.ts'
import { controlIdOf } from '../step-form/step-fields.ts'
import { useChangeLink } from '../wizard/use-change-link.tsx'

interface AnswerListProps {
  /** The step whose questions are answered. */
  readonly step: Step
  readonly year: number
  /** Those of the step among them. */
  readonly words: WordsByName
  /** By field name, as on the wire; null where none were given. */
  readonly answers: Readonly<Record<string, unknown>> | null
  /** The step where they can be changed. */
  readonly changeAt?: Step | undefined
  /** Shown above the answers. */
  readonly first?: readonly SummaryRow[]
}

/** The answers to the questions of a step, each with the way to change it. BSNs are masked. */
export function AnswerList({ step, year, words, answers, changeAt, first = [] }: AnswerListProps) {
  const change = useChangeLink()
  const rows = questionsListed('review', step, year).map(([name, { kind }]) => {
    const { label, term = label } = words[name] ?? {}
    return {
      id: name,
      term: term && <T text={term} />,
      value: <Answer kind={kind} value={answers?.[name]} />,
      ...(changeAt && change(changeAt, controlIdOf(changeAt, name))),
    }
  })
  return <SummaryList rows={[...first, ...rows]} />
}

/** An answer as it is read. BSNs are masked. */
export function Answer({ kind, value }: { readonly kind: QuestionKind; readonly value: unknown }) {
  const choice = useLanguageChoice()
  if (value === undefined || value === null || value === '') return <T text={completedWords.notProvided} />
  switch (kind) {
    case 'tick':
    case 'consent':
      return <T text={value === true ? wizardWords.yes : wizardWords.no} />
    case 'euros':
      return formatEuros(centsOf(Number(value)))
    case 'bsn':
    case 'bsn-digits':
      return maskBsn(String(value))
    case 'date':
      return formatDay(String(value), choice)
    case 'text':
    case 'email':
    case 'phone':
    case 'year':
      return String(value)
  }
}
