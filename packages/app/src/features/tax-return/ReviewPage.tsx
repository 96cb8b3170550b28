import { pathOf, stepBefore, type TaxFiling } from '@aangiftewijs/domain/tax-return'
import { stateOf } from '@aangiftewijs/machines/tax-return'
import { Banner } from '@aangiftewijs/ui/Banner'
import { EmptyState } from '@aangiftewijs/ui/EmptyState'
import { LinkButton } from '@aangiftewijs/ui/LinkButton'
import { Cluster, Stack } from '@aangiftewijs/ui/layout'
import { type ReactNode, useEffect } from 'react'
import { LanguageProvider, T, useLanguageChoice } from '../../copy/words.tsx'
import { Deferred } from '../../deferred/Deferred.tsx'
import { useDocuments, useFreshFilings, useUser } from '../../ports/queries.ts'
import { words as wizardWords } from './copy.ts'
import { knownTax } from './known-amounts.ts'
import { CompletedNotice } from './Notices.tsx'
import { PrintPreview } from './PrintPreview.tsx'
import { ProceedToSubmission } from './ProceedToSubmission.tsx'
import { FinancialSummary } from './ReviewDocuments.tsx'
import { ReviewOverview } from './ReviewOverview.tsx'
import { actionWords, words } from './review.copy.ts'
import { usePrefill } from './use-prefill.ts'
import { useTaxReturn, type Wizard } from './use-tax-return.ts'
import { WizardFrame } from './WizardFrame.tsx'

const toasts = { failed: wizardWords.error, failedText: actionWords.proceedFailed }

/** Everything that was filled in and what it comes to; fetched again on mount and on focus. Spec 2 § 2.7. */
export function Page() {
  const filing = useFreshFilings()[0] ?? null
  const wizard = useTaxReturn('review', toasts)
  const { send } = wizard
  useEffect(() => send({ type: 'the return is read again', filing }), [filing, send])
  return filing ? <Review filing={filing} wizard={wizard} /> : <NotFound />
}

function NotFound() {
  return (
    <WizardFrame step="review" title={words.title} filing={null}>
      <EmptyState
        title={<T text={words.notFound} />}
        actions={
          <LinkButton href={pathOf('setup')}>
            <T text={wizardWords.startReturn} />
          </LinkButton>
        }
      >
        <T text={wizardWords.noFilingText} />
      </EmptyState>
    </WizardFrame>
  )
}

function Review({ filing, wizard }: { readonly filing: TaxFiling; readonly wizard: Wizard }) {
  const user = useUser()
  const documents = useDocuments()
  const prefill = usePrefill()
  const calculation = knownTax(filing, prefill)
  const isUnsaved = filing.incomeData === null || filing.deductionsData === null
  return (
    <WizardFrame
      step="review"
      title={words.title}
      intro={words.intro}
      filing={filing}
      calculation={calculation}
      isUnsaved={isUnsaved}
    >
      {filing.completed && <CompletedNotice />}
      <Stack gap={10}>
        <InDutch>
          <FinancialSummary documents={documents} year={filing.year} />
          <ReviewOverview
            filing={filing}
            fullName={user?.fullName ?? ''}
            documents={documents}
            calculation={calculation}
            isUnsaved={isUnsaved}
          />
        </InDutch>
        <Deferred part="tax-return/TipsPanel" />
        {stateOf(wizard.snapshot) === 'failed' && (
          <Banner variant="error" role="status">
            <T text={actionWords.proceedFailed} />
          </Banner>
        )}
        <Cluster gap={3}>
          {!filing.completed && <ProceedToSubmission filing={filing} wizard={wizard} />}
          {stepBefore.review && (
            <LinkButton href={pathOf(stepBefore.review)} variant="secondary">
              <T text={wizardWords.back} />
            </LinkButton>
          )}
          <PrintPreview />
        </Cluster>
      </Stack>
    </WizardFrame>
  )
}

/** The overview is Dutch as a whole under the specification's mix. Spec 2 § 2.7. */
function InDutch({ children }: { readonly children: ReactNode }) {
  const content = <Stack gap={10}>{children}</Stack>
  if (useLanguageChoice() !== 'mix') return content
  return (
    <LanguageProvider value="nl">
      <div lang="nl">{content}</div>
    </LanguageProvider>
  )
}
