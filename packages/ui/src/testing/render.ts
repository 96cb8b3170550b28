import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// Tests wait for a state, never for a time: a busy machine may take long to reach it.
configure({ asyncUtilTimeout: 20_000 })

// Every test starts with an empty page.
afterEach(() => {
  cleanup()
  document.body.innerHTML = ''
})

// What jsdom 29 lacks: React Aria asks for CSS.escape, Radix's toast for pointer capture.
if (!window.CSS) Object.assign(window, { CSS: { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') } })
Element.prototype.hasPointerCapture ??= () => false

export { act, fireEvent, render, screen } from '@testing-library/react'
