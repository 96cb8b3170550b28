import type { Copy } from '@aangiftewijs/domain/language'
import { formatEuros } from '@aangiftewijs/domain/money'
import { deductibleIn, type Suggestion } from '@aangiftewijs/domain/tax-return'
import { Button } from '@aangiftewijs/ui/Button'
import { useHydrated } from '@aangiftewijs/ui/behaviour'
import { Cluster, Text } from '@aangiftewijs/ui/layout'
import { VisuallyHidden } from '@aangiftewijs/ui/VisuallyHidden'
import { T } from '../../../copy/words.tsx'
import { changeTo, keyOf } from '../papers/AmountSource.tsx'
import { deductibleWords as words } from './deductible.copy.ts'

interface DeductibleInterestProps {
  readonly name: string
  readonly label: Copy
  readonly suggestion: Suggestion
}

/** What statements call deductible beside the interest that was paid, and all of it at a press, in the place of that. */
export function DeductibleInterest({ name, label, suggestion }: DeductibleInterestProps) {
  const isHydrated = useHydrated()
  const told = suggestion.parts.filter(({ deductible }) => deductible !== undefined)
  const instead = deductibleIn(suggestion)
  if (told.length === 0) return null
  return (
    <>
      {told.map((part) => (
        <Text key={keyOf(part)} size="sm" tone="warning">
          <T
            text={words.deductible}
            values={{
              document: part.filename,
              deductible: formatEuros(part.deductible ?? 0),
              interest: formatEuros(part.amount),
            }}
          />
        </Text>
      ))}
      {isHydrated && instead !== suggestion.amount && (
        <Cluster>
          <Button variant="quiet" size="small" onPress={(event) => changeTo(event.currentTarget, name, instead)}>
            <T text={words.fillIn} values={{ amount: formatEuros(instead) }} />
            <VisuallyHidden>
              {' '}
              (<T text={label} />)
            </VisuallyHidden>
          </Button>
        </Cluster>
      )}
    </>
  )
}
