import { type ReactNode, useId } from 'react'
import * as styles from './Contents.css.ts'

export interface ContentsProps {
  /** "On this page". */
  readonly label: ReactNode
  /** The headings, in order. */
  readonly items: readonly { readonly id: string; readonly title: ReactNode }[]
  /** The text with these headings. */
  readonly children: ReactNode
}

/** A long text with its headings as links beside it, where there is room for them. */
export function Contents({ label, items, children }: ContentsProps) {
  const labelId = useId()
  return (
    <div className={styles.beside}>
      <div className={styles.text}>{children}</div>
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
    </div>
  )
}
