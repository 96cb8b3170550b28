import type { ReactNode } from 'react'
import * as styles from './journey.css.ts'

export interface JourneyProps {
  /** Where the person is: a step tracker. First at narrow widths, at the side at wide ones. */
  readonly progress: ReactNode
  /** What it comes to so far: a tally. Below the work at narrow widths, below the tracker and staying in view at wide ones. */
  readonly outcome?: ReactNode
  /** What ends the step after all that: help, and what ends the journey itself. */
  readonly after?: ReactNode
  /** The work of this step. */
  readonly children: ReactNode
}

/** One step of a longer journey: where you are, the work itself, and what it comes to so far. */
export const Journey = ({ progress, outcome, after, children }: JourneyProps) => (
  <div className={styles.container}>
    <div className={styles.journey}>
      <div className={styles.progress}>{progress}</div>
      <div className={styles.work}>{children}</div>
      {outcome ? <div className={styles.outcome}>{outcome}</div> : null}
      {after ? <div className={styles.after}>{after}</div> : null}
    </div>
  </div>
)

/** Words that are only needed at wide widths, because at narrow ones the tracker above says the same. */
export const WhenWide = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles.wide}>{children}</span>
)
