import type { ReactNode } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'

export interface AnnouncerProps {
  /** What a screen reader says; a new message is said once. Keep the component mounted and change the message. */
  readonly message: ReactNode
  /** `assertive` interrupts: for a session about to end, and for little else.
   * @default 'polite' */
  readonly politeness?: 'polite' | 'assertive' | undefined
}

/** Says what happened to people who do not see it happen. */
export const Announcer = ({ message, politeness = 'polite' }: AnnouncerProps) => (
  <VisuallyHidden>
    <span role={politeness === 'assertive' ? 'alert' : 'status'} aria-atomic="true">
      {message}
    </span>
  </VisuallyHidden>
)
