import type { ReactNode } from 'react'
import * as styles from './ToastNotice.css.ts'

/** `default` confirms, `destructive` says that something failed, `warning` asks for attention. */
export type ToastVariant = 'default' | 'destructive' | 'warning'

export interface ToastNoticeProps {
  readonly variant: ToastVariant
  readonly title: ReactNode
  readonly text?: ReactNode
}

/**
 * A toast as the server's HTML shows it: a notice in the toast's place that stays until the next page, without script.
 * With script show a `ToastRegion` instead.
 */
export function ToastNotice({ variant, title, text }: ToastNoticeProps) {
  return (
    <div className={styles.place}>
      <div className={styles.notice[variant]} role={variant === 'default' ? 'status' : 'alert'}>
        <div className={styles.words}>
          <p className={styles.title}>{title}</p>
          {text ? <p className={styles.text}>{text}</p> : null}
        </div>
      </div>
    </div>
  )
}
