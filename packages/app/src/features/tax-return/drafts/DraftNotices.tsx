import { isTakenOver } from '@aangiftewijs/domain/tax-return'
import { Banner } from '@aangiftewijs/ui/Banner'
import { Button } from '@aangiftewijs/ui/Button'
import { Text } from '@aangiftewijs/ui/layout'
import { formatMoment, formatTime } from '../../../copy/dates.ts'
import { T } from '../../../copy/words.tsx'
import { Deferred } from '../../../deferred/Deferred.tsx'
import { usePage } from '../../../shell/page-context.tsx'
import { discardTyped, type StepFormState } from '../step-form/use-step-form.ts'
import { draftWords as words } from './drafts.copy.ts'
import type { DraftSaying } from './use-draft.ts'

interface NoticeProps {
  readonly form: StepFormState
}

/** Above a form that shows what was typed before, or began with answers of another return; where it meets a newer version, that notice says it. */
export function RestoredNotice({ form: { restored, isOvertaken, id } }: NoticeProps) {
  const { language } = usePage()
  if (restored === null || isOvertaken) return null
  if (isTakenOver(restored.fields)) return <Deferred part="returns/TakenOver" />
  return (
    <Banner
      tone="info"
      actions={
        <Button variant="secondary" size="small" type="submit" form={id} {...discardTyped}>
          <T text={words.discard} />
        </Button>
      }
    >
      <T text={words.restored} values={{ moment: formatMoment(restored.savedAt, language) }} />
    </Banner>
  )
}

/** Below a form's buttons: when what is typed was last kept. Its text changes once a minute at most, so it is not read out at every key. */
export const DraftStatus = ({ form: { draft } }: NoticeProps) => (
  <div role="status">
    {draft.saying && (
      <Text size="sm" tone="muted">
        <Saying saying={draft.saying} />
      </Text>
    )}
  </div>
)

function Saying({ saying }: { readonly saying: DraftSaying }) {
  const { language } = usePage()
  switch (saying.kind) {
    case 'kept':
      return <T text={words.saved} values={{ time: formatTime(saying.savedAt, language) }} />
    case 'failed':
      return <T text={words.failed} />
    case 'discarded':
      return <T text={words.discarded} />
    case 'not discarded':
      return <T text={words.notDiscarded} />
  }
}
