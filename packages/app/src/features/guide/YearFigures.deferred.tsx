import { dayOf } from '@aangiftewijs/domain/day'
import { isTaxYear, rulesOfYear, type TaxYear, taxYears } from '@aangiftewijs/domain/tax-law'
import { currentTaxYear, deadlineOf } from '@aangiftewijs/domain/tax-return'
import { Card } from '@aangiftewijs/ui/Card'
import { ChipGroup } from '@aangiftewijs/ui/ChipGroup'
import { Stack, Text } from '@aangiftewijs/ui/layout'
import { SummaryList } from '@aangiftewijs/ui/SummaryList'
import { T, useWords } from '../../copy/words.tsx'
import { useCurrentFiling } from '../../ports/queries.ts'
import { usePage } from '../../shell/page-context.tsx'
import { figureWords as words } from './copy.ts'
import { keyFigures } from './key-figures.ts'

/** The figures of the year that was chosen, or that the open return is of; each leads to the passage that explains it. */
export function Part() {
  const year = useGuideYear()
  const say = useWords()
  const isProvisional = rulesOfYear(year).box3.final === undefined
  return (
    <Card as="section" title={<T text={words.title} values={{ year: String(year) }} />}>
      <Stack gap={4}>
        <ChipGroup
          label={say(words.years)}
          value={String(year)}
          items={taxYears.map((one) => ({ value: String(one), label: String(one), href: `/tax-guide?year=${one}` }))}
        />
        <SummaryList
          rows={[
            {
              id: 'deadline',
              term: <T text={words.deadline} />,
              value: <Deadline year={year} />,
              ...passage('deadline'),
            },
            ...keyFigures(year).map(({ anchor, term, value }) => ({
              id: anchor,
              term: <T text={term} />,
              value: <T text={value} />,
              ...passage(anchor),
            })),
          ]}
        />
        {isProvisional && (
          <Text size="sm" tone="muted">
            <T text={words.provisional} />
          </Text>
        )}
      </Stack>
    </Card>
  )
}

/** The year in the address, else that of the open return. */
function useGuideYear(): TaxYear {
  const asked = Number(new URLSearchParams(usePage().search).get('year'))
  const open = useCurrentFiling()?.year
  return [asked, open, currentTaxYear].find((year) => year !== undefined && isTaxYear(year)) ?? 2024
}

const passage = (anchor: string) => ({ changeHref: `#${anchor}`, changeLabel: <T text={words.read} /> })

function Deadline({ year }: { readonly year: TaxYear }) {
  const { now } = usePage()
  return <T text={deadlineOf(year, dayOf(new Date(now))).said} />
}
