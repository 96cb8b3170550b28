import type { FormFields } from '@aangiftewijs/domain/form'
import type { AmountStep } from '@aangiftewijs/domain/tax-return'
import type { ChatPlace } from '@aangiftewijs/ui/ChatPanel'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useSyncExternalStore } from 'react'
import type { Conversation } from '../features/chat/conversation.ts'
import type { VisitWizard } from '../features/tax-return/wizard/wizard-of-visit.ts'
import { type QueryCache, userIn } from '../ports/query-cache.ts'
import { type Cell, createCell } from './cell.ts'

/** What stands in the form of a step and is not saved. */
export interface TypedAmounts {
  readonly step: AmountStep
  readonly fields: FormFields
}

/** What outlives pages: it lasts until somebody else is signed in, or nobody. */
export interface Visit {
  /** The return being walked; made by the first page of the wizard that is shown. */
  wizard: VisitWizard | null
  /** What was said with the advisor, by the place of its panel. */
  readonly conversations: Partial<Record<ChatPlace, Conversation>>
  /** What is typed on the page that is open: parts that come later follow it. */
  readonly typed: Cell<TypedAmounts | null>
}

const VisitContext = createContext<Visit | null>(null)

/** Keeps the visit of whoever is signed in above all pages. */
export function VisitProvider({
  queryCache,
  children,
}: {
  readonly queryCache: QueryCache
  readonly children: ReactNode
}) {
  const read = () => userIn(queryCache)?.id ?? null
  const owner = useSyncExternalStore(queryCache.subscribe, read, read)
  const visit = useMemo(
    (): Visit & { owner: number | null } => ({
      owner,
      wizard: null,
      conversations: {},
      typed: createCell<TypedAmounts | null>(null),
    }),
    [owner],
  )
  useEffect(
    () => () => {
      visit.wizard?.stop()
      for (const { chart } of Object.values(visit.conversations)) chart.stop()
    },
    [visit],
  )
  return <VisitContext value={visit}>{children}</VisitContext>
}

/** The visit this page belongs to. Throws outside of one. */
export function useVisit(): Visit {
  const visit = useContext(VisitContext)
  if (visit === null) throw new Error('useVisit needs a VisitProvider above it')
  return visit
}
