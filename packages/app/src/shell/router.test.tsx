import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createQueryCache } from '../ports/query-cache.ts'
import { pageRequest, visitor } from '../testing/fixtures.ts'
import { shellWords } from './copy.ts'
import { createRouter } from './router.ts'
import * as view from './view.ts'

const Nothing = () => null

/** Pages that come when the test lets them. */
function open() {
  const letGo: (() => void)[] = []
  const later = () => new Promise<typeof Nothing>((resolve) => letGo.push(() => resolve(Nothing)))
  vi.spyOn(view, 'loadWholePage').mockImplementation(later)
  vi.spyOn(view, 'loadView').mockImplementation(async (from, to) => ({
    page: { ...from, path: to.pathname },
    Page: await later(),
  }))
  const page = pageRequest({ path: '/', language: 'en', data: visitor })
  const router = createRouter({ page, Page: Nothing }, createQueryCache(visitor))
  const shown = () => {
    const { path, language, theme } = router.state().page
    return [path, language, theme]
  }
  return { router, shown, letGo: (call: number) => letGo[call]?.() }
}

beforeEach(() => vi.stubGlobal('scrollTo', () => undefined))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  history.replaceState(null, '', '/')
})

test('a language or theme chosen while a page loads is the new page’s too', async () => {
  const { router, shown, letGo } = open()
  const moved = router.navigate('/faq')
  const [language, theme] = [router.change({ language: 'nl' }), router.change({ theme: 'dark' })]
  letGo(1)
  letGo(2)
  await Promise.all([language, theme])
  expect(shown()).toEqual(['/', 'nl', 'dark'])
  letGo(0)
  await moved
  expect(shown()).toEqual(['/faq', 'nl', 'dark'])
})

test('forward again while the page before is loaded stays where it was', async () => {
  const { router, shown, letGo } = open()
  router.start()
  dispatchEvent(new PopStateEvent('popstate'))
  history.replaceState(null, '', '/faq')
  dispatchEvent(new PopStateEvent('popstate'))
  expect(router.state().isLoading).toBe(true)
  history.replaceState(null, '', '/')
  dispatchEvent(new PopStateEvent('popstate'))
  letGo(0)
  await vi.waitFor(() => expect(router.state().isLoading).toBe(false))
  expect(shown()).toEqual(['/', 'en', 'system'])
})

test('a choice whose page waits for its script is made on the page that is there by then', async () => {
  const { router, shown, letGo } = open()
  const changed = router.change({ language: 'nl' })
  const moved = router.navigate('/faq')
  letGo(1)
  await moved
  expect(shown()).toEqual(['/faq', 'en', 'system'])
  letGo(0)
  await changed
  expect(shown()).toEqual(['/faq', 'nl', 'system'])
})

test('what an address names is opened where it is folded away, and has the focus', async () => {
  const { router, letGo } = open()
  Element.prototype.scrollIntoView = () => undefined
  document.body.innerHTML = '<details><summary>More</summary><input id="savings"></details><details></details>'
  const moved = router.navigate('/faq#savings')
  letGo(0)
  await moved
  expect([[...document.querySelectorAll('details')].map((fold) => fold.open), document.activeElement?.id]).toEqual([
    [true, false],
    'savings',
  ])
  document.body.replaceChildren()
})

test('Back returns to where a page was left, though its last scrolling was not told yet', async () => {
  const { router, letGo } = open()
  const places: unknown[] = []
  vi.stubGlobal('scrollTo', (place: ScrollToOptions) => places.push(place.top))
  router.start()
  vi.stubGlobal('scrollY', 900)
  const moved = router.navigate('/faq')
  letGo(0)
  await moved
  history.replaceState(null, '', '/')
  dispatchEvent(new PopStateEvent('popstate'))
  letGo(1)
  await vi.waitFor(() => expect(places).toEqual([0, 900]))
})

describe('a page that cannot be loaded', () => {
  /** The network as it is now, which a page that cannot be had is asked of. */
  const open = (fetch: () => Promise<Response>, loadView = () => Promise.reject(new TypeError('no script'))) => {
    vi.stubGlobal('fetch', fetch)
    vi.spyOn(view, 'loadView').mockImplementation(loadView)
    const assign = vi.fn()
    const { href, origin } = location
    vi.stubGlobal('location', { href, origin, assign })
    const page = pageRequest({ path: '/', language: 'en', data: visitor })
    const router = createRouter({ page, Page: Nothing }, createQueryCache(visitor))
    return { router, assign, page }
  }

  test('without a connection the page stays, says so, and is opened anew for the wizard', async () => {
    const { router, assign, page } = open(() => Promise.reject(new TypeError('Failed to fetch')))
    await router.navigate('/faq')
    const { failure, isLoading, page: shown } = router.state()
    expect([failure, isLoading, shown.path, assign.mock.calls]).toEqual([shellWords.noConnection, false, '/', []])
    expect(shown).not.toBe(page)
  })

  test('what was in the way is not said of the next try', async () => {
    const { router } = open(() => Promise.reject(new TypeError('Failed to fetch')))
    await router.navigate('/faq')
    const again = router.navigate('/faq')
    expect(router.state().failure).toBeNull()
    await again
    expect(router.state().failure).toBe(shellWords.noConnection)
  })

  test('it is loaded in full where the server answers: it was built anew, or has its own page for what failed', async () => {
    const { router, assign } = open(async () => new Response(null, { status: 204 }))
    await router.navigate('/faq')
    expect([String(assign.mock.calls[0]), router.state().failure]).toEqual([new URL('/faq', location.href).href, null])
  })

  test('one that never comes is given up, as is asking for the server', async () => {
    vi.useFakeTimers()
    const never = (_?: unknown, { signal }: RequestInit = {}) =>
      new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
    const { router, assign } = open(never, () => never())
    const moved = router.navigate('/faq')
    await vi.advanceTimersByTimeAsync(20_000)
    expect(router.state().isLoading).toBe(true)
    await vi.advanceTimersByTimeAsync(10_000)
    await moved
    expect([router.state().failure, router.state().isLoading, assign.mock.calls]).toEqual([
      shellWords.tookTooLong,
      false,
      [],
    ])
    vi.useRealTimers()
  })
})
