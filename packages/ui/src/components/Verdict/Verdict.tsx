import { type ReactNode, useId } from 'react'
import type { SubHeadingLevel } from '../../layout/index.ts'
import { classNames } from '../../theme/class-names.ts'
import * as styles from './Verdict.css.ts'

export interface VerdictProps {
  /** The id of its heading. */
  readonly id?: string | undefined
  /** The result in one sentence: its heading. */
  readonly sentence: ReactNode
  /** The place of the sentence in the outline of the page.
   * @default 2 */
  readonly headingLevel?: SubHeadingLevel | undefined
  /** `success` for money back, `warning` for money to pay, `neutral` when there is neither or nothing can be said yet. */
  readonly tone: 'neutral' | 'success' | 'warning'
  /** What it is of each person, where the sentence says it of two. */
  readonly each?: ReactNode
  /** How sure it is, in a sentence. */
  readonly remark?: ReactNode
  /** What is behind it, each part folded away until asked for. */
  readonly parts?:
    | readonly { readonly id: string; readonly label: ReactNode; readonly content: ReactNode }[]
    | undefined
  /** What the sentence hangs on most, between it and its parts. */
  readonly children?: ReactNode
}

/** A result, said first and large, with how sure it is and what stands behind it. Native `<details>`: all of it works without script. */
export function Verdict({
  id: givenId,
  sentence,
  headingLevel = 2,
  tone,
  each,
  remark,
  parts = [],
  children,
}: VerdictProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const Sentence = `h${headingLevel}` as const
  return (
    <section
      aria-labelledby={id}
      className={classNames(styles.root[tone], Boolean(remark) && parts.length === 0 && styles.unexplained)}
    >
      <Sentence className={styles.sentence} id={id}>
        {sentence}
      </Sentence>
      {each ? <p className={styles.each}>{each}</p> : null}
      {remark ? <p className={styles.remark}>{remark}</p> : null}
      {children ? <div className={styles.part}>{children}</div> : null}
      {parts.map((part) => (
        <details className={styles.part} key={part.id}>
          <summary className={styles.summary}>{part.label}</summary>
          <div className={styles.content}>{part.content}</div>
        </details>
      ))}
    </section>
  )
}
