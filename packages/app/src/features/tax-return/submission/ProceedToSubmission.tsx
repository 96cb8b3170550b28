import { pathOf, type TaxFiling } from '@aangiftewijs/domain/tax-return'
import { Button } from '@aangiftewijs/ui/Button'
import { useHydrated } from '@aangiftewijs/ui/behaviour'
import { LinkButton } from '@aangiftewijs/ui/LinkButton'
import { Text } from '@aangiftewijs/ui/layout'
import type { ReactNode } from 'react'
import { T } from '../../../copy/words.tsx'
import { DeferredDialog } from '../../../shell/DeferredDialog.tsx'
import { usePage } from '../../../shell/page-context.tsx'
import { useQuestion } from '../../../shell/use-question.ts'
import { words as wizardWords } from '../copy.ts'
import { ReturnFields } from '../ReturnFields.tsx'
import { actionWords as words } from '../review.copy.ts'
import type { StepFormState } from '../step-form/use-step-form.ts'
import type { Wizard } from '../wizard/use-tax-return.ts'

interface ProceedProps {
  readonly filing: TaxFiling
  readonly wizard: Wizard
  readonly form: StepFormState
  /** The second button of the notice. */
  readonly onward: ReactNode
}

const noteId = 'proceed-note'

/**
 * The way to submission: marked as disabled, yet pressing it opens the notice Testomgeving, whose second button goes on to
 * the practice submission, or to what has to be answered before it. Without script the button is a link to this page with the notice open. Decisions, Filing.
 */
export function ProceedToSubmission({ filing, wizard: { state, isBusy, send }, form, onward }: ProceedProps) {
  const { path } = usePage()
  const isHydrated = useHydrated()
  const served = useQuestion('notice')
  const close = () => {
    served.close()
    send({ type: 'the notice is closed' })
  }
  return (
    <>
      {/* Its buttons stand beside it: in the notice, and after a failure. */}
      <form hidden id={form.id} method="post" action={pathOf('review')} onSubmit={form.onSubmit}>
        <ReturnFields filing={filing} />
      </form>
      {form.hasFailed && (
        <Button type="submit" form={form.id}>
          <T text={wizardWords.tryAgain} />
        </Button>
      )}
      {isHydrated ? (
        <Button
          isUnavailable={!isBusy}
          isPending={isBusy}
          aria-describedby={noteId}
          onPress={() => send({ type: 'proceeding is chosen' })}
          ref={served.trigger}
        >
          <T text={words.proceed} />
        </Button>
      ) : (
        <LinkButton href={`${path}?notice`} variant="secondary">
          <T text={words.proceed} />
        </LinkButton>
      )}
      <DeferredDialog
        isOpen={served.isOpen || state === 'notice'}
        onClose={close}
        title={<T text={words.noticeTitle} />}
        actions={
          <>
            {isHydrated ? (
              <Button variant="secondary" onPress={close}>
                <T text={words.noticeClose} />
              </Button>
            ) : (
              <LinkButton href={path} variant="secondary">
                <T text={words.noticeClose} />
              </LinkButton>
            )}
            {onward}
          </>
        }
      >
        <Text>
          <T text={words.noticeText} />
        </Text>
      </DeferredDialog>
      <Text id={noteId} size="sm" tone="muted">
        <T text={words.proceedNote} />
      </Text>
    </>
  )
}
