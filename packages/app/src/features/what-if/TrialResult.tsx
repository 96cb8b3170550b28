import { type Cents, eurosOf, formatEuros, formatWholeEuros } from '@aangiftewijs/domain/money'
import { type Comparison, type Household, whatIf } from '@aangiftewijs/domain/tax-law'
import { amountAfter, changeOf, movesOf, type Trial, taxMovesOf } from '@aangiftewijs/domain/what-if'
import { Disclosure } from '@aangiftewijs/ui/Disclosure'
import { KeyFigure } from '@aangiftewijs/ui/KeyFigure'
import { Stack, Text } from '@aangiftewijs/ui/layout'
import { type ReactNode, useEffect, useRef } from 'react'
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
  const compared = whatIf(year, household, changeOf(trial, household))
  const named = { name: say(figureWords[trial.figure]), amount: formatEuros(amountAfter(household, trial)) }
  return (
    <section ref={place} tabIndex={-1} aria-labelledby="trial-result">
      {compared.kind === 'compared' ? (
        <Compared
          compared={compared}
          isCouple={household.partner !== undefined}
          name={<T text={trialWords.result} values={named} />}
        />
      ) : (
        <Text id="trial-result">
          <T text={trialWords.none} />
        </Text>
      )}
    </section>
  )
}

interface ComparedProps {
  readonly compared: Comparison
  readonly isCouple: boolean
  readonly name: ReactNode
}

/** Better or worse is said of what is paid or comes back: within the thresholds of a small amount neither moves. */
function movedWords({ before, after, by }: Comparison) {
  if (by === 0) return trialWords.same
  if (before.settlement === after.settlement) return trialWords.stays
  return by < 0 ? trialWords.better : trialWords.worse
}

function Compared({ compared, isCouple, name }: ComparedProps) {
  const say = useWords()
  const { before, after, by } = compared
  const result = (settlement: Cents) =>
    say(settlement === 0 ? trialWords.even : settlement > 0 ? trialWords.toPay : trialWords.refund, {
      amount: formatWholeEuros(eurosOf(Math.abs(settlement))),
    })
  const table = {
    isCouple,
    before: words.before,
    after: words.after,
    total: { label: words.total, before: before.balance, after: after.balance },
  }
  return (
    <Stack gap={5}>
      <KeyFigure label={<span id="trial-result">{name}</span>} amount={result(after.settlement)}>
        <T text={trialWords.now} values={{ result: result(before.settlement) }} />{' '}
        <T text={movedWords(compared)} values={{ amount: formatEuros(Math.abs(by)) }} />
      </KeyFigure>
      <MovesTable caption={trialWords.taxes} moves={taxMovesOf(compared)} {...table} />
      <Disclosure summary={<T text={trialWords.table} />}>
        <MovesTable caption={trialWords.table} moves={movesOf(compared)} isCaptionHidden {...table} />
      </Disclosure>
      <Text size="sm" tone="muted">
        <T text={words.minusIsLess} />
      </Text>
    </Stack>
  )
}
