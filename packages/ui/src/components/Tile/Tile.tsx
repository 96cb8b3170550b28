import { classNames } from '../../theme/class-names.ts'
import { layTiles, type TileMotif, tileMotifs } from './motifs.ts'
import * as styles from './Tile.css.ts'

export interface TileProps {
  /** One motif for every tile; left out, the seed chooses. */
  readonly variant?: TileMotif | undefined
  /** Chooses motifs and turns; the same seed always gives the same picture. An article's title makes a picture of its own.
   * @default 'aangiftewijs' */
  readonly seed?: string | undefined
  /** Tiles beside each other.
   * @default 1 */
  readonly columns?: number | undefined
  /** Tiles below each other.
   * @default 1 */
  readonly rows?: number | undefined
  /** How wide it is: 4, 7.5 or 12 rem, or as wide as what it stands in.
   * @default 'medium' */
  readonly size?: 'small' | 'medium' | 'large' | 'full' | undefined
  /** `cover` fills the box it stands in and lets the edges run out of it.
   * @default 'natural' */
  readonly fit?: 'natural' | 'cover' | undefined
}

/** The motif of the house: Delft tiles of quarter circles and diagonals. Decoration, never information. */
export const Tile = ({
  variant,
  seed = 'aangiftewijs',
  columns = 1,
  rows = 1,
  size = 'medium',
  fit = 'natural',
}: TileProps) => (
  <svg
    viewBox={`0 0 ${columns * 100} ${rows * 100}`}
    preserveAspectRatio="xMidYMid slice"
    className={classNames(styles.wall, styles.wallFit[fit], fit === 'natural' && styles.wallSize[size])}
    aria-hidden="true"
    focusable="false"
  >
    {layTiles(columns, rows, seed, variant).map(({ motif, column, row, turns }) => (
      <g
        key={`${column}-${row}`}
        transform={`translate(${column * 100} ${row * 100})${turns === 0 ? '' : ` rotate(${turns * 90} 50 50)`}`}
      >
        <rect className={styles.ground} width="100" height="100" />
        {tileMotifs[motif].map(({ paint, d }) => (
          <path key={d} className={styles.paint[paint]} d={d} />
        ))}
      </g>
    ))}
  </svg>
)
