import type { ReactNode } from 'react'
import { skipLink } from './SkipLink.css.ts'

export interface SkipLinkProps {
  /** `#` and the id of the main content.
   * @default '#main' */
  readonly href?: string | undefined
  /** "Skip to the content". */
  readonly children: ReactNode
}

/** The first thing the Tab key reaches: leads past the navigation. */
export const SkipLink = ({ href = '#main', children }: SkipLinkProps) => (
  <a href={href} className={skipLink}>
    {children}
  </a>
)
