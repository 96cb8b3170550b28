import { dayOf } from '@aangiftewijs/domain/day'
import { realFormOf, realReturnOf, referenceOf } from '@aangiftewijs/domain/tax-return'
import { Banner } from '@aangiftewijs/ui/Banner'
import { LinkButton } from '@aangiftewijs/ui/LinkButton'
import { Cluster, Heading, Prose, ScreenOnly, Stack, Unbroken } from '@aangiftewijs/ui/layout'
import { Tile } from '@aangiftewijs/ui/Tile'
import { formatMoment } from '../../../copy/dates.ts'
import { T, useLanguageChoice } from '../../../copy/words.tsx'
import { useCurrentFiling } from '../../../ports/queries.ts'
import { usePage } from '../../../shell/page-context.tsx'
import { Outcome } from '../../lawful-result/Outcome.tsx'
import { DownloadForm } from '../review/DownloadForm.tsx'
import { words as submitWords } from '../submit.copy.ts'
import { useWizardLink } from '../wizard/use-wizard-link.ts'
import { successWords } from './success.copy.ts'

/** What there is to know and do after submitting: the reference, what it comes to, what happens next, a record to keep. Spec 2 § 2.8. */
export function Part() {
  const filing = useCurrentFiling()
  const choice = useLanguageChoice()
  const link = useWizardLink()
  const { now } = usePage()
  if (filing === null) return null
  const form = realFormOf(filing.incomeData ?? {})
  const nextSteps = [
    successWords.nextNothing,
    successWords.nextKeep,
    successWords.nextDocuments,
    realReturnOf(filing.year, dayOf(new Date(now)), form),
    ...(filing.isJointFiling && form === 'usual' ? [successWords.nextPartner, submitWords.diedSince] : []),
  ]
  return (
    <Stack gap={8}>
      <Banner tone="success" title={<T text={successWords.received} />} headingLevel={2}>
        <T text={successWords.reference} />:{' '}
        <Unbroken>
          <strong>{referenceOf(filing)}</strong>
        </Unbroken>
        <br />
        <T text={successWords.submittedOn} values={{ date: formatMoment(filing.updatedAt, choice) }} />
      </Banner>
      <Tile columns={12} rows={1} size="full" seed={referenceOf(filing)} />
      <Outcome />
      <Stack as="section" gap={3}>
        <Heading level={2}>
          <T text={successWords.nextTitle} />
        </Heading>
        <Prose>
          <ol>
            {nextSteps.map((next) => (
              <li key={next.en}>
                <T text={next} values={{ year: filing.year }} />
              </li>
            ))}
          </ol>
        </Prose>
      </Stack>
      {/* Buttons are not printed, and their room would be a sheet of nothing. */}
      <ScreenOnly>
        <Stack gap={8}>
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
      </ScreenOnly>
    </Stack>
  )
}
