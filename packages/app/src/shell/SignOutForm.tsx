import { Button } from '@aangiftewijs/ui/Button'
import type { ReactNode } from 'react'
import { requestSignOut } from './sign-out-request.ts'

/** A button that signs out everywhere; without script it posts. */
export const SignOutForm = ({ children }: { readonly children: ReactNode }) => (
  <form
    method="post"
    action="/logout"
    onSubmit={(event) => {
      event.preventDefault()
      requestSignOut()
    }}
  >
    <Button type="submit" variant="secondary">
      {children}
    </Button>
  </form>
)
