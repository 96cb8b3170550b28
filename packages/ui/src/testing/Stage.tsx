import type { ReactNode } from 'react'
import * as styles from './Stage.css.ts'

export interface StageProps {
  /** How wide the place is: a column beside a page, less than a phone, a card, or as wide as what stands in it. */
  readonly width?: keyof typeof styles.width
  /** Space below, for what opens there. */
  readonly space?: keyof typeof styles.space
  readonly children: ReactNode
}

/** A place of a certain size to show a component in. For stories. */
export const Stage = ({ width = 'full', space = 'none', children }: StageProps) => (
  <div className={`${styles.width[width]} ${styles.space[space]}`}>{children}</div>
)
