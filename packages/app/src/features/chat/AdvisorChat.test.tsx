import { replyTo } from '@aangiftewijs/domain/chat'
import type { Hydrated } from '@aangiftewijs/ui/testing'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pageRequest, visitor } from '../../testing/fixtures.ts'
import { hydratePage } from '../../testing/hydrate.tsx'
import { Part as AdvisorChat } from './AdvisorChat.deferred.tsx'
import { suggestionsAt } from './copy.ts'
import { Part as StepAdvisor } from './StepAdvisor.deferred.tsx'

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

const type = (text: string) =>
  act(async () => {
    const field = found('input[name=question]', HTMLInputElement)
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })

test('the first message is shown although the chart was not fetched before', async () => {
  await type('my mortgage')
  await act(async () => found('form', HTMLFormElement).requestSubmit())
  await settled(() => log()?.includes('my mortgage') === true)
})

test('a question that stands ready is asked by pressing it, and Enter while the answer comes is kept until it is there', async () => {
  const ready = [...page.container.querySelectorAll<HTMLButtonElement>('button[name=suggestion]')]
  expect(ready.map(({ textContent }) => textContent)).toEqual([
    'How is my tax worked out?',
    'Can I deduct my mortgage interest?',
    'How do my savings and investments count?',
  ])
  await act(async () => found('form', HTMLFormElement).requestSubmit(ready[1]))
  await settled(() => page.container.querySelector('[role=status]')?.textContent === 'The advisor is typing')
  expect([
    log()?.includes('Can I deduct my mortgage interest?'),
    page.container.querySelector('button[name=suggestion]'),
  ]).toEqual([true, null])
  await type('and the deadline?')
  await act(async () =>
    found('input[name=question]', HTMLInputElement).dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }),
    ),
  )
  expect(found('form', HTMLFormElement).textContent).toContain('Your question is sent after this answer.')
  await settled(() => log()?.includes('and the deadline?') === true)
  expect(found('input[name=question]', HTMLInputElement).value).toBe('')
})

test('where there is no answer it says so, and leads to the search with what the question is about', async () => {
  await type('Can I deduct my sailing boat?')
  await act(async () => found('form', HTMLFormElement).requestSubmit())
  await settled(() => log()?.includes('I have no prepared answer to that.') === true)
  expect([...page.container.querySelectorAll('[role=log] a')].map((link) => link.getAttribute('href'))).toEqual([
    '/tax-guide',
    '/help?q=sailing+boat',
  ])
})

test.each([
  [
    'My parents gave us 30000 euros for the house, do we pay tax?',
    /you fill it in nowhere/,
    /For most people with a job/,
    0,
  ],
  [
    'The mortgage started in May: does the WOZ value count for 8 months?',
    /only the part for those days/,
    /may usually deduct/,
    1,
  ],
])('%j is answered first; a general reply follows, but not that about tax', async (asked, answer, general, times) => {
  await type(asked)
  await act(async () => found('form', HTMLFormElement).requestSubmit())
  await settled(() => answer.test(log() ?? ''))
  const after = (log() ?? '').split(answer)
  expect(after.map((part) => part.split(general).length - 1)).toEqual([0, times])
})

test.each(['en', 'nl'] as const)('each question that stands ready has an answer of its own (%s)', (language) =>
  expect(suggestionsAt(null).map((one) => replyTo(one[language], null))).toEqual(['tax', 'mortgage', 'invest']),
)

test('a conversation whose panel is gone before the chart comes is not begun', async () => {
  const begun = vi.fn()
  vi.stubGlobal('chartInspection', { inspect: begun })
  // In one go: the chart may have been fetched already, and would come with the next promise.
  act(toggle)
  page.close()
  await vi.dynamicImportSettled()
  expect(begun).not.toHaveBeenCalled()
  const { startConversation } = await import('./conversation.ts')
  startConversation().chart.stop()
  expect(begun).toHaveBeenCalled()
  vi.unstubAllGlobals()
})

test('the panel opens and closes at once, also twice before the chart is there, by a button of one name', async () => {
  const name = () => found('summary', HTMLElement).textContent
  const whileOpen = name()
  await press()
  expect([whileOpen, name()]).toEqual(['Advisor chat', 'Advisor chat'])
  await press()
  await press()
  await settled(() => !panel().open)
  await press()
  await settled(() => panel().open)
  expect(page.complaints).toEqual([])
})

test('beside a step it is folded away, knows the step it is asked from, and Escape closes it', async () => {
  page.close()
  page = await hydratePage(StepAdvisor, pageRequest({ path: '/tax-filing/income', data: visitor }))
  expect([panel().open, page.container.querySelector('form')]).toEqual([false, null])
  await press()
  await settled(() => page.container.querySelector('form') !== null)
  const ready = [...page.container.querySelectorAll<HTMLButtonElement>('button[name=suggestion]')]
  expect(ready[0]?.textContent).toBe('Where do I find this?')
  await act(async () => found('form', HTMLFormElement).requestSubmit(ready[0]))
  await settled(() => log()?.includes('The amounts of this step are on the annual statement') === true)
  await act(async () =>
    found('input[name=question]', HTMLInputElement).dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }),
    ),
  )
  expect([panel().open, document.activeElement]).toEqual([false, found('summary', HTMLElement)])
})
