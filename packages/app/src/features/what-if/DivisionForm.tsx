import type { SplitData, TaxFiling } from '@aangiftewijs/domain/tax-return'
import { Button } from '@aangiftewijs/ui/Button'
import { Stack } from '@aangiftewijs/ui/layout'
import { T, useWords } from '../../copy/words.tsx'
import { CallFailed } from '../../ports/api.ts'
import { useQueryClient } from '../../ports/queries.ts'
import { sendOnce } from '../../ports/send-once.ts'
import { useErrorTitle } from '../../shell/document-title.ts'
import { FormErrorSummary, hasErrors } from '../../shell/form-errors.tsx'
import { showToast } from '../../shell/toasts.ts'
import { useFormCall } from '../../shell/use-form-call.ts'
import { whatIfPath } from './addresses.ts'
import { divisionWords } from './copy.ts'
import { DivisionFields } from './DivisionFields.tsx'

const filingsPath = '/api/tax-filings'

interface DivisionFormProps {
  readonly intent: 'apply' | 'choose' | 'undo'
  readonly filing: TaxFiling
  /** The division that is used: the best, or where one is chosen the couple’s own. */
  readonly splitData: SplitData
}

/** One press that uses a division, or takes a chosen one back. Without script the server finds the best anew, and reads their own. */
export function DivisionForm({ intent, filing, splitData }: DivisionFormProps) {
  const { id, version } = filing
  const say = useWords()
  const queryClient = useQueryClient()
  const isApplying = intent !== 'undo'
  const { errors, isPending, submit } = useFormCall({
    name: intent,
    fields: [],
    read: () => ({ ok: true, value: { splitData: isApplying ? splitData : null } }),
    call: async (patch) => {
      await sendOnce('PATCH', `${filingsPath}/${id}`, patch, { 'If-Match': String(version) })
      await queryClient.refresh(filingsPath)
    },
    onDone: () =>
      showToast({ variant: 'default', title: say(isApplying ? divisionWords.applied : divisionWords.undone) }),
    // What was refused was made from a return that has changed meanwhile.
    onRefused: (failure) =>
      void (failure instanceof CallFailed && queryClient.refresh(filingsPath).catch(() => undefined)),
  })
  useErrorTitle(hasErrors(errors))
  return (
    <form method="post" action={whatIfPath} onSubmit={submit}>
      <DivisionFields filing={filing} />
      {intent === 'choose' &&
        Object.entries(splitData).map(([part, euros]) => <input key={part} type="hidden" name={part} value={euros} />)}
      <Stack gap={4}>
        <FormErrorSummary lines={errors.message === null ? [] : [{ text: errors.message }]} attempt={errors.attempt} />
        <div>
          <Button
            type="submit"
            name="intent"
            value={intent}
            variant={isApplying ? 'primary' : 'secondary'}
            isPending={isPending}
            pendingLabel={<T text={divisionWords.saving} />}
          >
            <T text={divisionWords[intent]} />
          </Button>
        </div>
      </Stack>
    </form>
  )
}
