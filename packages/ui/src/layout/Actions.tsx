import type { ReactNode } from 'react'
import * as styles from './actions.css.ts'

/** What a step ends with, the main action first. It stays in reach at the end of the window, as a bar; in narrow ones above the navigation. */
export const Actions = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
)
