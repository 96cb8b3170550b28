import { eurosOf, formatWholeEuros } from '@aangiftewijs/domain/money'
import { worthIt } from '@aangiftewijs/domain/what-if'
import { Stack, Text } from '@aangiftewijs/ui/layout'
import { T } from '../../copy/words.tsx'
import { divideHere } from './addresses.ts'
import { offerWords } from './copy.ts'
import { DivisionPress } from './DivisionPress.tsx'
import { type Divided, isChosen, leftToGain } from './divided.ts'

/** What a couple has to hear of its division beside its result; null for nothing. */
function saidOf(divided: Divided) {
  const gain = leftToGain(divided)
  if (gain > 0)
    return {
      text: divided.filing.completed ? offerWords.missed : offerWords.better,
      cents: gain,
      intent: 'apply',
    } as const
  const { even } = divided.division.best.saves
  return isChosen(divided) && even >= worthIt
    ? ({ text: offerWords.counts, cents: even, intent: 'undo' } as const)
    : null
}

/** For the card of a couple’s result: what dividing differently is worth and the press that does it, or takes it back; null for nothing. */
export function divisionOffer(divided: Divided) {
  const said = saidOf(divided)
  if (said === null) return null
  const values = { amount: formatWholeEuros(eurosOf(said.cents)) }
  return (
    <div id={divideHere}>
      <Stack gap={3}>
        <Text size="md" weight="semibold">
          <T text={said.text} values={values} />
        </Text>
        <DivisionPress filing={divided.filing} intent={said.intent} />
      </Stack>
    </div>
  )
}
