import type { ReactNode } from 'react'
import { classNames } from '../../theme/class-names.ts'
import * as styles from './Badge.css.ts'

export type BadgeTone = 'neutral' | 'info' | 'success' | 'warning' | 'error' | 'attention'

export interface BadgeProps {
  /** What the state means. The words say it too: colour never stands alone. */
  readonly tone: BadgeTone
  /** One or two words. */
  readonly children: ReactNode
}

/** The state of a thing in one or two words. */
export const Badge = ({ tone, children }: BadgeProps) => (
  <span className={classNames(styles.badge, styles.badgeTone[tone])}>{children}</span>
)
