import { type Cents, eurosOf, formatEuros, formatWholeEuros } from '@aangiftewijs/domain/money'
import { type Household, whatIf } from '@aangiftewijs/domain/tax-law'
import { changeOf, movesOf, type Trial } from '@aangiftewijs/domain/what-if'
import { KeyFigure } from '@aangiftewijs/ui/KeyFigure'
import { Stack, Text } from '@aangiftewijs/ui/layout'
import { useEffect, useRef } from 'react'
import { T, useWords } from '../../copy/words.tsx'
import { trialWords, words } from './copy.ts'
import { figureWords } from './figures.copy.ts'
import { MovesTable } from './MovesTable.tsx'

interface TrialResultProps {
  readonly year: number
  readonly household: Household
  readonly trial: Trial
  /** How often was asked; 0 when the result came with the page, which then keeps the focus where it was. */
  readonly attempt: number
}

/** What the trial comes to, in words and line by line. */
export function TrialResult({ year, household, trial, attempt }: TrialResultProps) {
  const say = useWords()
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    if (attempt > 0) place.current?.focus()
  }, [attempt])
  const change = changeOf(trial, household)
  const compared = whatIf(year, household, change)
  const result = (settlement: Cents) =>
    say(settlement === 0 ? trialWords.even : settlement > 0 ? trialWords.toPay : trialWords.refund, {
      amount: formatWholeEuros(eurosOf(Math.abs(settlement))),
    })
  return (
    <section ref={place} tabIndex={-1} aria-labelledby="trial-result">
      {compared.kind === 'compared' ? (
        <Stack gap={5}>
          <KeyFigure
            label={
              <span id="trial-result">
                <T
                  text={trialWords.result}
                  values={{ name: say(figureWords[trial.figure]), amount: formatEuros(Number(change.to)) }}
                />
              </span>
            }
            amount={result(compared.after.settlement)}
          >
            <T text={trialWords.now} values={{ result: result(compared.before.settlement) }} />{' '}
            <T
              text={compared.by === 0 ? trialWords.same : compared.by < 0 ? trialWords.better : trialWords.worse}
              values={{ amount: formatEuros(Math.abs(compared.by)) }}
            />
          </KeyFigure>
          <MovesTable
            caption={trialWords.table}
            moves={movesOf(compared)}
            isCouple={household.partner !== undefined}
            before={words.before}
            after={words.after}
            total={{ before: compared.before.balance, after: compared.after.balance }}
          />
          <Text size="sm" tone="muted">
            <T text={words.minusIsLess} />
          </Text>
        </Stack>
      ) : (
        <Text id="trial-result">
          <T text={trialWords.none} />
        </Text>
      )}
    </section>
  )
}
