import { type GrossToNet as Figures, grossToNet, type LawfulFigure } from '@aangiftewijs/domain/lawful-result'
import { formatEuros, percentWords } from '@aangiftewijs/domain/money'
import { Stack, Text } from '@aangiftewijs/ui/layout'
import { type BarRow, type SegmentTone, StackedBar } from '@aangiftewijs/ui/StackedBar'
import { T, useWords } from '../../copy/words.tsx'
import { incomeKindWords, otherTaxWords, untaxedWords, words } from './gross-to-net.copy.ts'
import { grossToNetBar } from './gross-to-net-bar.ts'

/** One bar from all income of the year to what the law leaves of it. */
export function GrossToNet({ result }: { readonly result: LawfulFigure }) {
  const say = useWords()
  const net = grossToNet(result)
  if (net === null) return null
  const incomes = net.incomes.map(({ kind, amount }) => say(incomeKindWords[kind], { amount: formatEuros(amount) }))
  const prepaid = net.withheld + net.provisionalAssessment
  return (
    <Stack gap={2}>
      <StackedBar
        label={<T text={words.barLabel} />}
        tableCaption={<T text={words.barTable} />}
        rows={rowsOf(net, say)}
        mark={
          prepaid > 0
            ? {
                label: <T text={net.provisionalAssessment > 0 ? words.paidBefore : words.withheld} />,
                value: prepaid,
                amount: formatEuros(prepaid),
              }
            : undefined
        }
      />
      {incomes.length > 1 && (
        <Text size="sm" tone="muted">
          <T text={words.incomes} values={{ incomes: incomes.join(', ') }} />
        </Text>
      )}
    </Stack>
  )
}

const bracketTones: readonly SegmentTone[] = ['warning', 'error', 'primary']

function rowsOf(net: Figures, say: ReturnType<typeof useWords>): readonly BarRow[] {
  const bar = grossToNetBar(net)
  return [
    { id: 'gross', label: <T text={words.gross} />, value: 0, amount: formatEuros(net.gross), tone: null },
    ...net.brackets.map(({ rate, tax, hasPremiums }, place): BarRow => {
      const values = { rate: say(percentWords(rate / 10)) }
      return {
        id: `at-${rate}`,
        label: <T text={hasPremiums ? words.bracketWithPremiums : words.bracket} values={values} />,
        value: bar.brackets[place] ?? 0,
        amount: formatEuros(-tax),
        tone: bracketTones[place] ?? 'neutral',
      }
    }),
    ...net.others.map(
      ({ kind, tax }, place): BarRow => ({
        id: kind,
        label: <T text={otherTaxWords[kind]} />,
        value: bar.others[place] ?? 0,
        amount: formatEuros(-tax),
        tone: 'neutral',
      }),
    ),
    ...(net.credits > 0
      ? [
          {
            id: 'credits',
            label: <T text={words.credits} />,
            value: bar.credits,
            amount: formatEuros(net.credits),
            tone: 'info',
          } as const,
        ]
      : []),
    {
      id: 'tax',
      label: <T text={words.tax} />,
      value: 0,
      amount: formatEuros(net.left - net.gross),
      tone: null,
      isTotal: true,
    },
    {
      id: 'left',
      label: <T text={words.left} />,
      value: bar.left,
      amount: formatEuros(net.left),
      tone: 'success',
      isTotal: true,
    },
    ...net.untaxed.map(
      ({ kind, amount }, place): BarRow => ({
        id: kind,
        label: <T text={untaxedWords[kind]} />,
        value: bar.untaxed[place] ?? 0,
        amount: formatEuros(amount),
        tone: 'untaxed',
      }),
    ),
  ]
}
