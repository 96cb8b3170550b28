import type { ReactNode } from 'react'
import * as styles from './TaskList.css.ts'

/** How much attention a status asks for. */
export type TaskTone = 'neutral' | 'info' | 'success' | 'warning' | 'error'

export function TaskStatus({ tone, children }: { readonly tone: TaskTone; readonly children: ReactNode }) {
  return <span className={styles.status[tone]}>{children}</span>
}
