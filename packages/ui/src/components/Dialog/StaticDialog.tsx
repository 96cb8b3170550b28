import { type ReactNode, useId } from 'react'
import * as styles from './Dialog.css.ts'

export interface StaticDialogProps {
  /** What it asks or says, in a few words. */
  readonly title: ReactNode
  /** What one needs to know to answer. */
  readonly children: ReactNode
  /** Links and forms, the safest one first. */
  readonly actions: ReactNode
  /** As that of the dialog it stands for.
   * @default 'dialog' */
  readonly role?: 'dialog' | 'alertdialog' | undefined
}

/**
 * A dialog without script: the same look in the server's HTML, over the page; its links and forms lead on. It has the focus once the
 * page is there: else who uses the keyboard goes through all that it covers first.
 */
export function StaticDialog({ title, children, actions, role = 'dialog' }: StaticDialogProps) {
  const id = useId()
  const named = { role, 'aria-labelledby': `${id}-title`, 'aria-describedby': `${id}-text` }
  return (
    <div className={styles.overlay}>
      <div className={styles.modal}>
        {/* biome-ignore lint/a11y/noAutofocus: a dialog that the person asked for has the focus; only the server writes it */}
        <div className={styles.dialog} tabIndex={-1} autoFocus suppressHydrationWarning {...named}>
          <h2 className={styles.title} id={`${id}-title`}>
            {title}
          </h2>
          <div className={styles.body} id={`${id}-text`}>
            {children}
          </div>
          <div className={styles.actions}>{actions}</div>
        </div>
      </div>
    </div>
  )
}
