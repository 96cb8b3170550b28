import { Icon } from './basics.jsx'
import { Link } from './link.jsx'
import { steps } from './texts.js'

/** The steps of a return, and how far somebody is. */
export function Stepper({ current }) {
  const at = steps.findIndex((step) => step.toLowerCase() === current)
  return (
    <nav aria-label="Steps of your tax return" className="stepper">
      <p className="stepper__short">
        Step {at + 1} of {steps.length}: {steps[at]}
      </p>
      <ol className="stepper__list">
        {steps.map((step, place) => (
          <li className="stepper__step" data-state={place < at ? 'done' : 'open'} key={step}>
            <Link
              aria-current={place === at ? 'step' : undefined}
              className="stepper__link"
              href={`/tax-filing/${step.toLowerCase()}`}
            >
              <span aria-hidden="true" className="stepper__mark">
                {place < at ? <Icon name="tick" /> : place + 1}
              </span>
              <span className="stepper__name">
                {step} <span className="stepper__state">({place < at ? 'done' : 'to do'})</span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
