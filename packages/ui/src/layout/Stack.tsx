import type { ReactNode } from 'react'
import { classNames } from '../theme/class-names.ts'
import type { Align, Gap, Justify } from './gap.ts'
import * as styles from './layout.css.ts'

/** The elements a layout primitive can be. */
export type LayoutElement =
  | 'div'
  | 'section'
  | 'article'
  | 'header'
  | 'footer'
  | 'nav'
  | 'aside'
  | 'main'
  | 'ul'
  | 'ol'
  | 'li'
  | 'span'

export interface StackProps {
  /** Space between the children, in steps of 4 px.
   * @default 4 */
  readonly gap?: Gap
  /** How children stand across the direction of the stack.
   * @default 'stretch' */
  readonly align?: Align
  /** The element it is.
   * @default 'div' */
  readonly as?: LayoutElement
  /** `window`: at least most of the window, so that what follows stays where it is while something in it grows.
   * @default 'own' */
  readonly height?: 'own' | 'window'
  /** Where links lead that point at it. */
  readonly id?: string
  /** What stands below each other. */
  readonly children?: ReactNode
}

/** A list that is laid out shows no bullets. */
export const plainList = (as: LayoutElement) => (as === 'ul' || as === 'ol') && styles.plainList

/** Things below each other, with even space between them. */
export const Stack = ({
  gap = 4,
  align = 'stretch',
  as: Element = 'div',
  height = 'own',
  id,
  children,
}: StackProps) => (
  <Element
    id={id}
    className={classNames(
      plainList(Element),
      styles.stack,
      styles.gap[gap],
      styles.align[align],
      height === 'window' && styles.mostOfWindow,
    )}
  >
    {children}
  </Element>
)

export interface ClusterProps {
  /** Space between the children, in steps of 4 px.
   * @default 3 */
  readonly gap?: Gap
  /** How the children share a line.
   * @default 'start' */
  readonly justify?: Justify
  /** How the children stand on the line.
   * @default 'center' */
  readonly align?: Align
  /** The element it is.
   * @default 'div' */
  readonly as?: LayoutElement
  /** Where links lead that point at it. */
  readonly id?: string
  /** What stands beside each other. */
  readonly children?: ReactNode
}

/** Things beside each other, which wrap to the next line when there is no room. */
export const Cluster = ({
  gap = 3,
  justify = 'start',
  align = 'center',
  as: Element = 'div',
  id,
  children,
}: ClusterProps) => (
  <Element
    id={id}
    className={classNames(
      plainList(Element),
      styles.cluster,
      styles.gap[gap],
      styles.justify[justify],
      styles.align[align],
    )}
  >
    {children}
  </Element>
)
