import type { ReactNode } from 'react'
import * as styles from './actions.css.ts'

export interface ActionsProps {
  /**
   * One line above them where the window has one column: a link to what stands at its side in wide ones, such as what a return comes to. In
   * windows with letters so large that it would take lines from the page it is not there.
   */
  readonly line?: ReactNode
  /** Buttons and links that look like one: the main action, then the way back. */
  readonly children: ReactNode
}

/** What a step ends with, the main action first. It stays in reach at the end of the window, as a bar; in narrow ones above the navigation. */
export const Actions = ({ line, children }: ActionsProps) => (
  <div className={styles.bar}>
    {line ? (
      <div className={styles.line}>
        <div className={styles.lineWords}>{line}</div>
      </div>
    ) : null}
    <div className={styles.actions}>{children}</div>
  </div>
)
