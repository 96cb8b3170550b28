import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { Heading } from '../../layout/index.ts'
import * as styles from './ErrorSummary.css.ts'

/** One problem of the form, in the words that also stand at the field. */
export interface SummarizedProblem {
  /** `#` and the id of the control; without it the problem concerns the whole form. */
  readonly href?: string | undefined
  readonly text: ReactNode
}

export interface ErrorSummaryProps {
  /** "There is a problem": the same words wherever a form is. */
  readonly title: ReactNode
  /** Every problem, in the order of the fields. */
  readonly problems: readonly SummarizedProblem[]
  /** Takes the focus when it appears, and again when the problems change. One of the server's HTML has it from the browser, and leaves it where
   * the person went since.
   * @default true */
  readonly hasFocus?: boolean | undefined
  /** Change it (a count of attempts) to take the focus again for the same problems. */
  readonly attempt?: number | string | undefined
}

const focusable = 'input:not([type="hidden"]), select, textarea, button, a[href]'

/** Moves the focus to the control with this id, or to the first one inside the group with this id. */
function focusControl(id: string): boolean {
  const target = document.getElementById(id)
  const control = target?.matches(focusable) ? target : target?.querySelector<HTMLElement>(focusable)
  if (!control) return false
  control.focus({ preventScroll: true })
  const label = document.querySelector(`label[for="${control.id}"]`)
  const question = control.closest('fieldset') ?? label?.parentElement ?? control
  question.scrollIntoView?.({ block: 'start' })
  return true
}

/** Everything that is wrong with a form, between the introduction and the form. Each problem links to its field. */
export function ErrorSummary({ title, problems, hasFocus = true, attempt }: ErrorSummaryProps) {
  const titleId = useId()
  const summary = useRef<HTMLDivElement>(null)
  const subject = problems.map(({ href }) => href ?? '').join(' ')

  useEffect(() => {
    const element = summary.current
    if (!hasFocus || element === null) return
    // Only the server writes it: the browser gave the focus, and since then the person may have gone to mend a field.
    const hadItsTurn = element.hasAttribute('autofocus') && document.activeElement !== document.body
    element.removeAttribute('autofocus')
    if (!hadItsTurn) element.focus()
  }, [hasFocus, subject, attempt])

  const follow = (href: string) => (event: MouseEvent) => {
    if (focusControl(href.slice(1))) event.preventDefault()
  }

  return (
    <div
      ref={summary}
      role="alert"
      aria-labelledby={titleId}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without script, or before it, the browser gives what went wrong the focus
      autoFocus={hasFocus}
      suppressHydrationWarning
      className={styles.summary}
    >
      <Heading level={2} size="lg" id={titleId}>
        {title}
      </Heading>
      <ul className={styles.list}>
        {problems.map(({ href, text }, index) => (
          <li key={`${href ?? ''}-${index}`}>
            {href === undefined ? (
              text
            ) : (
              <a href={href} onClick={follow(href)} className={styles.link}>
                {text}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
