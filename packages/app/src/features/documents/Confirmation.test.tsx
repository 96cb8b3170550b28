import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { pageRequest } from '../../testing/fixtures.ts'
import { PageFrame } from '../../testing/story-page.tsx'
import { Confirmation } from './Confirmation.tsx'

afterEach(() => {
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

test('the answer that is pressed while script takes the page over is given, once', async () => {
  // Outside of `act` React waits, as it does on a busy machine: the press is what makes it take over the question.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  const confirmed = vi.fn()
  const page = (
    <PageFrame fixture={pageRequest({ path: '/documents', search: '?remove-all=' })}>
      <Confirmation
        asked="remove-all"
        label="Remove all"
        title="Sure?"
        text="All of it."
        confirmLabel="Remove"
        pendingLabel="Removing"
        isRunning={false}
        onConfirm={confirmed}
        fields={{ intent: 'remove-all' }}
      />
    </PageFrame>
  )
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page)
  const posts = vi.fn()
  addEventListener('submit', (event) => {
    if (!event.defaultPrevented) posts()
    event.preventDefault()
  })
  const root = hydrateRoot(container, page)
  const [answer] = [...container.querySelectorAll<HTMLButtonElement>('[role=alertdialog] button')].slice(-1)
  answer?.click()
  expect(confirmed.mock.calls.length + posts.mock.calls.length).toBe(1)
  await act(async () => root.unmount())
})
