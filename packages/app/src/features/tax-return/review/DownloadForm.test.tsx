import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryCache } from '../../../ports/query-cache.ts'
import { Providers } from '../../../shell/providers.tsx'
import { dismissToast, useToast } from '../../../shell/toasts.ts'
import { pageRequest } from '../../../testing/fixtures.ts'
import { simulatedDelay } from '../wizard/use-simulated-wait.ts'
import { DownloadForm } from './DownloadForm.tsx'

const fetched = vi.fn<typeof fetch>()
const saved: string[] = []
beforeEach(() => {
  dismissToast()
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetched.mockReset())
  URL.createObjectURL = () => 'blob:the-form'
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(`${this.href} as ${this.download}`)
  })
})
afterEach(() => {
  dismissToast()
  saved.length = 0
  document.body.replaceChildren()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const said = () => document.querySelector('output')?.textContent

function Said() {
  const toast = useToast()
  return <output>{toast ? `${toast.variant} | ${toast.title}` : ''}</output>
}

const open = () =>
  render(
    <Providers page={pageRequest({})} queryCache={createQueryCache({})} navigate={async () => {}}>
      <DownloadForm filing={{ id: 3 }} />
      <Said />
    </Providers>,
  )
const press = () => fireEvent.click(screen.getByRole('button'))
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

const form = () =>
  new Response('%PDF', { headers: { 'Content-Disposition': 'attachment; filename="AW-2024-000003-testomgeving.pdf"' } })

test('after a second and a half the form is fetched once and saved under its name, however often was pressed', async () => {
  fetched.mockResolvedValue(form())
  open()
  press()
  press()
  await wait(simulatedDelay - 1)
  expect([fetched.mock.calls.length, saved, said()]).toEqual([0, [], ''])
  await wait(1)
  expect([fetched.mock.calls.length, saved, said()]).toEqual([
    1,
    ['blob:the-form as AW-2024-000003-testomgeving.pdf'],
    'default | Your form is ready',
  ])
})

test.each([
  ['the server refuses', () => Promise.resolve(new Response('Too many.', { status: 429 }))],
  ['the network fails', () => Promise.reject(new TypeError('no network'))],
])('when %s, the page stays, says so and it can be pressed again', async (_, answer) => {
  fetched.mockImplementationOnce(answer).mockResolvedValueOnce(form())
  open()
  press()
  await wait(simulatedDelay)
  expect([saved, said()]).toEqual([[], 'destructive | The form could not be downloaded'])
  expect(document.body.textContent).toContain('Your return is saved.')
  press()
  await wait(simulatedDelay)
  expect([saved.length, said(), document.body.textContent?.includes('Your return is saved.')]).toEqual([
    1,
    'default | Your form is ready',
    false,
  ])
})

test('leaving the page calls it off', async () => {
  const { unmount } = open()
  press()
  unmount()
  await wait(simulatedDelay)
  expect([fetched.mock.calls, saved]).toEqual([[], []])
})
