import type { MouseEvent, ReactNode } from 'react'
import { Icon } from '../Icon/index.ts'
import * as styles from './StepTracker.css.ts'

/** `done`: saved. `current`: this page. `finished`: this page, and nothing is left to do. `open`: may be visited. `later`: not yet. `closed`: no more. `not-needed`: skipped. `aside`: this page, and skipped. */
export type StepState = 'done' | 'current' | 'finished' | 'open' | 'later' | 'closed' | 'not-needed' | 'aside'

export interface TrackedStep {
  readonly id: string
  readonly label: ReactNode
  readonly state: StepState
  /** A line under the label, for example what the step waits for. */
  readonly note?: ReactNode
  /** Where the step is; left out for steps that cannot be visited yet. */
  readonly href?: string | undefined
  /** Called when the link is pressed; prevent its default to do something on this page instead. */
  readonly onFollow?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
}

export interface StepTrackerProps {
  /** Names the navigation, for example “Steps of your return”. */
  readonly label: string
  /** The steps in order, each with its state and, where one may go there, its address. */
  readonly steps: readonly TrackedStep[]
  /** Where the person is, in words: “Step 4 of 7: Income”. Shown at narrow widths, where it opens the list. */
  readonly summary: ReactNode
  /** What a screen reader says after a step's name, for example `{ done: 'completed' }`. The current step is announced anyway. */
  readonly stateLabels?: Partial<Readonly<Record<StepState, string>>> | undefined
}

const isHere = ({ state }: TrackedStep) => state === 'current' || state === 'finished' || state === 'aside'
const isDone = ({ state }: TrackedStep) => state === 'done' || state === 'finished'

const isSkipped = ({ state }: TrackedStep) => state === 'not-needed' || state === 'aside'

/**
 * Where the person is in a process. Wide windows show a vertical list, narrow ones one line with a bar; the line is a
 * `<summary>` that opens the list, so every step stays within reach without script.
 */
export function StepTracker({ label, steps, summary, stateLabels = {} }: StepTrackerProps) {
  const here = steps.findIndex((step) => isHere(step) && !isSkipped(step))
  const share = steps.length === 0 ? 0 : (here + 1) / steps.length
  return (
    <nav aria-label={label} className={styles.root}>
      <details className={styles.brief}>
        <summary className={styles.summary}>
          <span className={styles.where}>{summary}</span>
          <span aria-hidden="true" className={styles.chevron} />
          <Bar share={share} />
        </summary>
      </details>
      <ol className={styles.list}>
        {steps.map((step, index) => (
          <li className={styles.step} data-state={step.state} key={step.id}>
            <Step number={index + 1} stateLabel={stateLabels[step.state]} step={step} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

// SVG, because the content security policy refuses a width in a style attribute.
function Bar({ share }: { readonly share: number }) {
  return (
    <svg aria-hidden="true" className={styles.bar} focusable="false" height="6" width="100%">
      <rect className={styles.track} height="6" rx="3" width="100%" />
      <rect className={styles.fill} height="6" rx="3" width={`${Math.round(share * 1000) / 10}%`} />
    </svg>
  )
}

interface StepProps {
  readonly step: TrackedStep
  /** Its place among all steps: one that is skipped leaves the numbers of the others alone. */
  readonly number: number
  readonly stateLabel: string | undefined
}

function Step({ step, number, stateLabel }: StepProps) {
  const content = (
    <>
      <span aria-hidden="true" className={styles.marker}>
        {isDone(step) ? <Icon name="check" size="small" /> : isSkipped(step) ? '–' : number}
      </span>
      <span className={styles.label}>
        <span>{step.label}</span> {stateLabel ? <span className={styles.hidden}>({stateLabel})</span> : null}
        {step.note ? <span className={styles.note}>{step.note}</span> : null}
      </span>
    </>
  )
  const current = isHere(step) ? ({ 'aria-current': 'step' } as const) : {}
  if (!step.href)
    return (
      <span className={styles.place} {...current}>
        {content}
      </span>
    )
  return (
    <a className={styles.place} href={step.href} onClick={step.onFollow} {...current}>
      {content}
    </a>
  )
}
