import type { ReactNode } from 'react'
import { useHydrated } from '../../behaviour/use-hydrated.ts'
import * as styles from './InsteadOfScript.css.ts'

export interface OrByHandProps {
  /** What does the same without script, and until script is there. */
  readonly byHand: ReactNode
  /** What acts by script alone. */
  readonly children: ReactNode
}

/**
 * What acts by script, or what does the same by hand. In a part of a page whose script comes once it is used the latter stands there until
 * then: an empty room would be a hole in the form.
 */
export const OrByHand = ({ byHand, children }: OrByHandProps) =>
  useHydrated() ? (
    children
  ) : (
    <>
      <div className={styles.whileWaiting}>{byHand}</div>
      <div className={styles.untilTaken}>{children}</div>
    </>
  )
