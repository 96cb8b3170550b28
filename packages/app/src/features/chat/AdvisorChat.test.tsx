import type { Hydrated } from '@aangiftewijs/ui/testing'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pageRequest, visitor } from '../../testing/fixtures.ts'
import { hydratePage } from '../../testing/hydrate.tsx'
import { Part as AdvisorChat } from './AdvisorChat.deferred.tsx'

let page: Hydrated
beforeEach(async () => {
  page = await hydratePage(AdvisorChat, pageRequest({ data: visitor }))
})
afterEach(() => page.close())

const found = <Kind extends Element>(selector: string, kind: new () => Kind): Kind => {
  const element = page.container.querySelector(selector)
  if (!(element instanceof kind)) throw new Error(`no ${selector}`)
  return element
}
const panel = () => found('details', HTMLDetailsElement)
const log = () => found('[role=log]', HTMLElement).textContent

/** As a browser does when the round button is pressed. */
function toggle() {
  panel().open = !panel().open
  panel().dispatchEvent(new Event('toggle'))
}
const press = () => act(async () => toggle())

/** Everything already fetched or waiting in React is done. */
const settled = (isSo: () => boolean) => expect.poll(() => act(async () => isSo()), { timeout: 15_000 }).toBe(true)

test('the first message is shown although the chart was not fetched before', async () => {
  const field = found('input[name=question]', HTMLInputElement)
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'my mortgage')
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await act(async () => found('form', HTMLFormElement).requestSubmit())
  await settled(() => log()?.includes('my mortgage') === true)
})

test('a conversation whose panel is gone before the chart comes is not begun', async () => {
  const begun = vi.fn()
  vi.stubGlobal('chartInspection', { inspect: begun })
  // In one go: the chart may have been fetched already, and would come with the next promise.
  act(toggle)
  page.close()
  await vi.dynamicImportSettled()
  expect(begun).not.toHaveBeenCalled()
  const { startConversation } = await import('./conversation.ts')
  startConversation().stop()
  expect(begun).toHaveBeenCalled()
  vi.unstubAllGlobals()
})

test('the panel opens and closes at once, also twice before the chart is there', async () => {
  await press()
  await press()
  await press()
  await settled(() => !panel().open)
  await press()
  await settled(() => panel().open)
  expect(page.complaints).toEqual([])
})
