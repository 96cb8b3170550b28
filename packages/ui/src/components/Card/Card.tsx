import type { ReactNode } from 'react'
import { Heading, type SubHeadingLevel } from '../../layout/index.ts'
import { isShown } from '../Field/index.ts'
import * as styles from './Card.css.ts'

export interface CardProps {
  /** What the card is about. */
  readonly title?: ReactNode
  /** The place of the title in the outline of the page.
   * @default 2 */
  readonly headingLevel?: SubHeadingLevel | undefined
  /** A line above the title, read after it: a category, a year. */
  readonly eyebrow?: ReactNode
  /** What one can do with it: buttons and links, at the foot. */
  readonly actions?: ReactNode
  /** The element it is.
   * @default 'div' */
  readonly as?: 'div' | 'section' | 'article' | 'li'
  /** Where links lead that point at the card. */
  readonly id?: string | undefined
  /** What the card holds. */
  readonly children?: ReactNode
}

/** A sheet of paper: for a thing that can be acted on as a whole. Otherwise use space and rules. */
export const Card = ({ title, headingLevel = 2, eyebrow, actions, as: Element = 'div', id, children }: CardProps) => (
  <Element id={id} className={styles.card}>
    {(isShown(title) || isShown(eyebrow)) && (
      <div className={styles.head}>
        {isShown(title) && (
          <Heading level={headingLevel} size="lg">
            {title}
          </Heading>
        )}
        {isShown(eyebrow) && <div className={styles.eyebrow}>{eyebrow}</div>}
      </div>
    )}
    {isShown(children) && <div className={styles.body}>{children}</div>}
    {isShown(actions) && <div className={styles.actions}>{actions}</div>}
  </Element>
)
