'use client'
import { useId, useState } from 'react'
import { Fold } from './fold.jsx'

const told = (cents) => (cents === undefined ? '' : (cents / 100).toFixed(2).replace('.', ','))

/** A field for an amount of euros with its label, its hint and where to find the amount. */
export function AmountField({ name, label, hint, cents, picture }) {
  const id = useId()
  const [text, setText] = useState(told(cents))
  return (
    <div className="stack stack--small stack--start">
      <div className="field">
        <label className="field__label" htmlFor={id}>
          {label}
        </label>
        <div className="field__hint" id={`${id}-hint`}>
          {hint}
        </div>
        <div className="field__row">
          <div className="amount field__control">
            <span aria-hidden="true" className="amount__sign amount__sign--before">
              €
            </span>
            <input
              aria-describedby={`${id}-hint`}
              autoComplete="off"
              className="field__input amount__input amount__input--right"
              id={id}
              inputMode="decimal"
              name={name}
              onChange={(event) => setText(event.target.value)}
              type="text"
              value={text}
            />
          </div>
        </div>
      </div>
      {picture && (
        <Fold title={<span>Where do I find this?</span>}>
          <figure className="picture">
            <img
              alt={`A statement: ${label} is marked`}
              className="picture__image"
              height="340"
              loading="lazy"
              src={`/found/${name}.svg`}
              width="640"
            />
            <figcaption className="picture__caption">An example; yours may look different.</figcaption>
          </figure>
        </Fold>
      )}
      <p className="text text--small text--muted">
        <a className="link link--plain" href={`/tax-guide?question=income.${name}`}>
          More in the guide<span className="visually-hidden"> ({label})</span>
        </a>
      </p>
    </div>
  )
}
