// Toasts are fetched with the first one: here they are there.
import '@aangiftewijs/ui/Toast'
import { hydrate } from '@aangiftewijs/ui/testing'
import { act, fireEvent } from '@testing-library/react'
import { vi } from 'vitest'
import { pageLanguage } from '../../copy/words.tsx'
import type { PageRequest } from '../../page-request.ts'
import { createQueryCache } from '../../ports/query-cache.ts'
import { BrowserApp } from '../../shell/browser-app.tsx'
import { createRouter } from '../../shell/router.ts'
import { dismissToast } from '../../shell/toasts.ts'
import { loadWholePage } from '../../shell/view.ts'
import { pageRequest } from '../fixtures.ts'
import { listen, readAloud } from './listen.ts'
import { createPretendHost } from './pretend-host.ts'

/** The moment at which a walk begins; its timers stand still until it moves them. */
const now = '2026-11-21T10:00:00.000Z'
const timers = ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const

/** A toast speaks in the second frame after it came. */
const frame = 20

/**
 * What jsdom does not know of our sheets and a name or a reading depends on: what is folded away, what a wide window leaves out,
 * and that hidden words stand apart from those before them.
 */
const sheet = `
  details:not([open]) > :not(summary), nav > details { display: none }
  [class*=VisuallyHidden], th > * { display: block }`

/** A person who hears the product, and what they hear, headed by what they did. */
export interface Walk {
  /** Reads the page from its beginning to its end. */
  readonly read: (title: string) => Promise<void>
  /** Does something, waits until it has had its effect, and tells what was said by itself. */
  readonly act: (title: string, doing: () => unknown, isDone: () => boolean) => Promise<void>
  readonly fill: (values: Readonly<Record<string, string>>) => void
  readonly tick: (...names: readonly string[]) => void
  readonly choose: (file: File) => void
  readonly submit: () => void
  readonly open: (path: string) => Promise<void>
  /** Lets so many milliseconds pass. */
  readonly wait: (milliseconds: number) => Promise<unknown>
  readonly transcript: () => string
  /** What React complained of. */
  readonly complaints: () => readonly string[]
  readonly close: () => void
}

// The router moves outside of a test's `act`, as it does in a browser.
const isComplaint = (line: string) => !line.includes('not wrapped in act')

/** Opens the whole product at a page, as the server writes it and the browser takes it over. */
export async function openProduct(changes: Partial<PageRequest>): Promise<Walk> {
  vi.useFakeTimers({ toFake: [...timers], now: new Date(now) })
  const page = pageRequest({ now, ...changes })
  document.head.insertAdjacentHTML('beforeend', `<style id="sheet">${sheet}</style>`)
  document.documentElement.lang = pageLanguage(page.language)
  vi.stubGlobal('fetch', createPretendHost(page.data))
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  history.replaceState(null, '', page.path + page.search)
  const queryCache = createQueryCache(page.data)
  const router = createRouter({ page, Page: await loadWholePage(page) }, queryCache)
  const { container, complaints, close } = await hydrate(<BrowserApp router={router} queryCache={queryCache} />)
  const ears = listen(document.body)
  const lines: string[] = []
  const note = (title: string, said: readonly string[]) => lines.push('', `# ${title}`, ...said)

  const found = (selector: string): Element => {
    const element = container.querySelector(`main ${selector}`)
    if (element === null) throw new Error(`no ${selector} at ${location.pathname}`)
    return element
  }
  /** Everything fetched and waiting in React is done, and what a toast says is said. */
  const settled = async (isDone: () => boolean) => {
    for (let tries = 0; tries < 500; tries += 1) {
      await act(async () => void (await vi.dynamicImportSettled()))
      const toast = document.querySelector('[data-swipe-direction] [class*=title]')?.textContent ?? ''
      const isSaid = toast === '' || ears.hasSaid(toast)
      if (isDone() && isSaid) return
      if (!isSaid) await act(async () => void (await vi.advanceTimersByTimeAsync(frame)))
    }
    throw new Error(`not done at ${location.pathname}`)
  }
  return {
    read: async (title) => void note(title, await readAloud(container.querySelector('main') ?? container)),
    act: async (title, doing, isDone) => {
      dismissToast()
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      await act(async () => void (await doing()))
      await settled(isDone)
      note(title, await ears.heard())
    },
    fill: (values) => {
      for (const [name, value] of Object.entries(values))
        fireEvent.input(found(`[name="${name}"]:not([type=hidden])`), { target: { value } })
    },
    tick: (...names) => {
      for (const name of names) fireEvent.click(found(`[name="${name}"]`))
    },
    choose: (file) => fireEvent.change(found('[type=file]'), { target: { files: [file] } }),
    submit: () => fireEvent.submit(found('form[novalidate]:not([enctype])')),
    open: router.navigate,
    wait: (milliseconds) => vi.advanceTimersByTimeAsync(milliseconds),
    transcript: () => `${lines.join('\n').trim()}\n`,
    complaints: () => complaints.filter(isComplaint),
    close: () => {
      // A frame that was asked for while intervals are pretended would never come, nor any after it in the files that follow.
      vi.advanceTimersByTime(50)
      ears.stop()
      dismissToast()
      close()
      document.getElementById('sheet')?.remove()
      vi.unstubAllGlobals()
      vi.useRealTimers()
    },
  }
}
