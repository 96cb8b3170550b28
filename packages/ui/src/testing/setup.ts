import { cleanup, configure } from '@testing-library/react'
import * as React from 'react'
import { afterAll, afterEach, vi } from 'vitest'

// Tests wait for a state, never for a time: a busy machine may take long to reach it.
configure({ asyncUtilTimeout: 20_000 })

// Test files share a window: every test leaves it as it found it.
afterEach(() => {
  cleanup()
  document.body.innerHTML = ''
  const page = document.documentElement
  for (const name of page.getAttributeNames()) page.removeAttribute(name)
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})

// What is still being imported when a file ends could not be loaded any more, and would be missing from the next one too.
afterAll(() => vi.dynamicImportSettled())

// What a page still sends when its test is over is refused, and not sent again into the next one.
globalThis.fetch = async () => new Response(null, { status: 409 })

// What jsdom 29 lacks: React Aria asks for CSS.escape, Radix's toast for pointer capture.
if (!window.CSS) Object.assign(window, { CSS: { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') } })
Element.prototype.hasPointerCapture ??= () => false

// React notes the place in the code where each element was made, up to a count: with that reached, its warnings are the same
// but for this place, and these tests take five to ten percent less.
const shared: object | undefined = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')
if (shared) {
  const reached = { get: () => Number.POSITIVE_INFINITY, set: () => {} }
  Object.defineProperty(shared, 'recentlyCreatedOwnerStacks', reached)
}
