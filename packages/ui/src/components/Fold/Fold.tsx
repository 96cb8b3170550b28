import type { ReactNode } from 'react'
import * as styles from './Fold.css.ts'

export interface FoldProps {
  /** The words that open it, always in view. */
  readonly summary: ReactNode
  /** What is folded away. */
  readonly children: ReactNode
}

/** A little more where it is wanted, such as a picture beside a question; quieter than a Disclosure. Native `<details>`: it needs no script. */
export const Fold = ({ summary, children }: FoldProps) => (
  <details>
    <summary className={styles.summary}>{summary}</summary>
    <div className={styles.content}>{children}</div>
  </details>
)
