import type { ReactNode } from 'react'
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
      <TileWall />
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

const places = [0, 1, 2, 3, 4, 5, 6, 7]

/** A wall of tiles: quarter circles that meet in the corners, diagonals on every second one. */
const TileWall = () => (
  <svg
    className={styles.wall}
    viewBox="0 0 384 192"
    preserveAspectRatio="xMidYMin slice"
    aria-hidden="true"
    focusable="false"
  >
    {places.flatMap((column) =>
      places.slice(0, 4).map((row) => (
        <g key={`${column}-${row}`} transform={`translate(${column * 48} ${row * 48})`}>
          <path className={styles.line} d="M0 0h48v48H0z" />
          <path
            className={styles.line}
            d="M0 14A14 14 0 0 0 14 0M34 0A14 14 0 0 0 48 14M48 34A14 14 0 0 0 34 48M14 48A14 14 0 0 0 0 34"
          />
          <path
            className={(column + row) % 2 === 0 ? styles.wash : styles.line}
            d={(column + row) % 2 === 0 ? 'M24 10 38 24 24 38 10 24z' : 'M14 14l20 20M34 14 14 34'}
          />
        </g>
      )),
    )}
  </svg>
)
