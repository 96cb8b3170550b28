import type { ReactNode } from 'react'
import type { SubHeadingLevel } from '../../layout/index.ts'
import { Tile } from '../Tile/index.ts'
import * as styles from './EmptyState.css.ts'

export interface EmptyStateProps {
  /** What is not there (yet). */
  readonly title: ReactNode
  /** The place of the title in the outline of the page.
   * @default 2 */
  readonly headingLevel?: SubHeadingLevel | undefined
  /** Why there is nothing, and what to do about it. */
  readonly children?: ReactNode
  /** What one can do now: buttons and links. */
  readonly actions?: ReactNode
  /** The picture; the Delft tile motif unless given. `null` leaves it out. */
  readonly picture?: ReactNode
}

/** What stands where a list, card or panel has nothing to show yet. */
export function EmptyState({
  title,
  headingLevel = 2,
  children,
  actions,
  picture = <Tile columns={3} seed="empty" size="medium" />,
}: EmptyStateProps) {
  const Title = `h${headingLevel}` as const
  return (
    <div className={styles.root}>
      {picture}
      <Title className={styles.title}>{title}</Title>
      {children ? <div className={styles.text}>{children}</div> : null}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  )
}
