import type { ReactNode } from 'react'
import * as styles from './actions.css.ts'

/** What a step ends with, the main action first. In narrow windows it stays in reach above the navigation, as a bar. */
export const Actions = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
)
