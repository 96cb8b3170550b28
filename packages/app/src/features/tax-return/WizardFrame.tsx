import type { Copy } from '@aangiftewijs/domain/language'
import {
  pathOf,
  reachedSteps,
  type Step,
  steps,
  type TaxCalculation,
  type TaxFiling,
} from '@aangiftewijs/domain/tax-return'
import type { MoveEvent } from '@aangiftewijs/machines/tax-return'
import { Heading, Journey, Stack, Text, WhenWide } from '@aangiftewijs/ui/layout'
import { StepTracker, type TrackedStep } from '@aangiftewijs/ui/StepTracker'
import type { ReactNode } from 'react'
import { T, useWords } from '../../copy/words.tsx'
import { stepWords, words } from './copy.ts'
import { ReturnTally } from './ReturnTally.tsx'
import { useWizardLink, type WizardLink } from './use-wizard-link.ts'

interface WizardFrameProps {
  readonly step: Step
  readonly title: Copy
  readonly intro?: Copy
  /** The return whose steps are tracked; null before it is started. */
  readonly filing: TaxFiling | null
  /** Shown as the tally, from the documents step on. */
  readonly calculation?: TaxCalculation | null
  /** Some of the amounts come from documents and are not saved. */
  readonly isUnsaved?: boolean
  readonly children: ReactNode
}

/** The heading of the step. */
export const headingId = 'step-heading'

/** What every step of the return shares: the tracker, the heading and the tally. */
export function WizardFrame({ step, title, intro, filing, calculation, isUnsaved, children }: WizardFrameProps) {
  const say = useWords()
  const link = useWizardLink()
  const place = { number: steps.indexOf(step) + 1, total: steps.length, step: say(stepWords[step]) }
  return (
    <Journey
      progress={
        <StepTracker
          label={say(words.trackerLabel)}
          steps={trackedSteps(step, filing, link)}
          stateLabels={{ done: say(words.stepDone) }}
          summary={<T text={words.stepOf} values={place} />}
        />
      }
      outcome={calculation && <ReturnTally calculation={calculation} isUnsaved={isUnsaved ?? false} />}
    >
      <Stack gap={8}>
        <Stack gap={2} as="header">
          <Text tone="muted" size="sm">
            <WhenWide>
              <T text={words.stepOf} values={place} />
              {filing && ' · '}
            </WhenWide>
            {filing && <T text={words.returnOfYear} values={{ year: filing.year }} />}
          </Text>
          <Heading level={1} id={headingId} tabIndex={-1}>
            <T text={title} />
          </Heading>
          {intro && (
            <Text>
              <T text={intro} />
            </Text>
          )}
        </Stack>
        {children}
      </Stack>
    </Journey>
  )
}

/** The seven steps as the tracker shows them: up to the furthest reached are links. Decisions, Filing. */
function trackedSteps(
  current: Step,
  filing: TaxFiling | null,
  link: (event: MoveEvent) => WizardLink,
): readonly TrackedStep[] {
  const reached = filing ? reachedSteps(filing) : []
  const furthest = reached.at(-1)
  return steps.map((step) => {
    const label = <T text={stepWords[step]} />
    if (step === current) return { id: step, label, state: 'current', href: pathOf(step) }
    if (!reached.includes(step)) return { id: step, label, state: 'later' }
    const isDone = step !== furthest || filing?.completed === true
    return { id: step, label, state: isDone ? 'done' : 'open', ...link({ type: 'a step is chosen', step }) }
  })
}
