import { requiredOf } from '@aangiftewijs/domain/tax-return'
import { Stack } from '@aangiftewijs/ui/layout'
import { Deferred } from '../../deferred/Deferred.tsx'
import { useCurrentFiling, useDocuments } from '../../ports/queries.ts'
import { isBeingRead } from '../../ports/read-documents.ts'
import { Outcome } from '../lawful-result/Outcome.tsx'
import { words as wizardWords } from './copy.ts'
import { stepWords } from './documents.copy.ts'
import { ContinueForm } from './wizard/ContinueForm.tsx'
import { CompletedNotice } from './wizard/Notices.tsx'
import { useTaxReturn } from './wizard/use-tax-return.ts'
import { WizardFrame } from './wizard/WizardFrame.tsx'

const toasts = { failed: wizardWords.error, failedText: stepWords.updateFailed }

/** The documents the figures are read from: upload, what was read, samples. Spec 1 § 2, documents step; spec 2 § 2.4. */
export function Page() {
  const filing = useCurrentFiling()
  const wizard = useTaxReturn('documents', toasts)
  const documents = useDocuments()
  const { missing } = requiredOf(filing, documents)
  return (
    <WizardFrame step="documents" title={stepWords.title} filing={filing} outcome={filing && <Outcome />}>
      <Stack gap={10}>
        {filing?.completed && <CompletedNotice />}
        <Stack gap={4}>
          <Deferred part="documents/Documents" isInUse={() => isBeingRead(documents)} />
          {!filing?.completed && <ContinueForm wizard={wizard} filing={filing} isMissing={missing.length > 0} />}
        </Stack>
      </Stack>
    </WizardFrame>
  )
}
