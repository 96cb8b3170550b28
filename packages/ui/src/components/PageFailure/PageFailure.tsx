import type { ReactNode } from 'react'
import { Banner } from '../Banner/index.ts'
import * as styles from './PageFailure.css.ts'

export interface PageFailureProps {
  /** Why, in a sentence that says what one can do. */
  readonly children: ReactNode
}

/** Why the page that was asked for is not shown: at the top of the window, wherever on the page the link was. */
export const PageFailure = ({ children }: PageFailureProps) => (
  <div className={styles.inView}>
    <Banner tone="error" role="alert">
      {children}
    </Banner>
  </div>
)
