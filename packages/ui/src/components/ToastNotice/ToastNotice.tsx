import type { ReactNode } from 'react'
import * as styles from './ToastNotice.css.ts'

/** `default` confirms, `destructive` says that something failed, `warning` asks for attention. */
export type ToastVariant = 'default' | 'destructive' | 'warning'

export interface ToastNoticeProps {
  /** What kind of news it is. */
  readonly variant: ToastVariant
  /** What happened, in a few words. */
  readonly title: ReactNode
  /** What it means, or what to do about it. */
  readonly text?: ReactNode
}

/**
 * A toast as the server's HTML shows it: it stays until the next page. Without script it stands in the flow where it is
 * rendered (put it above the page's heading), because nobody could dismiss it from over the page.
 * With script show a `ToastRegion` instead.
 */
export function ToastNotice({ variant, title, text }: ToastNoticeProps) {
  return (
    <div className={styles.around}>
      <div className={styles.place}>
        <div className={styles.notice[variant]} role={variant === 'default' ? 'status' : 'alert'}>
          <div className={styles.words}>
            <p className={styles.title}>{title}</p>
            {text ? <p className={styles.text}>{text}</p> : null}
          </div>
        </div>
      </div>
    </div>
  )
}
