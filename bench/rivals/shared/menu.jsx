'use client'
import { useState } from 'react'

/** A menu that opens below its title. */
export function Menu({ title, children }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className="menu" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="menu__title" data-state={isOpen ? 'open' : 'closed'}>
        {title}
        <span aria-hidden="true" className="menu__arrow" />
      </summary>
      <div className="menu__panel menu__panel--right">
        <ul className="menu__list">{children}</ul>
      </div>
    </details>
  )
}
