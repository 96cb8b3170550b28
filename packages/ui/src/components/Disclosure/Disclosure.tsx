import { type ReactNode, useState } from 'react'
import * as styles from './Disclosure.css.ts'

export interface DisclosureProps {
  /** Where links lead that point at it. */
  readonly id?: string | undefined
  /** What is inside, always in view: a title, a badge, a line of text. */
  readonly summary: ReactNode
  /**
   * Opens it and keeps it open while true: something inside asks for attention.
   * @default false
   */
  readonly isHeldOpen?: boolean
  /**
   * Whether it stands open at first.
   * @default isHeldOpen
   */
  readonly isDefaultOpen?: boolean
  /** What is shown when it is open. */
  readonly children: ReactNode
}

/** A part of a page that is folded away until it is wanted. Native `<details>`: it works without script, and nothing moves when script arrives. */
export function Disclosure({ id, summary, isHeldOpen = false, isDefaultOpen = isHeldOpen, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(isDefaultOpen)
  return (
    <details
      id={id}
      className={styles.root}
      open={isOpen || isHeldOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className={styles.summary}>
        {/* Not in an element of their own: a summary may hold headings, nothing else in it may. */}
        {summary}
        <span aria-hidden="true" className={styles.chevron} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
