import type { MouseEvent, ReactNode } from 'react'
import { buttonClass } from '../Button/button-class.ts'
import type { ButtonSize, ButtonVariant } from '../Button/index.ts'

export interface LinkButtonProps {
  /** Where it leads. */
  readonly href: string
  /** How much it asks for attention: one `primary` a view.
   * @default 'primary' */
  readonly variant?: ButtonVariant
  /** `small` for one in a row of a list or beside a text.
   * @default 'medium' */
  readonly size?: ButtonSize
  /** Takes the whole width.
   * @default false */
  readonly isFull?: boolean | undefined
  /** `_blank` opens a new tab; the words must say so. */
  readonly target?: string | undefined
  /** The `rel` of the native link. */
  readonly rel?: string | undefined
  /** Saves what the address answers, under this name when one is given. */
  readonly download?: string | boolean | undefined
  /** Where other links lead that point at it. */
  readonly id?: string | undefined
  /** Called when it is pressed; prevent its default to do something on this page instead. */
  readonly onFollow?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  /** What happens: a verb first. */
  readonly children: ReactNode
}

/** A link that is the next step, and so looks like a button. It stays a link: it can be opened in a tab and works without script. */
export const LinkButton = ({
  href,
  variant = 'primary',
  size = 'medium',
  isFull = false,
  target,
  rel = target === '_blank' ? 'noopener noreferrer' : undefined,
  onFollow,
  children,
  ...attributes
}: LinkButtonProps) => (
  <a
    {...attributes}
    href={href}
    target={target}
    rel={rel}
    onClick={onFollow}
    className={buttonClass({ variant, size, isFull })}
  >
    {children}
  </a>
)
