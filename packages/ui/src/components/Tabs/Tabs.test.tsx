import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { Tabs, type TabsProps } from './Tabs.tsx'

const tabs = [
  { id: 'guides', label: 'Guides', content: <input aria-label="Search" /> },
  { id: 'tips', label: 'Tax Tips', content: 'Keep your statement.' },
  { id: 'contact', label: 'Contact', content: 'We answer.' },
]

const Help = (props: Partial<TabsProps>) => <Tabs label="Help" tabs={tabs} {...props} />

const selected = () => screen.getByRole('tab', { selected: true }).textContent
const shownPanels = () => screen.getAllByRole('tabpanel').map((panel) => panel.id)

afterEach(() => {
  vi.restoreAllMocks()
  history.replaceState(null, '', '/')
})

test('the first tab is chosen, and only its panel shows', () => {
  render(<Help />)
  expect([selected(), shownPanels()]).toEqual(['Guides', ['guides']])
})

test('Tab goes to the chosen tab, arrow keys, Home and End move and choose', async () => {
  render(<Help />)
  await userEvent.tab()
  const path: (string | null)[] = [document.activeElement?.textContent ?? null]
  for (const key of ['{ArrowRight}', '{ArrowLeft}', '{ArrowLeft}', '{Home}', '{End}']) {
    await userEvent.keyboard(key)
    path.push(selected())
  }
  expect(path).toEqual(['Guides', 'Tax Tips', 'Guides', 'Contact', 'Guides', 'Contact'])
})

test('a tab and its panel name each other', () => {
  render(<Help />)
  const tab = screen.getByRole('tab', { name: 'Guides' })
  expect(tab.getAttribute('aria-controls')).toBe('guides')
  expect(screen.getByRole('tabpanel', { name: 'Guides' }).id).toBe('guides')
})

test('what was typed in a panel is kept while another one is looked at', async () => {
  render(<Help />)
  await userEvent.type(screen.getByRole('textbox'), 'box 1')
  await userEvent.click(screen.getByRole('tab', { name: 'Tax Tips' }))
  await userEvent.click(screen.getByRole('tab', { name: 'Guides' }))
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'box 1')
})

test('an owner who decides the value hears of the choice', async () => {
  const onChange = vi.fn()
  function Owner() {
    const [value, setValue] = useState('tips')
    return (
      <Help
        onChange={(id) => {
          onChange(id)
          setValue(id)
        }}
        value={value}
      />
    )
  }
  render(<Owner />)
  await userEvent.click(screen.getByRole('tab', { name: 'Contact' }))
  expect([onChange.mock.calls, selected()]).toEqual([[['contact']], 'Contact'])
})

test('#id in the address chooses a tab, at the start and later', async () => {
  history.replaceState(null, '', '#tips')
  render(<Help />)
  expect(selected()).toBe('Tax Tips')
  await act(async () => {
    history.replaceState(null, '', '#contact')
    dispatchEvent(new HashChangeEvent('hashchange'))
  })
  expect(selected()).toBe('Contact')
})

test('without script every panel is there under its own heading, and the tabs are links to them', () => {
  document.body.innerHTML = renderToString(<Help />)
  expect(screen.queryAllByRole('tab')).toEqual([])
  expect(screen.getByRole('group', { name: 'Help' }).hasAttribute('aria-orientation')).toBe(false)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['#guides', '#tips', '#contact'])
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.parentElement?.hidden)).toEqual([
    false,
    false,
    false,
  ])
})

test('what the address names in a panel is scrolled to once the panel shows; going back to no name shows the first tab', async () => {
  const scrolled: unknown[] = []
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolled.push([this.id, this.closest('[hidden]')?.id ?? 'shows'])
    // As Chromium does.
    return Promise.resolve()
  }
  // A frame may be drawn before React shows the panel.
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
  history.replaceState(null, '', '#statement')
  render(<Help tabs={[...tabs, { id: 'more', label: 'More', content: <p id="statement">Your statement.</p> }]} />)
  expect([selected(), scrolled]).toEqual(['More', [['statement', 'shows']]])
  await act(async () => {
    history.replaceState(null, '', '/')
    dispatchEvent(new HashChangeEvent('hashchange'))
  })
  expect([selected(), scrolled]).toEqual(['Guides', [['statement', 'shows']]])
  await act(async () => {
    history.replaceState(null, '', '#tips')
    dispatchEvent(new HashChangeEvent('hashchange'))
  })
  expect([selected(), scrolled.at(-1)]).toEqual(['Tax Tips', ['tips', 'shows']])
})

test('an address that was mangled on its way chooses nothing and breaks nothing', () => {
  history.replaceState(null, '', '#%E0%A4%A')
  render(<Help />)
  expect(selected()).toBe('Guides')
})

test('without script but with addresses the tabs are links to the page with that tab, and one panel shows', () => {
  document.body.innerHTML = renderToString(<Help defaultValue="tips" hrefFor={(id) => `/help?tab=${id}`} />)
  const links = screen.getAllByRole('link')
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current'), link.tabIndex])).toEqual([
    ['/help?tab=guides', null, 0],
    ['/help?tab=tips', 'true', 0],
    ['/help?tab=contact', null, 0],
  ])
  expect(tabs.map(({ id }) => document.getElementById(id)?.hidden)).toEqual([true, false, true])
})
