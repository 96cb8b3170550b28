import type { ReactNode } from 'react'
import * as styles from './layout.css.ts'

type SeamlessProps =
  | { readonly children: ReactNode; readonly html?: never }
  /** What is in it, already written. */
  | { readonly html: string; readonly children?: never }

/** An element without a box of its own: what is in it lies as if it stood in its place. */
export const Seamless = ({ html, children }: SeamlessProps) =>
  html === undefined ? (
    <div className={styles.seamless}>{children}</div>
  ) : (
    <div className={styles.seamless} dangerouslySetInnerHTML={{ __html: html }} />
  )
