import type { ReactNode } from 'react'
import { hidden } from './VisuallyHidden.css.ts'

export interface VisuallyHiddenProps {
  /** The element it is.
   * @default 'span' */
  readonly as?: 'span' | 'div' | 'p' | 'h1' | 'h2' | 'h3' | 'legend'
  /** For what is named or described by it. */
  readonly id?: string | undefined
  /** What only screen readers get. */
  readonly children: ReactNode
}

/** Words for people who listen, where people who look see it already. */
export const VisuallyHidden = ({ as: Element = 'span', id, children }: VisuallyHiddenProps) => (
  <Element id={id} className={hidden}>
    {children}
  </Element>
)
