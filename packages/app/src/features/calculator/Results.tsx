import type { CalculatorResult } from '@aangiftewijs/domain/calculator'
import type { LawfulResult } from '@aangiftewijs/domain/lawful-result'
import { formatEuros, percentWords } from '@aangiftewijs/domain/money'
import { amountWords } from '@aangiftewijs/domain/tax-return'
import { Banner } from '@aangiftewijs/ui/Banner'
import { Card } from '@aangiftewijs/ui/Card'
import { KeyFigure } from '@aangiftewijs/ui/KeyFigure'
import { Heading, Stack, Text } from '@aangiftewijs/ui/layout'
import { MoneyTable } from '@aangiftewijs/ui/MoneyTable'
import { useEffect, useRef } from 'react'
import { T, useWords } from '../../copy/words.tsx'
import { Demonstration } from '../lawful-result/Demonstration.tsx'
import { GrossToNet } from '../lawful-result/GrossToNet.tsx'
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

/** What the amounts come to: under the law first, in words and as a bar, then as the specification has it, folded away. */
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
          {lawful?.kind === 'figure' && <GrossToNet result={lawful} />}
          <Demonstration headingLevel={3}>
            <Outcome result={result} />
            <Reckoning result={result} />
            <Text size="sm" tone="muted">
              <T text={words.estimateOnly} />
            </Text>
          </Demonstration>
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

/** Read downwards, each amount without a sign: what an amount is says whether it is taken off, here as in the bar above. */
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
        { id: 'deductions', label: <T text={words.totalDeductions} />, amount: formatEuros(result.totalDeductions) },
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
        { id: 'withheld', label: <T text={amountWords.taxWithheld.label} />, amount: formatEuros(result.taxWithheld) },
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
