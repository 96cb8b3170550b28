import type { TaxDocument } from '@aangiftewijs/domain/documents'
import { formatEuros } from '@aangiftewijs/domain/money'
import { alsoCountWords, leftAtNothing, questionWords, type TaxFiling } from '@aangiftewijs/domain/tax-return'
import { Banner } from '@aangiftewijs/ui/Banner'
import { Stack } from '@aangiftewijs/ui/layout'
import { SummaryList } from '@aangiftewijs/ui/SummaryList'
import { T } from '../../copy/words.tsx'
import { words } from './review.copy.ts'
import { useChangeLink } from './use-change-link.tsx'

interface LeftAtNothingProps {
  readonly filing: TaxFiling
  readonly documents: readonly TaxDocument[]
}

const wordsOfAmounts = { ...questionWords, ...alsoCountWords }

/** The amounts that the documents tell and the return leaves at nothing, each with the way to where it is filled in; nothing when there are none. */
export function LeftAtNothing({ filing, documents }: LeftAtNothingProps) {
  const change = useChangeLink()
  const left = leftAtNothing(filing, documents)
  if (left.length === 0) return null
  return (
    <Banner variant="warning" title={<T text={words.leftTitle} />}>
      <Stack gap={3}>
        <p>
          <T text={words.leftText} />
        </p>
        <SummaryList
          rows={left.map(({ step, name, amount }) => {
            const { label, term = label } = wordsOfAmounts[name]
            return { id: name, term: <T text={term} />, value: formatEuros(amount), ...change(step, name) }
          })}
        />
      </Stack>
    </Banner>
  )
}
