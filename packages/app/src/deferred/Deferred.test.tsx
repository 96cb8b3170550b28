import { useHydrated } from '@aangiftewijs/ui/behaviour'
import { act, StrictMode, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PageProvider, usePage } from '../shell/page-context.tsx'
import { pageRequest } from '../testing/fixtures.ts'
import { Deferred } from './Deferred.tsx'
import * as parts from './parts.ts'
import { createResource } from './resource.ts'

/** Stands in the part: a form with a field that the browser owns, and who says whether React has it. */
function Form() {
  const [presses, setPresses] = useState(0)
  const isHydrated = useHydrated()
  const { language } = usePage()
  return (
    <form>
      <input name="name" defaultValue="" />
      <button type="button" onClick={() => setPresses(presses + 1)}>
        {isHydrated ? `pressed ${presses}` : 'written'} in {language}
      </button>
      <img alt="" src="/gone.png" />
    </form>
  )
}

let observed: (isIntersecting: boolean) => void = () => {}
class Observer {
  constructor(listener: (seen: readonly { isIntersecting: boolean }[]) => void) {
    observed = (isIntersecting) => listener([{ isIntersecting }])
  }
  observe() {}
  disconnect() {}
}

let root: Root | undefined
const container = document.createElement('div')
const complaints: unknown[] = []

/** A page whose part the server wrote; its script comes, or fails to, when `arrive` or `fail` is called. */
function open(start: parts.Start, isInUse = () => false, changes: Parameters<typeof pageRequest>[0] = {}) {
  let arrive = () => {}
  let fail = () => {}
  const fetch = vi.fn(
    () =>
      new Promise<typeof Form>((resolve, reject) => {
        arrive = () => resolve(Form)
        fail = () => reject(new Error('no connection'))
      }),
  )
  const part = parts.createPart(createResource(fetch), start)
  vi.spyOn(parts, 'deferredPart').mockReturnValue(part)
  const requests = {
    en: pageRequest({ language: 'en', ...changes }),
    nl: pageRequest({ language: 'nl', ...changes }),
  }
  const page = (language: 'en' | 'nl', shown = 'version 1') => (
    <StrictMode>
      <PageProvider value={requests[language]}>
        <Deferred part="guide/Questions" isInUse={isInUse} follows={shown} />
      </PageProvider>
    </StrictMode>
  )
  const onServer = parts.createPart({ ...createResource(async () => Form), loaded: () => Form }, start)
  vi.mocked(parts.deferredPart).mockReturnValueOnce(onServer)
  container.innerHTML = renderToString(page('en'))
  act(() => {
    root = hydrateRoot(container, page('en'), { onRecoverableError: (error) => complaints.push(error) })
  })
  const element = <Kind extends Element>(selector: string, kind: new () => Kind): Kind => {
    const found = container.querySelector(selector)
    if (!(found instanceof kind)) throw new Error(`no ${selector}`)
    return found
  }
  return {
    page,
    times: () => fetch.mock.calls.length,
    arrive: () => act(async () => arrive()),
    fail: () => act(async () => fail()),
    button: () => element('button', HTMLButtonElement),
    input: () => element('input', HTMLInputElement),
    state: () => element('div', HTMLDivElement).getAttribute('data-deferred'),
  }
}

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  vi.stubGlobal('IntersectionObserver', Observer)
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => callback())
  document.body.append(container)
})
afterEach(() => {
  act(() => root?.unmount())
  container.remove()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  history.replaceState(null, '', '/')
  expect(complaints.splice(0)).toEqual([])
})

test('what the server wrote stands until the script is there; what was typed, and the focus, stay', async () => {
  const { arrive, button, input, state, times } = open('used')
  const [before, typedIn] = [button(), input()]
  expect([before.textContent, state(), times()]).toEqual(['written in en', '', 0])
  typedIn.value = 'Sanne'
  act(() => typedIn.focus())
  expect([before.textContent, times()]).toEqual(['written in en', 1])
  await arrive()
  expect([button() === before, input() === typedIn, document.activeElement === typedIn]).toEqual([true, true, true])
  expect([before.textContent, typedIn.value, state()]).toEqual(['pressed 0 in en', 'Sanne', null])
  act(() => before.click())
  expect(before.textContent).toBe('pressed 1 in en')
})

test('near the window it is loaded when the page is idle; further away it is not', () => {
  const { times } = open('near')
  observed(false)
  expect(times()).toBe(0)
  observed(true)
  expect(times()).toBe(1)
})

test('when what it shows is no longer what the page came with it is loaded, and only then', async () => {
  const { arrive, button, page, times } = open('used')
  act(() => root?.render(page('en')))
  expect(times()).toBe(0)
  act(() => root?.render(page('en', 'version 2')))
  expect([button().textContent, times()]).toEqual(['written in en', 1])
  await arrive()
  expect(button().textContent).toBe('pressed 0 in en')
})

test.each(['pointerover', 'dragenter', 'click', 'change', 'error'])('%s loads it', (sign) => {
  const { button, times } = open('used')
  act(() => void button().dispatchEvent(new Event(sign, { bubbles: sign !== 'error' })))
  expect(times()).toBe(1)
})

test('it does not wait when it is in use, also by a later address, or when a form came back', () => {
  const form = { name: 'login', fields: {}, problems: [] }
  const isShared = () => location.hash.includes('=')
  expect(open('used', () => false, { form }).times()).toBe(1)
  act(() => root?.unmount())
  const { times } = open('used', isShared)
  expect(times()).toBe(0)
  history.replaceState(null, '', '#salary=1')
  dispatchEvent(new HashChangeEvent('hashchange'))
  expect(times()).toBe(1)
})

test('when the script cannot be had the part says so, and the next sign tries again', async () => {
  const { arrive, button, fail, state, times } = open('used')
  const point = () => act(() => void button().dispatchEvent(new Event('pointerover', { bubbles: true })))
  point()
  await fail()
  expect([state(), button().textContent]).toEqual(['lost', 'written in en'])
  point()
  await arrive()
  expect([state(), times(), button().textContent]).toEqual([null, 2, 'pressed 0 in en'])
})

test('a page that changes after its script came keeps the elements', async () => {
  const { arrive, button, input, page } = open('near')
  const before = input()
  observed(true)
  await arrive()
  act(() => root?.render(page('nl')))
  expect([input() === before, button().textContent]).toEqual([true, 'pressed 0 in nl'])
})

test('where no server wrote it, it is loaded at once', async () => {
  const { arrive, page, times } = open('used')
  act(() => root?.render(<div key="elsewhere" />))
  act(() => root?.render(page('en')))
  expect(times()).toBe(1)
  await arrive()
  expect(container.textContent).toBe('pressed 0 in en')
})
