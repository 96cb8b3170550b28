import type { ReactNode } from 'react'
import { classNames } from '../theme/class-names.ts'
import type { Gap } from './gap.ts'
import * as styles from './layout.css.ts'
import { type LayoutElement, plainList } from './Stack.tsx'

export interface GridProps {
  /** The most columns there are; narrow windows have fewer. Left out when `min` is given.
   * @default 2 */
  readonly columns?: 1 | 2 | 3 | 4
  /** Instead of `columns`: as many columns as fit, none narrower than 12, 17 or 22 rem. */
  readonly min?: 'small' | 'medium' | 'large'
  /** Space between the cells, in steps of 4 px.
   * @default 6 */
  readonly gap?: Gap
  /** The element it is.
   * @default 'div' */
  readonly as?: LayoutElement
  /** The cells. */
  readonly children?: ReactNode
}

/** Equal cells in columns. */
export const Grid = ({ columns = 2, min, gap = 6, as: Element = 'div', children }: GridProps) => (
  <Element
    className={classNames(
      plainList(Element),
      styles.grid,
      min ? styles.smallestColumn[min] : styles.columns[columns],
      styles.gap[gap],
    )}
  >
    {children}
  </Element>
)
