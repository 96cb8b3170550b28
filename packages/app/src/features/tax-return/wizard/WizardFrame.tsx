import type { Copy } from '@aangiftewijs/domain/language'
import {
  pathOf,
  progressOf,
  referenceOf,
  replacedBy,
  type Step,
  type StepProgress,
  steps,
  stepsOf,
  type TaxFiling,
  unansweredBefore,
} from '@aangiftewijs/domain/tax-return'
import { Link } from '@aangiftewijs/ui/Link'
import { Cluster, Heading, Journey, ScreenOnly, Stack, Text, WhenWide } from '@aangiftewijs/ui/layout'
import { StepTracker, type TrackedStep } from '@aangiftewijs/ui/StepTracker'
import type { ReactNode } from 'react'
import { T, useWords } from '../../../copy/words.tsx'
import { Deferred } from '../../../deferred/Deferred.tsx'
import { useDocuments, useFilings } from '../../../ports/queries.ts'
import { AskToDiscard } from '../../returns/AskToDiscard.tsx'
import type { AskedAt } from '../../returns/addresses.ts'
import { stepWords, words } from '../copy.ts'
import { stepOfReturn, useKeptReturn, useReturnBefore } from './other-return.ts'
import { useWizardLink } from './use-wizard-link.ts'

interface WizardFrameProps {
  readonly step: Step
  readonly title: Copy
  readonly intro?: Copy | undefined
  /** The return whose steps are tracked; null before it is started. */
  readonly filing: TaxFiling | null
  /** Whether the page has all returns before this one: its heading names no year. */
  readonly isOfAllReturns?: boolean
  /** Whether the return is, or is becoming, a joint one. @default the return's own */
  readonly isJoint?: boolean | undefined
  /** What the return comes to, beside the step: from the documents step on. */
  readonly outcome?: ReactNode
  readonly children: ReactNode
}

/** The answer that helps most with a step, which leads back to it: `askedQuestion` reads where to. */
const askedAbout: Readonly<Record<Step, string>> = {
  setup: '/faq?question=setup.step-heading#start',
  partner: '/faq?question=partner.step-heading#joint-filing',
  documents: '/faq?question=documents.step-heading#documents-needed',
  income: '/help?question=income.step-heading#tips-before',
  deductions: '/faq?question=deductions.step-heading#what-can-i-deduct',
  review: '/faq?question=review.step-heading#different-amounts',
  submit: '/faq?question=submit.step-heading#submitting',
}

/** Where a return is begun and where it is looked over as a whole it can be discarded; the other steps are for working on it. */
const discardedAt: Readonly<Partial<Record<Step, AskedAt>>> = { setup: 'setup', review: 'review' }

/** The heading of the step. */
export const headingId = 'step-heading'

/** What every step of the return shares: the tracker, the heading, the tally and the advisor. */
export function WizardFrame(props: WizardFrameProps) {
  const { step, title, intro, filing, isOfAllReturns = false, isJoint, outcome, children } = props
  const say = useWords()
  const isOther = useReturnBefore(filing) !== null
  useKeptReturn(filing?.id ?? null)
  const own = stepsOf({ isJointFiling: isJoint ?? filing?.isJointFiling ?? step === 'partner' })
  const tracked = useTrackedSteps(step, filing, own)
  const place = { number: steps.indexOf(step) + 1, total: steps.length, step: say(stepWords[step]) }
  // The list has its own beside each return.
  const discarding = isOfAllReturns ? undefined : discardedAt[step]
  const where = <T text={own.includes(step) ? words.stepOf : words.stepAlone} values={place} />
  return (
    <>
      <Journey
        progress={
          <StepTracker
            label={say(words.trackerLabel)}
            steps={tracked}
            stateLabels={{ done: say(words.stepDone), finished: say(words.stepDone), open: say(words.stepOpen) }}
            summary={where}
          />
        }
        outcome={outcome}
        after={
          <ScreenOnly>
            <Stack gap={4}>
              <Text size="sm">
                <Link href={askedAbout[step]}>
                  <T text={words.askedAbout} />
                </Link>
              </Text>
              {discarding && filing && !filing.completed && (
                <Cluster>
                  <AskToDiscard filing={filing} at={discarding} />
                </Cluster>
              )}
            </Stack>
          </ScreenOnly>
        }
      >
        <Stack gap={8}>
          <Stack gap={2} as="header">
            <Text tone="muted" size="sm">
              <WhenWide>
                {where}
                {filing && ' · '}
              </WhenWide>
              {filing && <ReturnName filing={filing} />}
            </Text>
            <Heading level={1} id={headingId} tabIndex={-1}>
              <T text={title} />
              {filing && !isOfAllReturns && <span> – {filing.year}</span>}
            </Heading>
            {intro && (
              <Text>
                <T text={intro} />
              </Text>
            )}
          </Stack>
          {isOther && <Deferred part="tax-return/wizard/OtherReturn" />}
          {children}
        </Stack>
      </Journey>
      <Deferred part="chat/StepAdvisor" />
    </>
  )
}

/** Which return it is, that it is a correction, and which one counts in its place. */
function ReturnName({ filing }: { readonly filing: TaxFiling }) {
  const { year, correctsFilingId } = filing
  const by = replacedBy(filing, useFilings())
  if (by)
    return <T text={words.replacedReturn} values={{ year, reference: referenceOf(filing), by: referenceOf(by) }} />
  if (correctsFilingId === null) return <T text={words.returnOfYear} values={{ year }} />
  return <T text={words.correctionOf} values={{ year, reference: referenceOf({ id: correctsFilingId, year }) }} />
}

/** The seven steps as the tracker shows them: those that may be opened are links. Decisions, Filing. */
function useTrackedSteps(current: Step, filing: TaxFiling | null, own: readonly Step[]): readonly TrackedStep[] {
  const say = useWords()
  const link = useWizardLink()
  const documents = useDocuments()
  const filings = useFilings()
  const noteOf = (step: Step, progress: StepProgress) => {
    if (progress === 'not-needed') return <T text={words.stepNotNeeded} />
    if (progress === 'closed') return <T text={words.stepClosed} />
    if (step !== 'submit' || progress !== 'later' || filing === null) return undefined
    const missing = unansweredBefore('submit', filing).map((asking) => say(stepWords[asking]))
    return <T text={words.stepWaitsFor} values={{ steps: missing.join(', ') }} />
  }
  return steps.map((step) => {
    const label = <T text={stepWords[step]} />
    const progress = own.includes(step) ? progressOf(step, filing, documents) : 'not-needed'
    const note = noteOf(step, progress)
    if (step === current) {
      if (progress === 'not-needed') return { id: step, label, state: 'aside', href: pathOf(step), note }
      const state = filing?.completed && progress === 'done' ? 'finished' : 'current'
      return { id: step, label, state, href: pathOf(step) }
    }
    // What a submitted return did without can still be looked at.
    if (progress === 'later' || !own.includes(step)) return { id: step, label, state: progress, note }
    const { href, onFollow } = link({ type: 'a step is chosen', step })
    return { id: step, label, state: progress, note, href: stepOfReturn(href, filing, filings), onFollow }
  })
}
