import type { ReactNode } from 'react'
import * as styles from './ChatBubble.css.ts'

export type ChatAuthor = 'user' | 'assistant'

export interface ChatBubbleProps {
  /** Whose words they are: it decides side and colour. */
  readonly author: ChatAuthor
  /** Who speaks, for screen readers: “You”, “Advisor”. */
  readonly name: string
  /** When it was said, as people read it. */
  readonly time?: ReactNode
  /** What was said. */
  readonly children: ReactNode
}

/** One thing said in a conversation. Line breaks in it are kept. */
export function ChatBubble({ author, name, time, children }: ChatBubbleProps) {
  return (
    <div className={styles.bubble[author]}>
      <span className={styles.name}>{name}: </span>
      <div className={styles.text}>{children}</div>
      {time ? <div className={styles.time}>{time}</div> : null}
    </div>
  )
}
