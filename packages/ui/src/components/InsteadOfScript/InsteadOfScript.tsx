import type { ReactNode } from 'react'
import { useHydrated } from '../../behaviour/use-hydrated.ts'
import * as styles from './InsteadOfScript.css.ts'

export interface InsteadOfScriptProps {
  /** The element it is: `span` inside a line of text.
   * @default 'div' */
  readonly as?: 'div' | 'span'
  /** What does by hand what script does by itself: a link, a button that posts. */
  readonly children: ReactNode
}

/**
 * What does by hand what script does by itself: a button that sends a form. It shows where there is no script, and where script
 * is on but has not come after some seconds, which `<noscript>` cannot know. Until then it takes no room.
 */
export const InsteadOfScript = ({ as: Element = 'div', children }: InsteadOfScriptProps) =>
  useHydrated() ? null : <Element className={Element === 'span' ? styles.inLine : styles.instead}>{children}</Element>
