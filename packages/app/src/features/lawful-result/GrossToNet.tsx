import { grossToNet, type LawfulFigure } from '@aangiftewijs/domain/lawful-result'
import { formatEuros } from '@aangiftewijs/domain/money'
import { Stack, Text } from '@aangiftewijs/ui/layout'
import { StackedBar } from '@aangiftewijs/ui/StackedBar'
import { T, useWords } from '../../copy/words.tsx'
import { incomeKindWords, words } from './gross-to-net.copy.ts'

/** One bar from all income of the year to what the law leaves of it. */
export function GrossToNet({ result }: { readonly result: LawfulFigure }) {
  const say = useWords()
  const net = grossToNet(result)
  if (net === null) return null
  const incomes = net.incomes.map(({ kind, amount }) => say(incomeKindWords[kind], { amount: formatEuros(amount) }))
  return (
    <Stack gap={2}>
      <StackedBar
        label={<T text={words.barLabel} />}
        tableCaption={<T text={words.barTable} />}
        segments={[
          {
            id: 'tax',
            label: <T text={words.tax} />,
            value: Math.max(0, net.tax),
            amount: formatEuros(net.tax),
            tone: 'warning',
          },
          {
            id: 'left',
            label: <T text={words.left} />,
            value: net.left,
            amount: formatEuros(net.left),
            tone: 'success',
          },
        ]}
      />
      <Text size="sm" tone="muted">
        <T text={words.gross} values={{ gross: formatEuros(net.gross), incomes: incomes.join(', ') }} />
        {net.withheld > 0 && (
          <>
            {' '}
            <T text={words.withheld} values={{ withheld: formatEuros(net.withheld) }} />
          </>
        )}
      </Text>
    </Stack>
  )
}
