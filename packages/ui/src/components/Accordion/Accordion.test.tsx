import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Accordion } from './Accordion.tsx'

const faq = (
  <Accordion
    headingLevel={3}
    items={[
      { id: 'who', title: 'Who must file?', content: <p id="who-note">Everyone invited.</p> },
      { id: 'when', title: 'When?', content: 'Before 1 May.' },
    ]}
  />
)

const expanded = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-expanded'))

beforeEach(() => {
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(() => history.replaceState(null, '', '/'))

test('questions are buttons in headings; closed answers are hidden', () => {
  render(faq)
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2)
  expect([expanded(), screen.queryAllByRole('region')]).toEqual([['false', 'false'], []])
})

test('Enter opens an answer, arrow keys move between questions, several can be open', async () => {
  render(faq)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}{ArrowDown}{Enter}')
  expect([expanded(), document.activeElement?.textContent]).toEqual([['true', 'true'], 'When?'])
  await userEvent.keyboard('{Enter}')
  expect(expanded()).toEqual(['true', 'false'])
})

test('an open answer is a region named by its question', async () => {
  render(faq)
  await userEvent.click(screen.getByRole('button', { name: 'When?' }))
  expect(screen.getByRole('region', { name: 'When?' }).textContent).toBe('Before 1 May.')
})

test('#id in the address opens the item it names', () => {
  history.replaceState(null, '', '#when')
  render(faq)
  expect(expanded()).toEqual(['false', 'true'])
})

test('an address that names something in an answer opens that answer', async () => {
  render(faq)
  await act(async () => {
    history.replaceState(null, '', '#who-note')
    dispatchEvent(new HashChangeEvent('hashchange'))
  })
  expect(expanded()).toEqual(['true', 'false'])
})

test('what the address names in an answer is scrolled to once the answer shows', () => {
  const scrolled: unknown[] = []
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolled.push([this.id, this.closest('[hidden]')?.id ?? 'shows'])
  }
  // A frame may be drawn before React opens the answer.
  const frames = vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
  history.replaceState(null, '', '#who-note')
  render(faq)
  frames.mockRestore()
  expect(scrolled).toEqual([['who-note', 'shows']])
})

test('without script every answer is in the page and none is hidden', () => {
  const html = renderToString(faq)
  expect([html.includes('Everyone invited.'), html.includes('Before 1 May.'), / hidden=/.test(html)]).toEqual([
    true,
    true,
    false,
  ])
})
