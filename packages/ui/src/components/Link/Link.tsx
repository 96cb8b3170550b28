import type { ReactNode } from 'react'
import { Icon } from '../Icon/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { end, kind } from './Link.css.ts'

export interface LinkProps {
  /** Where it leads. */
  readonly href: string
  /** Opens in a new tab, and shows so.
   * @default false */
  readonly isExternal?: boolean | undefined
  /** What a screen reader adds to an external link: "(opens in a new tab)". */
  readonly externalLabel?: ReactNode
  /** For lists of links, where an underline under each would be noise: underlined only under the pointer.
   * @default false */
  readonly isQuiet?: boolean | undefined
  /** The `rel` of the native link; an external one has `noopener noreferrer` unless told otherwise. */
  readonly rel?: string | undefined
  /** The language of its words, where it is not the page’s. */
  readonly lang?: string | undefined
  /** Where other links lead that point at it. */
  readonly id?: string | undefined
  /** Marks the page (or step) the person is on. */
  readonly 'aria-current'?: 'page' | 'step' | 'true' | undefined
  /** Where it leads, in words that make sense by themselves. */
  readonly children: ReactNode
}

/** A link in text. */
export const Link = ({
  isExternal = false,
  externalLabel,
  isQuiet = false,
  rel = isExternal ? 'noopener noreferrer' : undefined,
  href,
  lang,
  id,
  'aria-current': current,
  children,
}: LinkProps) => (
  // Named one by one: taking what is left of the properties costs as much as all else of a link, of which a page has fifty.
  <a
    href={href}
    lang={lang}
    id={id}
    aria-current={current}
    rel={rel}
    target={isExternal ? '_blank' : undefined}
    className={isQuiet ? kind.quiet : kind.plain}
  >
    {children}
    {isExternal && (
      <>
        <span className={end}>
          <Icon name="external" size="small" />
        </span>
        {externalLabel && <VisuallyHidden> {externalLabel}</VisuallyHidden>}
      </>
    )}
  </a>
)
