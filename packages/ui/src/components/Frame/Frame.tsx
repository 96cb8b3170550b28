import type { ReactNode } from 'react'
import * as styles from './Frame.css.ts'

export interface FrameProps {
  /** Comes first in reading order, for the skip link. */
  readonly start?: ReactNode
  /** The bar above every page. */
  readonly header: ReactNode
  /** What comes and goes over the page: a `ToastRegion`. On narrow windows it stands below the header, so it comes after it here. */
  readonly notices?: ReactNode
  /** The navigation beside the page; shown from 64 rem on, where the bottom bar goes. */
  readonly sidebar?: ReactNode
  /** What stands below every page. */
  readonly footer?: ReactNode
  /** The navigation below the page on narrow windows. */
  readonly bottomBar?: ReactNode
  /**
   * The id of `<main>`, where the skip link leads.
   * @default 'main'
   */
  readonly mainId?: string | undefined
  /** The page: what stands in `<main>`. */
  readonly children: ReactNode
}

/** The frame of every page: header, navigation, `<main>`, footer. The footer stays at the bottom of a short page. */
export function Frame({ start, header, notices, sidebar, footer, bottomBar, mainId = 'main', children }: FrameProps) {
  return (
    <div className={styles.root}>
      {start}
      {header}
      {notices}
      <div className={styles.body}>
        {sidebar ? <div className={styles.side}>{sidebar}</div> : null}
        <main className={styles.main} id={mainId} tabIndex={-1}>
          {children}
        </main>
      </div>
      {footer}
      {bottomBar}
    </div>
  )
}
