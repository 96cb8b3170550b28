import type { CalculatorResult } from '@aangiftewijs/domain/calculator'
import { demonstrationWords, type LawfulResult } from '@aangiftewijs/domain/lawful-result'
import { formatEuros, percentWords } from '@aangiftewijs/domain/money'
import { amountWords } from '@aangiftewijs/domain/tax-return'
import { Banner } from '@aangiftewijs/ui/Banner'
import { Card } from '@aangiftewijs/ui/Card'
import { KeyFigure } from '@aangiftewijs/ui/KeyFigure'
import { Heading, Stack, Text } from '@aangiftewijs/ui/layout'
import { MoneyTable } from '@aangiftewijs/ui/MoneyTable'
import { type BarRow, type SegmentTone, StackedBar } from '@aangiftewijs/ui/StackedBar'
import { useEffect, useRef } from 'react'
import { T, useWords } from '../../copy/words.tsx'
import { words as barWords, untaxedWords } from '../lawful-result/gross-to-net.copy.ts'
import { ResultVerdict } from '../lawful-result/ResultVerdict.tsx'
import { words } from './copy.ts'
import { oneDecimal, taxByBracket } from './result-figures.ts'
import { ShareLink } from './ShareLink.tsx'

interface ResultsProps {
  readonly result: CalculatorResult
  /** What the same amounts come to under the law. */
  readonly lawful: LawfulResult | null
  readonly address: string
  /** Whether the amounts were changed after this result. */
  readonly isOutdated: boolean
  /** How often was submitted; 0 when the result came with the page, which then keeps the focus where it was. */
  readonly attempt: number
}

/** What the amounts come to: the outcome first, then the reckoning and the bar. */
export function Results({ result, lawful, address, isOutdated, attempt }: ResultsProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempt === 0) return
    place.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView?.({ block: 'nearest' })
  }, [attempt])
  return (
    <section ref={place} tabIndex={-1} aria-labelledby="results">
      <Card>
        <Stack gap={6}>
          <Heading level={2} id="results">
            <T text={words.results} />
          </Heading>
          <div role="status">
            {isOutdated && (
              <Banner tone="warning">
                <T text={words.outdated} />
              </Banner>
            )}
          </div>
          {lawful && <ResultVerdict result={lawful} headingLevel={3} />}
          <Stack gap={2}>
            <Heading level={3} size="md">
              <T text={demonstrationWords.title} />
            </Heading>
            <Text size="sm" tone="muted">
              <T text={demonstrationWords.whyItDiffers} />
            </Text>
          </Stack>
          <Outcome result={result} />
          <Reckoning result={result} />
          {result.totalIncome > 0 && <GrossToNet result={result} />}
          <Text size="sm" tone="muted">
            <T text={words.estimateOnly} />
          </Text>
          <ShareLink address={address} />
        </Stack>
      </Card>
    </section>
  )
}

function Outcome({ result: { taxDue, effectiveTaxRate } }: { readonly result: CalculatorResult }) {
  const say = useWords()
  return (
    <KeyFigure label={<T text={taxDue > 0 ? words.toPay : words.refund} />} amount={formatEuros(Math.abs(taxDue))}>
      <T text={words.effectiveTaxRate} />: <T text={words.rate} values={{ rate: say(oneDecimal(effectiveTaxRate)) }} />
    </KeyFigure>
  )
}

function Reckoning({ result }: { readonly result: CalculatorResult }) {
  const say = useWords()
  const brackets = taxByBracket(result).map(({ rate, tax }) => ({
    id: `at-${rate}`,
    label: <T text={words.taxAt} values={{ rate: say(percentWords(rate)) }} />,
    amount: formatEuros(tax),
  }))
  return (
    <MoneyTable
      caption={<T text={words.howWeGotThis} />}
      rows={[
        { id: 'income', label: <T text={words.totalIncome} />, amount: formatEuros(result.totalIncome) },
        { id: 'deductions', label: <T text={words.totalDeductions} />, amount: formatEuros(-result.totalDeductions) },
        {
          id: 'taxable',
          label: <T text={words.taxableIncome} />,
          amount: formatEuros(result.taxableIncome),
          isTotal: true,
        },
        ...(brackets.length > 1 ? brackets : []),
        {
          id: 'tax',
          label: <T text={words.estimatedTax} />,
          amount: formatEuros(result.estimatedTax),
          isTotal: brackets.length > 1,
        },
        { id: 'withheld', label: <T text={amountWords.taxWithheld.label} />, amount: formatEuros(-result.taxWithheld) },
        {
          id: 'due',
          label: <T text={result.taxDue > 0 ? words.toPay : words.refund} />,
          amount: formatEuros(Math.abs(result.taxDue)),
          isTotal: true,
        },
      ]}
    />
  )
}

const bracketTones: readonly SegmentTone[] = ['warning', 'error']

/** One bar from the income to what the demonstration’s formulas leave of it; no more of it is untaxed than there is. */
function GrossToNet({ result }: { readonly result: CalculatorResult }) {
  const say = useWords()
  const { totalIncome, totalDeductions, taxWithheld } = result
  const net = totalIncome - result.estimatedTax
  const untaxed = Math.min(totalDeductions, totalIncome)
  const rows: BarRow[] = [
    { id: 'gross', label: <T text={words.totalIncome} />, value: 0, amount: formatEuros(totalIncome), tone: null },
    ...taxByBracket(result).map(
      ({ rate, tax }, place): BarRow => ({
        id: `at-${rate}`,
        label: <T text={words.taxAt} values={{ rate: say(percentWords(rate)) }} />,
        value: tax,
        amount: formatEuros(-tax),
        tone: bracketTones[place] ?? 'neutral',
      }),
    ),
    {
      id: 'net',
      label: <T text={barWords.left} />,
      value: net - untaxed,
      amount: formatEuros(net),
      tone: 'success',
      isTotal: true,
    },
    ...(untaxed > 0
      ? [
          {
            id: 'untaxed',
            label: <T text={untaxedWords.deductions} />,
            value: untaxed,
            amount: formatEuros(untaxed),
            tone: 'untaxed',
          } as const,
        ]
      : []),
  ]
  return (
    <StackedBar
      label={<T text={barWords.barLabel} />}
      tableCaption={<T text={words.barTable} values={{ income: formatEuros(totalIncome) }} />}
      rows={rows}
      mark={
        taxWithheld > 0
          ? { label: <T text={amountWords.taxWithheld.label} />, value: taxWithheld, amount: formatEuros(taxWithheld) }
          : undefined
      }
    />
  )
}
