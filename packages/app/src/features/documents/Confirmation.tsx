import { pathOf } from '@aangiftewijs/domain/tax-return'
import { Button, type ButtonVariant } from '@aangiftewijs/ui/Button'
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
  const { confirmLabel, onConfirm, fields } = props
  const { path } = usePage()
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
        actions={<Answers {...{ confirmLabel, onConfirm, fields, path, close }} />}
      >
        {text}
      </DeferredDialog>
    </>
  )
}

/**
 * By script and without it the same elements: were they others, a press while the page becomes alive would be on a form that is gone
 * by the time the browser would send it.
 */
const Answers = ({ confirmLabel, onConfirm, fields, path, close }: AnswersProps) => (
  <>
    <AddressButton variant="secondary" href={path} onPress={close}>
      <T text={words.keep} />
    </AddressButton>
    <form
      method="post"
      action={pathOf('documents')}
      onSubmit={(event) => {
        event.preventDefault()
        close()
        onConfirm()
      }}
    >
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant="danger">
        {confirmLabel}
      </Button>
    </form>
  </>
)

interface AnswersProps extends Pick<ConfirmationProps, 'confirmLabel' | 'onConfirm' | 'fields'> {
  readonly path: string
  readonly close: () => void
}
