import type { ReactNode } from 'react'
import { Tile } from '../Tile/index.ts'
import * as styles from './Showcase.css.ts'

export interface ShowcasePoint {
  readonly id: string
  readonly title: ReactNode
  readonly text?: ReactNode
}

export interface ShowcaseProps {
  /** The heading of the panel. */
  readonly title: ReactNode
  /** What the product offers, one thing a point. */
  readonly points: readonly ShowcasePoint[]
  /** What the person came for: the form. */
  readonly children: ReactNode
}

/** A form beside a panel of Delft tiles that says what the product offers. The panel is for large windows only. */
export const Showcase = ({ title, points, children }: ShowcaseProps) => (
  <div className={styles.root}>
    <div className={styles.form}>{children}</div>
    <aside className={styles.panel}>
      <div className={styles.wall}>
        <Tile columns={8} rows={4} seed="showcase" fit="cover" />
      </div>
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        <ul className={styles.points}>
          {points.map((point) => (
            <li className={styles.point} key={point.id}>
              <p className={styles.pointTitle}>{point.title}</p>
              {point.text ? <p className={styles.pointText}>{point.text}</p> : null}
            </li>
          ))}
        </ul>
      </div>
    </aside>
  </div>
)
