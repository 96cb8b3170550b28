import type { Hydrated } from '@aangiftewijs/ui/testing'
import { act, fireEvent } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { PageRequest } from '../../page-request.ts'
import { matchRoute } from '../../routes.ts'
import { begunFiling, pageRequest, signedIn, visitor } from '../../testing/fixtures.ts'
import { hydratePage } from '../../testing/hydrate.tsx'
import { anchorsOf } from './block-texts.ts'
import { type ContentId, contents } from './contents.ts'
import { searchIndexes } from './site-search/search-indexes.ts'

const ids = Object.keys(contents) as ContentId[]

// The first import of a page also compiles it, which is no part of what is tested.
beforeAll(async () => {
  await Promise.all(ids.map((id) => matchRoute('tax', `/${id}`).load()))
}, 120_000)

const open: Hydrated[] = []
afterEach(() => {
  for (const page of open.splice(0)) page.close()
  location.hash = ''
})

async function show(path: string, changes: Partial<PageRequest> = {}) {
  const [pathname = '', search = ''] = path.split('?')
  const { Page } = await matchRoute('tax', pathname).load()
  const fixture = pageRequest({ path: pathname, search: search && `?${search}`, data: visitor, ...changes })
  const page = await hydratePage(Page, fixture)
  open.push(page)
  return page
}

describe.each(ids)('/%s', (id) => {
  it.each(['mix', 'en', 'nl'] as const)('renders and hydrates without complaint (%s)', async (language) => {
    const page = await show(`/${id}`, { language })
    expect(page.complaints).toEqual([])
    expect(page.container.querySelectorAll('h1')).toHaveLength(1)
  })

  it('has every anchor of its content in the HTML, each once', async () => {
    const { html } = await show(`/${id}`)
    const found = [...html.matchAll(/ id="([^"]+)"/g)].map(([, anchor]) => anchor)
    expect(found.filter((anchor, place) => found.indexOf(anchor) !== place)).toEqual([])
  })
})

describe('links', () => {
  it('to other sites and to the sample documents open in a new tab and say so', async () => {
    const { container } = await show('/resources')
    const links = [...container.querySelectorAll('a:not([href^="#"])')]
    const stays = (link: Element) => !/\(opens in a new tab\)$/.test(link.textContent ?? '')
    expect(links.filter(stays).map((link) => link.getAttribute('href'))).toEqual(['/quick-tax-calculator'])
    expect(links.filter((link) => stays(link) === (link.getAttribute('target') === '_blank'))).toEqual([])
  })
})

describe('tables', () => {
  it('end their columns of amounts and percentages in line, on a phone at the end of the row', async () => {
    const { container } = await show('/tax-guide', { language: 'en' })
    const table = [...container.querySelectorAll('table')].find((one) => /^Box\s3 by year/.test(one.textContent ?? ''))
    const columns = [...(table?.querySelectorAll('thead th') ?? [])]
    expect(columns.map((column) => /columnHead_(start|end)/.exec(column.className)?.[1])).toEqual([
      'start',
      'end',
      'end',
      'end',
      'end',
      'end',
    ])
  })
})

describe('the figures the guide leads with', () => {
  const figuresIn = ({ container }: Hydrated) => {
    const card = [...container.querySelectorAll('section')].find((one) => /^The figures of/.test(one.textContent ?? ''))
    const links = [...(card?.querySelectorAll('dl a') ?? [])]
    return {
      text: card?.textContent?.replace(/\s/g, ' '),
      anchors: links.map((link) => link.getAttribute('href')?.slice(1) ?? ''),
    }
  }

  it.each([
    ['of 2024, unless told otherwise', '/tax-guide', {}, 'The figures of 2024', '36.97% up to € 75.518, then 49.5%'],
    ['of the year in the address', '/tax-guide?year=2026', {}, 'The figures of 2026', 'still provisional'],
    [
      'of 2024 when the address names no year of ours',
      '/tax-guide?year=1999',
      {},
      'The figures of 2024',
      'May 1, 2025',
    ],
    [
      'with a deadline that has passed',
      '/tax-guide?year=2023',
      { now: '2024-04-30T22:00:00.000Z' },
      'The figures of 2023',
      'The return had to be filed before May 1, 2024 (April 30, 2024 at the latest).',
    ],
    [
      'with a deadline that is still to come',
      '/tax-guide?year=2023',
      { now: '2024-04-30T21:59:00.000Z' },
      'The figures of 2023',
      'The return has to be filed before May 1, 2024 (April 30, 2024 at the latest).',
    ],
    [
      'of the return that is open',
      '/tax-guide',
      { data: { ...signedIn, '/api/tax-filings': [{ ...begunFiling, year: 2025 }] } },
      'The figures of 2025',
      'at most € 5.599',
    ],
  ] as const)('are those %s', async (_, path, changes, title, detail) => {
    const page = await show(path, { language: 'en', ...changes })
    const { text, anchors } = figuresIn(page)
    expect(text).toContain(title)
    expect(text).toContain(detail)
    expect(anchors.length).toBeGreaterThan(6)
    const known = anchorsOf(await contents['tax-guide'].load())
    expect(anchors.filter((anchor) => !known.includes(anchor))).toEqual([])
    expect(page.complaints).toEqual([])
  })
})

