import { pathOf } from '@aangiftewijs/domain/tax-return'
import { Button, type ButtonVariant } from '@aangiftewijs/ui/Button'
import { useHydrated } from '@aangiftewijs/ui/behaviour'
import { LinkButton } from '@aangiftewijs/ui/LinkButton'
import type { ReactNode } from 'react'
import { T } from '../../copy/words.tsx'
import { AddressButton } from '../../shell/AddressButton.tsx'
import { DeferredDialog } from '../../shell/DeferredDialog.tsx'
import { usePage } from '../../shell/page-context.tsx'
import { useQuestion } from '../../shell/use-question.ts'
import { words } from './copy.ts'

interface ConfirmationProps {
  /** What the search part of the address says when it is asked without script: `remove=12`. */
  readonly asked: string
  readonly label: ReactNode
  readonly title: ReactNode
  readonly text: ReactNode
  readonly confirmLabel: ReactNode
  readonly pendingLabel: ReactNode
  readonly isRunning: boolean
  readonly onConfirm: () => void
  /** The hidden fields of the form that does it without script. */
  readonly fields: Readonly<Record<string, string>>
  readonly variant?: ButtonVariant
}

/**
 * A button whose action is confirmed first. Without script the button opens this page with the question open, and the answer is
 * a form.
 */
export function Confirmation(props: ConfirmationProps) {
  const { asked, label, title, text, variant = 'quiet', isRunning, pendingLabel } = props
  const { path } = usePage()
  const isHydrated = useHydrated()
  const { isOpen, open, close, trigger } = useQuestion(asked)
  return (
    <>
      <AddressButton
        href={`${path}?${asked}`}
        variant={variant}
        size="small"
        isPending={isRunning}
        pendingLabel={pendingLabel}
        onPress={open}
        ref={trigger}
      >
        {label}
      </AddressButton>
      <DeferredDialog
        isOpen={isOpen}
        onClose={close}
        role="alertdialog"
        title={title}
        actions={isHydrated ? <Buttons {...props} close={close} /> : <Form {...props} path={path} />}
      >
        {text}
      </DeferredDialog>
    </>
  )
}

const Buttons = ({ confirmLabel, onConfirm, close }: ConfirmationProps & { readonly close: () => void }) => (
  <>
    <Button variant="secondary" onPress={close}>
      <T text={words.keep} />
    </Button>
    <Button
      variant="danger"
      onPress={() => {
        close()
        onConfirm()
      }}
    >
      {confirmLabel}
    </Button>
  </>
)

const Form = ({ confirmLabel, fields, path }: ConfirmationProps & { readonly path: string }) => (
  <>
    <LinkButton variant="secondary" href={path}>
      <T text={words.keep} />
    </LinkButton>
    <form method="post" action={pathOf('documents')}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant="danger">
        {confirmLabel}
      </Button>
    </form>
  </>
)
