import { act, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { pageRequest } from '../testing/fixtures.ts'
import { PageFrame } from '../testing/story-page.tsx'
import { dropDraft, setDraftOwner } from './drafts.ts'
import { PageErrorBoundary } from './page-error-boundary.tsx'
import { restoreDraft } from './restore-draft.ts'

function FragilePage() {
  const [isBroken, setBroken] = useState(false)
  if (isBroken) throw new Error('broken')
  return (
    <main>
      <form action="/tax-filing/income">
        <input name="salary" defaultValue="" />
      </form>
      <button type="button" onClick={() => setBroken(true)}>
        Break
      </button>
    </main>
  )
}

const salary = () => document.querySelector<HTMLInputElement>('[name="salary"]')

test('a page that breaks offers a reload, and what was typed comes back after it', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  setDraftOwner(7)
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  await act(async () =>
    root.render(
      <PageFrame fixture={pageRequest({ path: location.pathname })}>
        <PageErrorBoundary>
          <FragilePage />
        </PageErrorBoundary>
      </PageFrame>,
    ),
  )
  const field = salary()
  if (field !== null) field.value = '45000'
  await act(async () => container.querySelector('button')?.click())
  const notice = container.textContent ?? ''
  await act(async () => root.unmount())

  document.body.innerHTML = '<main><form action="/tax-filing/income"><input name="salary"></form></main>'
  restoreDraft(location.pathname)
  expect([
    notice.includes('This page stopped working'),
    notice.includes('Load the page again'),
    salary()?.value,
  ]).toEqual([true, true, '45000'])
  dropDraft()
  setDraftOwner(null)
  vi.restoreAllMocks()
})
