import { Button, type ButtonVariant } from '@aangiftewijs/ui/Button'
import type { ReactNode } from 'react'
import { requestSignOut } from './sign-out-request.ts'

interface SignOutFormProps {
  /** @default 'secondary' */
  readonly variant?: ButtonVariant
  readonly children: ReactNode
}

/** A button that signs out everywhere; without script it posts. */
export const SignOutForm = ({ variant = 'secondary', children }: SignOutFormProps) => (
  <form
    method="post"
    action="/logout"
    onSubmit={(event) => {
      event.preventDefault()
      requestSignOut()
    }}
  >
    <Button type="submit" variant={variant}>
      {children}
    </Button>
  </form>
)
