import { type ReactNode, useId } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { letAbortByTime } from '../../behaviour/abort-by-time.ts'
import { useHydrated } from '../../behaviour/use-hydrated.ts'
import * as styles from './Dialog.css.ts'
import { StaticDialog } from './StaticDialog.tsx'

letAbortByTime()

export interface DialogProps {
  /** Whether it stands over the page. */
  readonly isOpen: boolean
  /** Called for Escape and, in a `dialog`, for a press outside. Close buttons in `actions` call their own handlers. */
  readonly onClose: () => void
  /** What it asks or says, in a few words. */
  readonly title: ReactNode
  /** What one needs to know to answer. */
  readonly children: ReactNode
  /** Buttons, the safest one first. Without script they are links and forms. */
  readonly actions: ReactNode
  /**
   * `alertdialog` asks for an answer: a press outside does not close it, and its text is read out when it opens.
   * @default 'dialog'
   */
  readonly role?: 'dialog' | 'alertdialog' | undefined
}

/**
 * A modal question or message. Focus moves in, stays in, and goes back to where it was; Escape closes; the page behind is
 * inert. A dialog that is open in the server's HTML shows there too, over the page.
 */
export function Dialog({ isOpen, onClose, title, children, actions, role = 'dialog' }: DialogProps) {
  const isHydrated = useHydrated()
  const id = useId()
  if (!isOpen) return null
  if (!isHydrated)
    return (
      <StaticDialog title={title} actions={actions} role={role}>
        {children}
      </StaticDialog>
    )
  return (
    <ModalOverlay
      className={styles.overlay}
      isDismissable={role === 'dialog'}
      isOpen
      onOpenChange={(opens) => {
        if (!opens) onClose()
      }}
    >
      <Modal className={styles.modal}>
        <AriaDialog
          className={styles.dialog}
          role={role}
          {...(role === 'alertdialog' ? { 'aria-describedby': `${id}-text` } : {})}
        >
          <Heading className={styles.title} level={2} slot="title">
            {title}
          </Heading>
          <div className={styles.body} id={`${id}-text`}>
            {children}
          </div>
          <div className={styles.actions}>{actions}</div>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
