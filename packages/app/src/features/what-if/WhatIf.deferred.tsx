import { lawfulResult } from '@aangiftewijs/domain/lawful-result'
import { EmptyState } from '@aangiftewijs/ui/EmptyState'
import { LinkButton } from '@aangiftewijs/ui/LinkButton'
import { Stack } from '@aangiftewijs/ui/layout'
import { useMemo } from 'react'
import { T } from '../../copy/words.tsx'
import { useCurrentFiling, useDocuments } from '../../ports/queries.ts'
import { answerAt, reasonAt } from '../lawful-result/answer-at.ts'
import { ResultVerdict } from '../lawful-result/ResultVerdict.tsx'
import { words } from './copy.ts'
import { DivisionCard } from './DivisionCard.tsx'
import { DivisionInReturn } from './DivisionInReturn.tsx'
import { EarnMore } from './EarnMore.tsx'
import { TryOut } from './TryOut.tsx'

/** The result of the return, the best division of a couple, and what a change would do. */
export function Part() {
  const filing = useCurrentFiling()
  const documents = useDocuments()
  const result = useMemo(() => filing && lawfulResult(filing, documents), [filing, documents])
  if (filing === null || result === null)
    return (
      <EmptyState
        title={<T text={words.noReturn} />}
        actions={
          <LinkButton href="/tax-filing/setup">
            <T text={words.startReturn} />
          </LinkButton>
        }
      >
        <T text={words.noReturnText} />
      </EmptyState>
    )
  return (
    <Stack gap={8}>
      <ResultVerdict
        result={result}
        answerAt={answerAt(filing)}
        reasonAt={reasonAt(filing)}
        isIncomeSaved={filing.incomeData !== null}
      />
      {result.kind === 'unsupported' && <DivisionInReturn result={result} filing={filing} />}
      {result.kind === 'figure' && (
        <>
          {result.household.partner && <DivisionCard filing={filing} household={result.household} />}
          <TryOut year={result.year} household={result.household} />
          <EarnMore year={result.year} household={result.household} />
        </>
      )}
    </Stack>
  )
}
