import { eachOf, outcomeWords } from '@aangiftewijs/domain/lawful-result'
import { eurosOf, formatWholeEuros } from '@aangiftewijs/domain/money'
import type { Household } from '@aangiftewijs/domain/tax-law'
import type { SplitData } from '@aangiftewijs/domain/tax-return'
import { ownDivisionOf, worthIt } from '@aangiftewijs/domain/what-if'
import { Banner } from '@aangiftewijs/ui/Banner'
import { KeyFigure } from '@aangiftewijs/ui/KeyFigure'
import { Stack, Text } from '@aangiftewijs/ui/layout'
import { useEffect, useRef } from 'react'
import { T } from '../../copy/words.tsx'
import { divisionWords, ownWords } from './copy.ts'
import { DivisionForm } from './DivisionForm.tsx'
import { type Divided, isSame } from './divided.ts'
import { WhoTakesWhat } from './WhoTakesWhat.tsx'

interface OwnDivisionResultProps extends Divided {
  readonly household: Household
  readonly splitData: SplitData
  /** How often was asked; 0 when it came with the page, which then keeps the focus where it was. */
  readonly attempt: number
}

/** What a couple's own division comes to for both and each, beside the one that counts now and the best, and the press that uses it. */
export function OwnDivisionResult({ division, filing, household, splitData, attempt }: OwnDivisionResultProps) {
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    if (attempt > 0) place.current?.focus()
  }, [attempt])
  const own = ownDivisionOf(filing.year, household, splitData)
  if (own === null) return null
  const { figure, more, parts } = own
  const each = eachOf(figure)
  const aboveBest = figure.computed.settlement - division.best.settlement
  const isCounted = isSame(filing.splitData, splitData)
  const amountOf = (cents: number) => ({ amount: formatWholeEuros(eurosOf(Math.abs(cents))) })
  return (
    <section ref={place} tabIndex={-1} aria-labelledby={resultId}>
      <Stack gap={4}>
        <KeyFigure
          label={
            <span id={resultId}>
              <T text={ownWords.result} />
            </span>
          }
          amount={<T text={outcomeWords(figure)} />}
        >
          {each && <T text={each} />}
        </KeyFigure>
        <WhoTakesWhat parts={parts} />
        {!isCounted && (
          <Text>
            <T
              text={more === 0 ? ownWords.same : more < 0 ? ownWords.better : ownWords.worse}
              values={amountOf(more)}
            />
          </Text>
        )}
        {aboveBest >= worthIt && (
          <Text>
            <T text={ownWords.bestIs} values={amountOf(aboveBest)} />
          </Text>
        )}
        {isCounted && (
          <Banner tone="success">
            <T text={divisionWords.counts} />
          </Banner>
        )}
        <DivisionForm intent={isCounted ? 'undo' : 'choose'} filing={filing} splitData={splitData} />
      </Stack>
    </section>
  )
}

const resultId = 'own-division-result'
