import type { ReactNode } from 'react'
import * as styles from './EmptyState.css.ts'

export interface EmptyStateProps {
  readonly title: ReactNode
  /** @default 2 */
  readonly headingLevel?: 2 | 3 | 4 | undefined
  /** Why there is nothing, and what to do about it. */
  readonly children?: ReactNode
  readonly actions?: ReactNode
  /** The picture; the Delft tile motif unless given. `null` leaves it out. */
  readonly picture?: ReactNode
}

/** What stands where a list, card or panel has nothing to show yet. */
export function EmptyState({ title, headingLevel = 2, children, actions, picture = <Tiles /> }: EmptyStateProps) {
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

/** Three tiles in a row: quarter circles that meet, as on a skirting board. */
function Tiles() {
  return (
    <svg aria-hidden="true" className={styles.tiles} focusable="false" height="48" viewBox="0 0 144 48" width="144">
      {[0, 48, 96].map((x) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <rect className={styles.ground} height="46" width="46" x="1" y="1" />
          <path className={styles.wash} d="M24 8 40 24 24 40 8 24z" />
          <path
            className={styles.line}
            d="M1 15A14 14 0 0 0 15 1M33 1A14 14 0 0 0 47 15M47 33A14 14 0 0 0 33 47M15 47A14 14 0 0 0 1 33M24 8 40 24 24 40 8 24z"
          />
        </g>
      ))}
    </svg>
  )
}
