import type { ReactNode } from 'react'
import * as styles from './Choice.css.ts'

export interface ShortChoicesProps {
  /** The words of the line that shows all hints. */
  readonly explain: ReactNode
  /** Checkboxes with `hintWhen="ticked"`. */
  readonly children: ReactNode
}

/**
 * Many things of which few apply to anyone: a line each, whose hint is seen once it is ticked, and above them a line that shows all hints,
 * for who wants to know before. Native, by style alone: it needs no script.
 */
export const ShortChoices = ({ explain, children }: ShortChoicesProps) => (
  <div>
    <details className={styles.explain}>
      <summary className={styles.explainSummary}>{explain}</summary>
    </details>
    <div className={styles.shortChoices}>{children}</div>
  </div>
)
