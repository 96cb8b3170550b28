'use client'
import { useState } from 'react'

/** A title that shows or hides what is below it. */
export function Fold({ title, startsOpen = false, children }) {
  const [isOpen, setIsOpen] = useState(startsOpen)
  return (
    <details className="fold" onToggle={(event) => setIsOpen(event.currentTarget.open)} open={isOpen}>
      <summary className="fold__title">{title}</summary>
      <div className="fold__inside">{children}</div>
    </details>
  )
}
