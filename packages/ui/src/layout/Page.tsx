import type { ReactNode } from 'react'
import { classNames } from '../theme/class-names.ts'
import * as styles from './layout.css.ts'
import type { LayoutElement } from './Stack.tsx'

export interface PageProps {
  /** How wide the content may become: a line of text, a form, or a whole page.
   * @default 'wide' */
  readonly width?: 'text' | 'form' | 'wide'
  /** The element it is; the shell already has the `main`.
   * @default 'div' */
  readonly as?: LayoutElement
  /** The page’s content. */
  readonly children?: ReactNode
}

/** The sheet a page is written on: centred, with margins that grow with the window. */
export const Page = ({ width = 'wide', as: Element = 'div', children }: PageProps) => (
  <Element className={classNames(styles.page, styles.pageWidth[width])}>{children}</Element>
)

export interface SplitProps {
  /** What stands beside the content at wide widths, and before (`start`) or after (`end`) it at narrow ones; `false` when nothing does just now. */
  readonly side: ReactNode
  /** On which side it stands.
   * @default 'start' */
  readonly sideAt?: 'start' | 'end'
  /** Keeps the side in view while the content scrolls.
   * @default false */
  readonly isSideSticky?: boolean
  /** The content the side belongs to. */
  readonly children?: ReactNode
}

/** Content with something beside it: a tracker, a tally, a list of topics. */
export const Split = ({ side, sideAt = 'start', isSideSticky = false, children }: SplitProps) => {
  const aside = side !== false && <div className={isSideSticky ? styles.sticky : styles.splitMain}>{side}</div>
  return (
    <div className={styles.splitRoom}>
      <div className={classNames(styles.split, side !== false && styles.splitSide[sideAt])}>
        {sideAt === 'start' && aside}
        <div className={styles.splitMain}>{children}</div>
        {sideAt === 'end' && aside}
      </div>
    </div>
  )
}

export interface FilteredListProps {
  /** What narrows the list: on top of its side at wide widths, before it at narrow ones. */
  readonly filters: ReactNode
  /** What else stands at its side, below the filters; after the list at narrow widths. */
  readonly side: ReactNode
  /** The list. */
  readonly children: ReactNode
}

/** A list with what narrows it, in reach at every width. */
export const FilteredList = ({ filters, side, children }: FilteredListProps) => (
  <div className={styles.splitRoom}>
    <div className={classNames(styles.split, styles.splitSide.end, styles.filteredRows)}>
      <div className={styles.filters}>{filters}</div>
      <div className={styles.filtered}>{children}</div>
      <div className={styles.filters}>{side}</div>
    </div>
  </div>
)
