import { useHydrated } from '@aangiftewijs/ui/behaviour'
import { LinkButton } from '@aangiftewijs/ui/LinkButton'
import { useEffect } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PageRequest } from '../page-request.ts'
import { pageRequest } from '../testing/fixtures.ts'
import { PageFrame } from '../testing/story-page.tsx'
import { late } from './late.tsx'

/** A busy machine is slow; nothing here waits for a time. */
const patient = { timeout: 20_000 }

const heard: string[] = []

/** Called once React has the part's elements, before what was held is done again. */
let onTakenOver = () => {}
function TakenOver() {
  useEffect(() => onTakenOver(), [])
  return null
}

/** A link without script, a button with. */
const Opener = () =>
  useHydrated() ? (
    <button type="button" id="opener" onClick={() => heard.push(`opened from ${document.activeElement?.id}`)}>
      Open
    </button>
  ) : (
    <LinkButton href="#open" id="opener" data-role="button">
      Open
    </LinkButton>
  )

const Form = () => (
  <form
    action="/sent"
    onSubmit={(event) => {
      event.preventDefault()
      heard.push(`sent ${String(new FormData(event.currentTarget).get('name'))}`)
    }}
  >
    <input name="name" defaultValue="" onChange={({ target }) => heard.push(`typed ${target.value}`)} />
    <button type="submit">Send</button>
    <a href="#there" onKeyDown={({ key }) => heard.push(`key ${key}`)} onMouseDown={() => heard.push('down')}>
      There
    </a>
    <TakenOver />
    <Opener />
  </form>
)

let isHydrated = false
function Hydrated() {
  useEffect(() => {
    isHydrated = true
  }, [])
  return null
}

let count = 0
let root: Root | undefined
const container = document.createElement('div')
const fixture = pageRequest({})

/** A document from the server with one part, whose script comes as `come` says. */
async function open(come: () => Promise<void>, page = fixture, isWantedAtOnce = (_: PageRequest) => false) {
  count += 1
  const name = `part-${count}`
  const html = renderToString(<Form />)
  container.innerHTML = `<div data-late="${name}" data-written="${name}"><!--$-->${html}<!--/$--></div>`
  const fetch = vi.fn(async () => {
    await come()
    return Form
  })
  const Part = await late(name, fetch, isWantedAtOnce)
  root = hydrateRoot(
    container,
    <PageFrame fixture={page}>
      <Part />
      <Hydrated />
    </PageFrame>,
    { onRecoverableError: (error) => heard.push(String(error)) },
  )
  await expect.poll(() => isHydrated, patient).toBe(true)
  return { fetch, element: (selector: string) => container.querySelector<HTMLElement>(selector) ?? container }
}

const settled = (wanted: readonly string[]) => expect.poll(() => heard, patient).toEqual(wanted)

beforeEach(() => {
  heard.length = 0
  isHydrated = false
  onTakenOver = () => {}
  document.body.append(container)
})
afterEach(() => {
  root?.unmount()
  container.remove()
})

test('nothing is fetched until the part is touched; what was done meanwhile is done again, in order and once', async () => {
  let letGo = () => {}
  const { fetch, element } = await open(() => new Promise<void>((resolve) => (letGo = resolve)))
  expect(fetch).not.toHaveBeenCalled()
  const input = element('input')
  if (!(input instanceof HTMLInputElement)) throw new Error('no input')
  input.value = 'Sanne'
  input.dispatchEvent(new Event('input', { bubbles: true }))
  expect(fetch).toHaveBeenCalledTimes(1)
  element('a').dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }))
  element('a').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }))
  element('button').click()
  expect(heard).toEqual([])
  letGo()
  await settled(['typed Sanne', 'down', 'key ArrowRight', 'sent Sanne'])
  expect(element('input')).toBe(input)
})

test('the focus stays on a link that becomes a button, and a press on it comes from there', async () => {
  let letGo = () => {}
  const { element } = await open(() => new Promise<void>((resolve) => (letGo = resolve)))
  element('#opener').focus()
  expect(element('#opener').tagName).toBe('A')
  letGo()
  await expect.poll(() => document.activeElement?.tagName, patient).toBe('BUTTON')
  root?.unmount()
  isHydrated = false
  const again = await open(() => new Promise<void>((resolve) => (letGo = resolve)))
  again.element('#opener').focus()
  again.element('#opener').click()
  letGo()
  await settled(['opened from opener'])
})

test('what is pressed while the script takes over waits its turn', async () => {
  let letGo = () => {}
  const { element } = await open(() => new Promise<void>((resolve) => (letGo = resolve)))
  const press = (key: string) =>
    element('a').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  press('ArrowRight')
  onTakenOver = () => {
    press('End')
    heard.push('taken over')
  }
  letGo()
  await settled(['taken over', 'key ArrowRight', 'key End'])
})

test('a press waits for the script only where it may mean something to the part', async () => {
  const { element } = await open(() => new Promise(() => {}))
  const isHeld = (target: HTMLElement, init: MouseEventInit = {}) => {
    let hasPassed = false
    const pass = (event: Event) => {
      hasPassed = true
      event.preventDefault()
    }
    container.addEventListener('click', pass, { capture: true })
    target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
    container.removeEventListener('click', pass, { capture: true })
    return !hasPassed
  }
  const link = element('a')
  expect([isHeld(element('button')), isHeld(element('input')), isHeld(link), isHeld(link, { ctrlKey: true })]).toEqual([
    true,
    false,
    true,
    false,
  ])
  link.setAttribute('href', '/elsewhere')
  expect(isHeld(link)).toBe(false)
})

test('when the script cannot be had, the browser does what was held', async () => {
  const { element } = await open(() => Promise.reject(new Error('no connection')))
  const natively: string[] = []
  element('form').addEventListener('submit', (event) => {
    event.preventDefault()
    natively.push('submit')
  })
  element('button').click()
  await expect.poll(() => natively, patient).toEqual(['submit'])
  expect(heard).toEqual([])
})

test('a part does not wait when the page came back with a form, or when the page or this browser says so', async () => {
  const form = { name: 'login', fields: {}, problems: [] }
  const cameBack = await open(() => Promise.resolve(), { ...fixture, form })
  await expect.poll(() => cameBack.fetch.mock.calls.length, patient).toBe(1)
  root?.unmount()
  isHydrated = false
  const remembered = await open(
    () => Promise.resolve(),
    fixture,
    (page) => page === fixture,
  )
  await expect.poll(() => remembered.fetch.mock.calls.length, patient).toBe(1)
})
