import type { TaxDocument } from '@aangiftewijs/domain/documents'
import { formatEuros } from '@aangiftewijs/domain/money'
import {
  type Difference,
  differences,
  fromPapersIntent,
  pathOf,
  questionWords,
  type TaxFiling,
} from '@aangiftewijs/domain/tax-return'
import { Banner } from '@aangiftewijs/ui/Banner'
import { Button } from '@aangiftewijs/ui/Button'
import { Stack } from '@aangiftewijs/ui/layout'
import { SummaryList } from '@aangiftewijs/ui/SummaryList'
import { VisuallyHidden } from '@aangiftewijs/ui/VisuallyHidden'
import { T } from '../../copy/words.tsx'
import { useChangeLink } from '../tax-return/wizard/use-change-link.tsx'
import { papersWords as words } from './papers.copy.ts'

interface PapersDifferProps {
  readonly filing: TaxFiling
  readonly documents: readonly TaxDocument[]
}

const nameOf = ({ name }: Difference) => {
  const { label, term = label } = questionWords[name]
  return <T text={term} />
}

/** The amounts of which the documents say something else than the return, each with the press that takes it; nothing when there are none. */
export function PapersDiffer({ filing, documents }: PapersDifferProps) {
  const change = useChangeLink()
  const differing = filing.completed ? [] : differences(filing, documents)
  if (differing.length === 0) return null
  const isLeft = differing.some(({ counts }) => counts === 0)
  return (
    <Banner tone={isLeft ? 'warning' : 'info'} title={<T text={words.title} />}>
      <Stack gap={3}>
        <p>
          <T text={words.text} />
        </p>
        <SummaryList
          rows={differing.map((one) => ({
            id: one.name,
            term: nameOf(one),
            value: <Both filing={filing} difference={one} />,
            ...change(one.step, one.name),
          }))}
        />
      </Stack>
    </Banner>
  )
}

/** What both say, and the form that takes what the documents do: the page comes back with all that hangs on it. */
function Both({ filing, difference }: Pick<PapersDifferProps, 'filing'> & { readonly difference: Difference }) {
  const { name, counts, says } = difference
  const amounts = { counts: formatEuros(counts), says: formatEuros(says) }
  return (
    <form method="post" action={pathOf('review')}>
      <Stack gap={2}>
        <T text={words.both} values={amounts} />
        <input type="hidden" name="intent" value={fromPapersIntent} />
        <input type="hidden" name="filingId" value={filing.id} />
        <input type="hidden" name="name" value={name} />
        <Button type="submit" size="small" variant="secondary">
          <T text={words.use} values={amounts} />
          <VisuallyHidden> ({nameOf(difference)})</VisuallyHidden>
        </Button>
      </Stack>
    </form>
  )
}
