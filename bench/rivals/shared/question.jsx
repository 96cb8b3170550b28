'use client'
import { useState } from 'react'

/** A question of an accordion with its answer below it. */
export function Question({ id, title, children }) {
  const [isOpen, setIsOpen] = useState(false)
  const state = isOpen ? 'open' : 'closed'
  const toggle = (event) => {
    event.preventDefault()
    setIsOpen(!isOpen)
  }
  return (
    <div className="question" data-orientation="vertical" data-state={state} id={id}>
      <h3 className="question__heading" data-orientation="vertical" data-state={state}>
        <a
          aria-controls={`${id}-answer`}
          aria-expanded={isOpen}
          className="question__link"
          data-orientation="vertical"
          data-state={state}
          href={`#${id}`}
          id={`${id}-title`}
          onClick={toggle}
        >
          <span className="question__title">
            <span>{title}</span>
          </span>
          <span aria-hidden="true" className="question__arrow" />
        </a>
      </h3>
      <section aria-labelledby={`${id}-title`} className="question__answer" data-state={state} id={`${id}-answer`}>
        <div>
          <div className="stack stack--medium stack--start">{children}</div>
        </div>
      </section>
    </div>
  )
}
