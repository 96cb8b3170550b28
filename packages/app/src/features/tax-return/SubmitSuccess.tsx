import { formatWholeEuros } from '@aangiftewijs/domain/money'
import { referenceOf, type TaxFiling } from '@aangiftewijs/domain/tax-return'
import { Banner } from '@aangiftewijs/ui/Banner'
import { LinkButton } from '@aangiftewijs/ui/LinkButton'
import { Cluster, Heading, Prose, Stack } from '@aangiftewijs/ui/layout'
import { Tile } from '@aangiftewijs/ui/Tile'
import { useEffect } from 'react'
import { formatMoment } from '../../copy/dates.ts'
import { T, useLanguageChoice } from '../../copy/words.tsx'
import { DownloadForm } from './DownloadForm.tsx'
import { successWords, words } from './submit.copy.ts'
import { useWizardLink } from './use-wizard-link.ts'
import { headingId, WizardFrame } from './WizardFrame.tsx'

const nextSteps = [
  successWords.nextNothing,
  successWords.nextKeep,
  successWords.nextDocuments,
  successWords.nextReal,
] as const

interface SubmitSuccessProps {
  readonly filing: TaxFiling
  /** The return was submitted on this page just now: the heading takes the focus the form had. */
  readonly takesFocus: boolean
}

/** The return is submitted (as practice): reference, result, what happens next, a record to keep. Spec 2 § 2.8. */
export function SubmitSuccess({ filing, takesFocus }: SubmitSuccessProps) {
  useEffect(() => {
    if (takesFocus) document.getElementById(headingId)?.focus()
  }, [takesFocus])
  const choice = useLanguageChoice()
  const link = useWizardLink()
  return (
    <WizardFrame step="submit" title={successWords.title} filing={filing}>
      <Stack gap={8}>
        <Tile columns={6} rows={1} size="full" seed={referenceOf(filing)} />
        <Banner variant="success" title={<Outcome calculatedTax={filing.calculatedTax} />} headingLevel={2}>
          <T text={successWords.reference} />: <strong>{referenceOf(filing)}</strong>
          <br />
          <T text={successWords.submittedOn} values={{ date: formatMoment(filing.updatedAt, choice) }} />
        </Banner>
        <Stack as="section" gap={3}>
          <Heading level={2}>
            <T text={successWords.nextTitle} />
          </Heading>
          <Prose>
            <ol>
              {nextSteps.map((next) => (
                <li key={next.en}>
                  <T text={next} />
                </li>
              ))}
            </ol>
          </Prose>
        </Stack>
        <Cluster gap={3}>
          <DownloadForm filing={filing} />
          <LinkButton href="/" variant="secondary">
            <T text={successWords.toDashboard} />
          </LinkButton>
        </Cluster>
        <Cluster gap={3}>
          <LinkButton {...link({ type: 'a step is chosen', step: 'review' })} variant="quiet">
            <T text={successWords.seeOverview} />
          </LinkButton>
          <LinkButton {...link({ type: 'a new return is started' })} variant="quiet">
            <T text={successWords.startNew} />
          </LinkButton>
        </Cluster>
      </Stack>
    </WizardFrame>
  )
}

/** What the return comes to: whole euros, positive is to pay. */
function Outcome({ calculatedTax }: { readonly calculatedTax: number | null }) {
  const amount = formatWholeEuros(Math.abs(calculatedTax ?? 0))
  if (!calculatedTax) return <T text={words.resultEven} />
  return <T text={calculatedTax > 0 ? words.resultPay : words.resultRefund} values={{ amount }} />
}
