import type { TaxFiling } from '@aangiftewijs/domain/tax-return'
import { Button } from '@aangiftewijs/ui/Button'
import { ScreenOnly, Text } from '@aangiftewijs/ui/layout'
import { T } from '../../copy/words.tsx'
import { whatIfPath } from './addresses.ts'
import { divisionWords } from './copy.ts'
import { DivisionFields } from './DivisionFields.tsx'

interface DivisionPressProps {
  readonly filing: TaxFiling
  readonly intent: 'apply' | 'undo'
}

/**
 * Posted with script, too: the page comes back with all that hangs on it, so that what is submitted is what was seen. Secondary: the
 * step goes on by another button. A submitted return can only be read.
 */
export const DivisionPress = ({ filing, intent }: DivisionPressProps) => (
  <ScreenOnly>
    {filing.completed ? (
      <Text tone="muted">
        <T text={divisionWords.readOnly} />
      </Text>
    ) : (
      <form method="post" action={whatIfPath}>
        <DivisionFields filing={filing} />
        <Button type="submit" name="intent" value={intent} variant="secondary">
          <T text={divisionWords[intent]} />
        </Button>
      </form>
    )}
  </ScreenOnly>
)
