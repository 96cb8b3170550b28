import type { FormFields } from '@aangiftewijs/domain/form'
import { formatAmount } from '@aangiftewijs/domain/money'
import {
  type AlsoCountGroup,
  type AlsoCountName,
  alsoAsked,
  alsoCountGroups,
  alsoCountGuide,
  alsoGroupGuide,
  alsoPrefillFrom,
  alsoWordsIn,
  isTakenOver,
  ownDocuments,
  partnerDocuments,
  type QuestionKind,
  type Suggestion,
  savedFields,
} from '@aangiftewijs/domain/tax-return'
import { useMemo } from 'react'
import { useDocuments } from '../../../ports/queries.ts'
import { usePage } from '../../../shell/page-context.tsx'
import { fromDocuments } from '../papers/AmountSource.tsx'
import { type Unread, useAbsent } from '../papers/use-prefill.ts'
import { dayFields, isTick, kindOf, typedAnswers } from '../step-form/typed-answers.ts'
import { useFormAround } from './AlsoCount.tsx'

/** A question as it is asked now. */
export interface AskedQuestion {
  readonly name: AlsoCountName
  readonly kind: QuestionKind | undefined
  readonly words: ReturnType<typeof alsoWordsIn>
  /** Its section of the guide; null where that is the one of the heading. */
  readonly guide: string | null
  /** What its control starts with; of a day, its three controls together. */
  readonly shown: string
  /** What stands in it now. */
  readonly typed: string
  /** What the three controls of a day start with, by their names; nothing of what has one. */
  readonly day: FormFields
  /** What the documents say, the partner’s of what is asked of the partner. */
  readonly suggestion: Suggestion | null
  /** What papers may say of it: figures that are not sure, and those on which none was found. */
  readonly unsure: readonly Unread[]
}

/** The questions of one heading that matter in this return. */
export interface AskedGroup
  extends Pick<AlsoCountGroup, 'id' | 'title' | 'inFold' | 'stands' | 'isFolded' | 'isOfPartner'> {
  readonly guide: string
  readonly questions: readonly AskedQuestion[]
}

/** The questions under “also count this” that matter now, by heading, with what they open with: typed, saved, or read. */
export function useAlsoAsked(): readonly AskedGroup[] {
  const { step, filing, form, now } = useFormAround()
  const documents = useDocuments()
  const read = useMemo(
    () => alsoPrefillFrom(ownDocuments(filing, documents), partnerDocuments(filing, documents)),
    [filing, documents],
  )
  const absent = useAbsent()
  const changedBack = new URLSearchParams(usePage().search).get(fromDocuments)
  const saved = savedFields(step, filing)

  const questionOf = (group: AlsoCountGroup, name: AlsoCountName): AskedQuestion => {
    const suggestion = read.suggestions[name] ?? null
    const said = suggestion ? formatAmount(suggestion.amount) : ''
    const unasked = form.typed && !isTakenOver(form.typed) ? '' : saved[name] || said
    const opening = form.typed?.[name] ?? unasked
    const day = dayFields(step, name, form.typed ?? saved)
    const shown = name === changedBack ? said : opening || Object.values(day).join('')
    return {
      day,
      name,
      kind: kindOf(step, name),
      words: alsoWordsIn(filing, name),
      guide: alsoCountGuide(group, name) === alsoGroupGuide(group) ? null : alsoCountGuide(group, name),
      shown,
      typed: now[name] ?? (form.live && isTick(step, name) ? '' : shown),
      suggestion,
      unsure: [
        ...read.unsure.flatMap(({ question, figure }) => (question === name ? [figure] : [])),
        ...absent.filter(({ question }) => question === name),
      ],
    }
  }
  const groups = alsoCountGroups[step].map((group) => ({
    ...group,
    guide: alsoGroupGuide(group),
    questions: group.names.map((name) => questionOf(group, name)),
  }))
  const also = groups.flatMap(({ questions }) => questions.map(({ name, typed, day }) => ({ ...day, [name]: typed })))
  const answers = typedAnswers(step, filing.year, Object.assign({}, ...also, now))
  const asked = alsoAsked(step, { ...filing, [`${step}Data`]: answers })
  return groups.flatMap(({ questions, ...group }) => {
    const those = questions.filter(({ name }) => asked.includes(name))
    return those.length > 0 ? [{ ...group, questions: those }] : []
  })
}
