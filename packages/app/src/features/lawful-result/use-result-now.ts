import type { TaxDocument } from '@aangiftewijs/domain/documents'
import { type LawfulResult, lawfulResult } from '@aangiftewijs/domain/lawful-result'
import type { Problem } from '@aangiftewijs/domain/problem'
import { isAsked, type TaxFiling } from '@aangiftewijs/domain/tax-return'
import { useSyncExternalStore } from 'react'
import { useCurrentFiling, useDocuments } from '../../ports/queries.ts'
import { type TypedAmounts, useVisit } from '../../shell/visit.tsx'
import { unreadAmounts } from '../tax-return/step-form/typed-amounts.ts'
import { typedAnswers } from '../tax-return/step-form/typed-answers.ts'

/** What the open return comes to in this moment. */
interface ResultNow {
  readonly filing: TaxFiling
  readonly documents: readonly TaxDocument[]
  /** What is typed and not saved. */
  readonly now: TypedAmounts | null
  /** The return with what is typed. */
  readonly known: TaxFiling
  /** The amounts among that which cannot be read. */
  readonly unread: readonly Problem[]
  /** Null while there are such. */
  readonly result: LawfulResult | null
}

const nothingTyped = () => null

/** What the open return comes to, with what is typed in this moment; null where none is open. */
export function useResultNow(): ResultNow | null {
  const filing = useCurrentFiling()
  const documents = useDocuments()
  const { typed } = useVisit()
  const now = useSyncExternalStore(typed.subscribe, typed.get, nothingTyped)
  if (filing === null) return null
  const known = now ? { ...filing, [`${now.step}Data`]: typedAnswers(now.step, filing.year, now.fields) } : filing
  const unread = now ? unreadAmounts(now.step, now.fields).filter(({ field }) => isAsked(now.step, field, known)) : []
  return { filing, documents, now, known, unread, result: unread.length > 0 ? null : lawfulResult(known, documents) }
}
