import { Cluster, Text } from '@aangiftewijs/ui/layout'
import { T } from '../../copy/words.tsx'
import { divisionWords } from './copy.ts'
import { DivisionForm } from './DivisionForm.tsx'
import { type Divided, isChosen } from './divided.ts'

/** The forms: the first stays the same element when its press is done, so that the focus stays. */
export function DivisionChoice({ division, filing }: Divided) {
  if (filing.completed)
    return (
      <Text tone="muted">
        <T text={divisionWords.readOnly} />
      </Text>
    )
  const chosen = isChosen({ division, filing })
  return (
    <Cluster gap={3}>
      <DivisionForm intent={chosen ? 'undo' : 'apply'} filing={filing} splitData={division.splitData} />
      {!chosen && filing.splitData !== null && (
        <DivisionForm intent="undo" filing={filing} splitData={division.splitData} />
      )}
    </Cluster>
  )
}
