import type { ReactNode } from 'react'
import * as styles from './layout.css.ts'

interface ScreenOnlyProps {
  /**
   * Whether it belongs on paper after all: there is something to read in it by now.
   * @default false
   */
  readonly isPrinted?: boolean
  readonly children: ReactNode
}

/** What only a screen can use: a link to another step, a control, help with filling in. It has no box of its own, and is not printed. */
export const ScreenOnly = ({ isPrinted = false, children }: ScreenOnlyProps) => (
  <div className={isPrinted ? styles.seamless : styles.screenOnly}>{children}</div>
)
