import { act, useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { hydrate } from '../../testing/hydrate.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'

function Form() {
  const [attempt, setAttempt] = useState(0)
  return (
    <>
      <ErrorSummary title="There is a problem" problems={[{ href: '#email', text: 'Enter it' }]} attempt={attempt} />
      <button type="button" onClick={() => setAttempt(attempt + 1)}>
        Send
      </button>
    </>
  )
}

const elsewhere = document.createElement('input')
afterEach(() => elsewhere.remove())

it('leaves the focus where the person went before its script came, and takes it at the next attempt', async () => {
  document.body.append(elsewhere)
  elsewhere.focus()
  const { html, container, complaints, close } = await hydrate(<Form />)
  expect(html).toContain('autofocus')
  expect(document.activeElement).toBe(elsewhere)
  await act(async () => container.querySelector('button')?.click())
  expect(document.activeElement?.role).toBe('alert')
  expect(complaints).toEqual([])
  close()
})

it('takes the focus that nothing has, in a browser that gave it none', async () => {
  const { close } = await hydrate(<Form />)
  expect(document.activeElement?.role).toBe('alert')
  close()
})
