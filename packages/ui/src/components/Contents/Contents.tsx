import { type ReactNode, useId } from 'react'
import * as styles from './Contents.css.ts'

export interface ContentsProps {
  /** "On this page". */
  readonly label: ReactNode
  /** The headings, in order. */
  readonly items: readonly { readonly id: string; readonly title: ReactNode }[]
}

/** The headings of a long page as links, shown where there is room beside the text. */
export function Contents({ label, items }: ContentsProps) {
  const labelId = useId()
  return (
    <nav aria-labelledby={labelId} className={styles.root}>
      <p className={styles.title} id={labelId}>
        {label}
      </p>
      <ul className={styles.list}>
        {items.map(({ id, title }) => (
          <li key={id}>
            <a className={styles.link} href={`#${id}`}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
