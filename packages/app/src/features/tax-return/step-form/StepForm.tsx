import type { Copy } from '@aangiftewijs/domain/language'
import { isTakenOver, pathOf, stepBefore, type TaxFiling, takenFrom } from '@aangiftewijs/domain/tax-return'
import { Button } from '@aangiftewijs/ui/Button'
import { ErrorSummary } from '@aangiftewijs/ui/ErrorSummary'
import { LinkButton } from '@aangiftewijs/ui/LinkButton'
import { Actions, Stack } from '@aangiftewijs/ui/layout'
import type { ReactNode } from 'react'
import { T } from '../../../copy/words.tsx'
import { shellWords } from '../../../shell/copy.ts'
import { newReturnPath } from '../../returns/addresses.ts'
import { words } from '../copy.ts'
import { DraftStatus, RestoredNotice } from '../drafts/DraftNotices.tsx'
import { ReturnFields } from '../ReturnFields.tsx'
import { useStartedYear } from '../wizard/use-opened-filing.ts'
import { useWizardLink } from '../wizard/use-wizard-link.ts'
import { FailureNotice, SaveNotice } from './SaveNotices.tsx'
import type { StepFormState } from './use-step-form.ts'

interface StepFormProps {
  readonly form: StepFormState
  readonly filing: TaxFiling | null
  readonly continueWords: Copy
  readonly pendingWords?: Copy
  /** What stands over the form; what is wrong with it stands higher. */
  readonly before?: ReactNode
  /** A line above the buttons. */
  readonly note?: ReactNode
  /** What stands in the bar of the buttons, where the window has one column. */
  readonly line?: ReactNode
  /** What is said above the buttons when the save failed. */
  readonly failure: ReactNode
  readonly children: ReactNode
}

/** The form of a step: posts to its own path, lists what is wrong, tells of a lost race, goes on and back. */
export function StepForm({
  form,
  filing,
  continueWords,
  pendingWords = words.saving,
  before,
  note,
  line,
  failure,
  children,
}: StepFormProps) {
  const { step } = form
  const link = useWizardLink()
  const startedYear = useStartedYear()
  return (
    <Stack gap={6}>
      {form.lines.length > 0 && (
        <ErrorSummary attempt={form.attempt} title={<T text={shellWords.errorSummary} />} problems={form.lines} />
      )}
      <SaveNotice form={form} />
      <RestoredNotice form={form} />
      {before}
      <form
        key={`${filing?.id ?? 'new'} ${form.generation}`}
        id={form.id}
        method="post"
        action={startedYear === null ? pathOf(step) : newReturnPath()}
        noValidate
        onSubmit={form.onSubmit}
        onInput={(event) => form.onType(event.currentTarget)}
        onBlur={({ target }) => target instanceof HTMLInputElement && form.onLeave?.(target)}
      >
        <ReturnFields filing={filing} />
        {isTakenOver(form.typed) && <input type="hidden" name={takenFrom} value={form.typed?.[takenFrom]} />}
        {form.draft.ids !== '' && <input type="hidden" name="draft" value={form.draft.ids} />}
        <Stack gap={6}>
          {children}
          <FailureNotice form={form}>{failure}</FailureNotice>
          {note}
          <Actions line={line}>
            <Button type="submit" variant="primary" isPending={form.isBusy} pendingLabel={<T text={pendingWords} />}>
              <T text={form.hasFailed ? words.tryAgain : continueWords} />
            </Button>
            {stepBefore[step] && (
              <LinkButton {...link({ type: 'back is chosen' }, step)} variant="secondary">
                <T text={words.back} />
              </LinkButton>
            )}
          </Actions>
          {!form.hasFailed && <DraftStatus form={form} />}
        </Stack>
      </form>
    </Stack>
  )
}
