import type { TaxFiling } from '@aangiftewijs/domain/tax-return'
import { Button, type ButtonVariant } from '@aangiftewijs/ui/Button'
import type { ReactNode } from 'react'
import { returnsPath } from './addresses.ts'

interface ReturnActionProps {
  readonly filing: TaxFiling
  /** `open`: the steps work on it from now on; `documents`: beginning there. `correct`: a new return starts from its answers. */
  readonly intent: 'open' | 'documents' | 'correct'
  readonly variant?: ButtonVariant
  readonly children: ReactNode
}

/**
 * A button that opens or corrects a return. The server remembers which one is open and answers with its page, so the form is
 * posted also where script runs: what the window shows and what is remembered cannot differ.
 */
export const ReturnAction = ({ filing, intent, variant = 'secondary', children }: ReturnActionProps) => (
  <form method="post" action={returnsPath}>
    <input type="hidden" name="filingId" value={filing.id} />
    <Button type="submit" name="intent" value={intent} variant={variant}>
      {children}
    </Button>
  </form>
)
