import type { ReactNode } from 'react'
import * as styles from './actions.css.ts'

export interface ActionsProps {
  /** Buttons and links that look like one: the main action, then the way back. */
  readonly children: ReactNode
}

/** What a step ends with, the main action first. It stays in reach at the end of the window, as a bar; in narrow ones above the navigation. */
export const Actions = ({ children }: ActionsProps) => <div className={styles.actions}>{children}</div>
