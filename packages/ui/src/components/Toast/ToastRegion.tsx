import * as RadixToast from '@radix-ui/react-toast'
import type { ReactNode } from 'react'
import { useHydrated } from '../../behaviour/use-hydrated.ts'
import { Icon } from '../Icon/index.ts'
import * as notice from '../ToastNotice/ToastNotice.css.ts'
import { ToastNotice, type ToastVariant } from '../ToastNotice/ToastNotice.tsx'
import * as styles from './ToastRegion.css.ts'

export interface ToastMessage {
  /** A new id is a new toast: it is announced again and gets its own five seconds. */
  readonly id: string | number
  readonly variant: ToastVariant
  readonly title: ReactNode
  readonly text?: ReactNode
}

export interface ToastRegionProps {
  /** The one toast to show, or none. */
  readonly toast: ToastMessage | null
  /** Called when it has gone: after five seconds, by swipe, by Escape or by its button. */
  readonly onClose: () => void
  /** Names the region for screen readers, for example “Notifications”. The key F8 is added to it. */
  readonly label: string
  /** Names the close button. */
  readonly closeLabel: string
}

const fiveSeconds = 5000
const swipeThreshold = 50

/** The page says what went wrong, too: the toast's announcement is its title alone. */
const saidOnThePage = { 'data-radix-toast-announce-exclude': '' }

/**
 * Where toasts appear, one at a time, for five seconds (waiting while the pointer or focus is on it or the window is not in
 * front). F8 moves focus there, a swipe of 50 px to the right or Escape dismisses. Never the only place an error is shown.
 */
export function ToastRegion({ toast, onClose, label, closeLabel }: ToastRegionProps) {
  if (!useHydrated()) return toast ? <ToastNotice {...toast} /> : null
  return (
    <RadixToast.Provider duration={fiveSeconds} label={label} swipeDirection="right" swipeThreshold={swipeThreshold}>
      <div className={notice.around}>
        {toast ? (
          <RadixToast.Root
            className={`${notice.notice[toast.variant]} ${styles.moving}`}
            key={toast.id}
            onOpenChange={(opens) => {
              if (!opens) onClose()
            }}
            open
            type={toast.variant === 'default' ? 'background' : 'foreground'}
          >
            <div className={notice.words}>
              <RadixToast.Title className={notice.title}>{toast.title}</RadixToast.Title>
              {toast.text && toast.variant === 'default' ? ' ' : null}
              {toast.text ? (
                <RadixToast.Description className={notice.text} {...(toast.variant === 'default' ? {} : saidOnThePage)}>
                  {toast.text}
                </RadixToast.Description>
              ) : null}
            </div>
            <RadixToast.Close aria-label={closeLabel} className={styles.close}>
              <Icon name="close" />
            </RadixToast.Close>
          </RadixToast.Root>
        ) : null}
        <RadixToast.Viewport className={notice.place} hotkey={['F8']} label={`${label} ({hotkey})`} />
      </div>
    </RadixToast.Provider>
  )
}