describe('without script', () => {
  it.each([
    ['/tax-guide', 'box-3'],
    ['/tax-guide', 'common-mistakes'],
    ['/tax-guide', 'term-jaaropgaaf'],
    ['/faq', 'deadline'],
    ['/help', 'tips'],
  ])('%s has the anchor %s in a readable panel', async (path, anchor) => {
    const { html } = await show(path)
    const document = new DOMParser().parseFromString(html, 'text/html')
    const target = document.getElementById(anchor)
    expect(target).not.toBeNull()
    expect(target?.closest('[hidden]')).toBeNull()
  })

  it('/help?q= holds the results', async () => {
    await searchIndexes.en.load()
    const { html } = await show('/help?q=box+3')
    const document = new DOMParser().parseFromString(html, 'text/html')
    expect(document.querySelector('section[aria-label="Search results"] a')?.getAttribute('href')).toBe(
      '/tax-guide#box-3',
    )
    expect(document.querySelector('[role="status"]')?.textContent).toBe('12 results for “box 3”')
    expect(document.querySelector('input[name="q"]')?.getAttribute('value')).toBe('box 3')
  })
})

describe('with script', () => {
  it.each([
    ['/tax-guide', 'box-3', 'overview'],
    ['/tax-guide', 'common-mistakes', 'filing-process'],
    ['/help', 'tips-saving', 'tips'],
  ])('%s#%s opens the panel %s', async (path, anchor, panel) => {
    location.hash = anchor
    const { container } = await show(path)
    const shown = [...container.querySelectorAll('[role="tabpanel"]:not([hidden])')].map(({ id }) => id)
    expect(shown).toEqual([panel])
  })

  it.each(['tax-guide', 'faq', 'help'] as const)('every anchor of /%s is shown and scrolled to', async (id) => {
    const content = await contents[id].load()
    const names = [...anchorsOf(content), ...(id === 'tax-guide' ? ['terminology', 'term-jaaropgaaf'] : [])]
    // Headings of groups of questions always show, so that the browser finds them by itself.
    const openable = names.filter((name) => id !== 'faq' || !content.parts.some((part) => part.id === name))
    await show(`/${id}`)
    const scrolled: string[] = []
    Element.prototype.scrollIntoView = function scrollIntoView() {
      scrolled.push(this.closest('[hidden]') === null ? this.id : `${this.id}, hidden`)
    }
    for (const name of openable) {
      await act(async () => {
        location.hash = name
        dispatchEvent(new HashChangeEvent('hashchange'))
      })
    }
    expect([...new Set(scrolled)]).toEqual(openable)
  })

  it('a chosen tab is in the address, so that it can be shared and Back returns to it', async () => {
    const { container } = await show('/tax-guide')
    const tab = container.querySelector('[role="tab"][href="#deductions"]')
    if (tab === null) throw new Error('no tab')
    const steps = history.length
    await act(async () => fireEvent.mouseDown(tab))
    expect([location.hash, history.length]).toEqual(['#deductions', steps])
  })

  it('/faq#deadline opens its answer', async () => {
    location.hash = 'deadline'
    const { container } = await show('/faq')
    const shown = [...container.querySelectorAll('[id$="-answer"]:not([hidden])')].map(({ id }) => id)
    expect(shown).toEqual(['deadline-answer'])
  })

  it('the word list is filtered while typing', async () => {
    const { container } = await show('/tax-guide')
    const field = container.querySelector('input[name="term"]') as HTMLInputElement
    const status = [...container.querySelectorAll('[role="status"]')].at(-1)
    expect(status?.textContent).toBe('')
    await act(async () => fireEvent.change(field, { target: { value: 'jaaropg' } }))
    // The same element, so that screen readers hear the change.
    expect([status?.isConnected, status?.textContent]).toEqual([true, '1 term'])
    const terms = [...container.querySelectorAll('tbody [id^="term-"]')].map(({ id }) => id)
    expect(terms).toEqual(['term-jaaropgaaf'])
  })

  it('results appear while typing; only their number is announced', async () => {
    const { container } = await show('/faq')
    const field = container.querySelector('input[name="q"]') as HTMLInputElement
    await act(async () => {
      fireEvent.change(field, { target: { value: 'dedline' } })
      await searchIndexes.en.load()
    })
    const list = container.querySelector('section[aria-label="Search results"]')
    expect(list?.querySelector('a')?.getAttribute('href')).toBe('/tax-guide#deadline')
    expect(list?.closest('[role="status"], [aria-live]')).toBeNull()
    expect(container.querySelector('[role="status"]')?.textContent).toMatch(/^\d+ results for “dedline”$/)
  })

  it('without a connection Enter keeps the results', async () => {
    const { container } = await show('/faq')
    const field = container.querySelector('input[name="q"]') as HTMLInputElement
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const form = field.form as HTMLFormElement
    await act(async () => {
      fireEvent.change(field, { target: { value: 'box 3' } })
      await searchIndexes.en.load()
      fireEvent.submit(form)
    })
    onLine.mockRestore()
    expect([location.pathname, container.querySelectorAll('section[aria-label="Search results"] a').length]).toEqual([
      '/',
      12,
    ])
  })
})
