import type { ReactNode } from 'react'
import { classNames } from '../theme/class-names.ts'
import * as styles from './text.css.ts'

/** The level of a heading in the outline of the page. */
export type HeadingLevel = 1 | 2 | 3 | 4
/** The level of the heading of a part of a page: the first level is the page's own. */
export type SubHeadingLevel = 2 | 3 | 4
export type HeadingSize = 'display' | 'xxl' | 'xl' | 'lg' | 'md'

const sizeOfLevel: Readonly<Record<HeadingLevel, HeadingSize>> = { 1: 'xxl', 2: 'xl', 3: 'lg', 4: 'md' }

export interface HeadingProps {
  /** Its place in the outline. */
  readonly level: HeadingLevel
  /** How big it looks, where that differs from its level. */
  readonly size?: HeadingSize
  /** Where links lead that point at it, and for what is named by it. */
  readonly id?: string
  /** `-1` where script moves the focus to the heading. */
  readonly tabIndex?: -1
  /** The words of the heading. */
  readonly children: ReactNode
}

/** A heading in the serif face. */
export const Heading = ({ level, size = sizeOfLevel[level], id, tabIndex, children }: HeadingProps) => {
  const Element = `h${level}` as const
  return (
    <Element id={id} tabIndex={tabIndex} className={classNames(styles.heading, styles.headingSize[size])}>
      {children}
    </Element>
  )
}

export interface TextProps {
  /** What the text means.
   * @default 'default' */
  readonly tone?: 'default' | 'muted' | 'success' | 'warning' | 'error' | 'attention'
  /** How big it is; `sm` and `xs` for what is beside the point.
   * @default 'md' */
  readonly size?: 'xs' | 'sm' | 'md' | 'lg'
  /** `semibold` for what must not be missed in a line, `regular` for what is beside the point in a bold one.
   * @default 'normal' */
  readonly weight?: 'normal' | 'semibold' | 'regular'
  /** The element it is.
   * @default 'p' */
  readonly as?: 'p' | 'span' | 'div' | 'strong' | 'small' | 'dd' | 'figcaption'
  /** For what is named or described by it. */
  readonly id?: string
  /** The words. */
  readonly children: ReactNode
}

/** A paragraph (or a piece of one), no wider than about 65 characters. */
export const Text = ({
  tone = 'default',
  size = 'md',
  weight = 'normal',
  as: Element = 'p',
  id,
  children,
}: TextProps) => (
  <Element
    id={id}
    className={classNames(
      styles.text,
      styles.textSize[size],
      styles.textTone[tone],
      styles.textWeight[weight],
      Element !== 'span' && Element !== 'strong' && styles.measure,
    )}
  >
    {children}
  </Element>
)

/** A number with hyphens or spaces in it, such as a reference: on one line wherever one has room for it. */
export const Unbroken = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles.unbroken}>{children}</span>
)

/** Running text written in plain elements: headings, paragraphs, lists and tables get their rhythm here. */
export const Prose = ({ children }: { readonly children: ReactNode }) => <div className={styles.prose}>{children}</div>
