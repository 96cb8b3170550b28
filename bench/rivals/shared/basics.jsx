import { drawings } from './texts.js'

export const Visually = ({ children }) => <span className="visually-hidden">{children}</span>

export const Icon = ({ name, size = 'small' }) => (
  <svg aria-hidden="true" className={`icon icon--${size}`} focusable="false" viewBox="0 0 24 24">
    <path d={drawings[name]} />
  </svg>
)

export const Stack = ({ gap = 'medium', children }) => (
  <div className={`stack stack--${gap} stack--start`}>{children}</div>
)

export const Text = ({ tone = 'plain', size = 'medium', children }) => (
  <p className={`text text--${size} text--${tone}`}>{children}</p>
)

export const Card = ({ title, id, children }) => (
  <section aria-labelledby={id} className="card card--outlined">
    <div className="card__inside">
      <h2 className="heading heading--2" id={id}>
        {title}
      </h2>
      {children}
    </div>
  </section>
)

export const OutsideLink = ({ href, children }) => (
  <a className="link link--plain" href={href} rel="noopener noreferrer" target="_blank">
    {children}
    <Icon name="arrow" />
    <Visually> (opens in a new tab)</Visually>
  </a>
)

const euros = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' })

/** @param cents an amount in cents */
export const euro = (cents) => euros.format(cents / 100)
