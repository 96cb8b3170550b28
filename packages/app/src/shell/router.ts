import type { Copy } from '@aangiftewijs/domain/language'
import { hashId } from '@aangiftewijs/ui/behaviour'
import { startTransition } from 'react'
import { flushSync } from 'react-dom'
import type { PageRequest } from '../page-request.ts'
import { queryClientOf } from '../ports/queries.ts'
import { longestLoad, type QueryCache } from '../ports/query-cache.ts'
import { reach } from '../ports/reach.ts'
import type { Route } from '../route.ts'
import { matchRoute } from '../routes.ts'
import type { ChangePage } from './change-page.tsx'
import { shellWords } from './copy.ts'
import { documentTitle, knownIn } from './document-title.ts'
import type { Navigate } from './navigation.tsx'
import { isPlainClick } from './plain-click.ts'
import { createScrollMemory } from './scroll-memory.ts'
import { loadView, loadWholePage, type View } from './view.ts'

/** What the browser shows now, and whether another page is on its way. */
export interface RouterState extends View {
  readonly isLoading: boolean
  /** The title to announce after a move whose focus does not say it; empty for the first page, which the browser announces itself. */
  readonly announcement: string
  /** Why the page asked for last is not shown; null when nothing was in the way. */
  readonly failure: Copy | null
}

export interface Router {
  readonly subscribe: (listener: () => void) => () => void
  readonly state: () => RouterState
  readonly navigate: Navigate
  /** Changes what the current page is rendered from without leaving it. */
  readonly change: ChangePage
  /** Takes over links and Back; returns nothing: it lasts as long as the document. */
  readonly start: () => void
}

const tooLate = (milliseconds: number) => new Promise<never>((_, reject) => setTimeout(reject, milliseconds))

/** Why a page cannot be loaded in full either; null where it can. */
const unreachable = (to: URL): Promise<Copy | null> =>
  reach(to.href).then(
    () => null,
    (failure: unknown) => (failure instanceof TypeError ? shellWords.noConnection : shellWords.tookTooLong),
  )

const entryOf = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'entry' in state ? String(state.entry) : 'first'

/** The route this window can show without a full load: `/news` depends on the host, and the news product loads in full. */
function ownRoute(page: PageRequest, to: URL): Route | null {
  if (to.origin !== location.origin || page.product !== 'tax' || to.pathname === '/news') return null
  const route = matchRoute('tax', to.pathname)
  return route.id === 'not-found' ? null : route
}

/** The link a plain left click was meant for, if the router may take it. */
function linkOf(event: Event): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const isPlain = link !== null && link.href !== '' && !link.hasAttribute('download')
  return isPlain && (link.target === '' || link.target === '_self') ? link : null
}

/** The browser's router: shows the first view and moves between pages without loading the document anew. */
export function createRouter(first: View, queryCache: QueryCache): Router {
  let state: RouterState = { ...first, isLoading: false, announcement: '', failure: null }
  let latestMove = 0
  let entries = 0
  const listeners = new Set<() => void>()

  const set = (changes: Partial<RouterState>) => {
    state = { ...state, ...changes }
    for (const listener of listeners) listener()
  }

  const scroll = typeof window === 'undefined' ? null : createScrollMemory(entryOf(history.state))

  /**
   * Loads what `to` shows and puts it in the window, `top` pixels down where that is known; `enter` makes it the current entry. A
   * newer move overtakes this one. Without the server this page stays: what is typed on it is nowhere else.
   */
  const show = async (to: URL, enter: () => void, top: number | null) => {
    latestMove += 1
    const move = latestMove
    set({ isLoading: true, failure: null })
    try {
      const view = await Promise.race([loadView(state.page, to, queryCache), tooLate(longestLoad)])
      if (move !== latestMove) return
      scroll?.leave()
      enter()
      // What was chosen while it was loaded counts.
      const { language, theme } = state.page
      const page = { ...view.page, language, theme }
      const title = documentTitle(page, knownIn(queryClientOf(queryCache)))
      flushSync(() => set({ ...view, page, isLoading: false, announcement: '' }))
      document.title = title
      const focused = moveFocusAndScroll(to, top)
      if (focused === null || !focused.matches('h1')) set({ announcement: title })
      scroll?.enter(entryOf(history.state))
    } catch {
      const failure = await unreachable(to)
      if (move !== latestMove) return
      if (failure === null) return location.assign(to)
      // The page is opened anew for whoever watches it: the wizard had gone on.
      set({ page: { ...state.page }, isLoading: false, failure })
    }
  }

  const navigate: Navigate = async (to, { replace = false, isFull = false } = {}) => {
    const url = new URL(to, location.href)
    if (isFull || ownRoute(state.page, url) === null) return location[replace ? 'replace' : 'assign'](url)
    entries += 1
    const entry = `${Date.now()}-${entries}`
    const enter = () => history[replace ? 'replaceState' : 'pushState']({ entry }, '', url)
    await show(url, enter, null)
  }

  const onClick = (event: MouseEvent) => {
    const link = isPlainClick(event) ? linkOf(event) : null
    if (link === null) return
    const url = new URL(link.href)
    const isSamePage = url.pathname === location.pathname && url.search === location.search
    if ((isSamePage && url.hash !== '') || ownRoute(state.page, url) === null) return
    event.preventDefault()
    void navigate(link.href)
  }

  const onHint = (event: Event) => {
    const link = linkOf(event)
    // A failed prefetch is no failure: the click tries again.
    if (link !== null)
      ownRoute(state.page, new URL(link.href))
        ?.load()
        .catch(() => undefined)
  }

  /** The entry that is now in front shows the page that stands here already; a move away from it is not wanted any more. */
  const stay = () => {
    const entry = entryOf(history.state)
    const isMoving = state.isLoading
    latestMove += 1
    if (isMoving) set({ isLoading: false })
    const top = scroll?.of(entry) ?? null
    if (isMoving && top !== null) scrollTo({ top, behavior: 'instant' })
    scroll?.enter(entry)
  }

  const onBack = () => {
    const url = new URL(location.href)
    const { path, search } = state.page
    if (url.pathname === path && url.search === search) return stay()
    // The browser scrolls at once, while the page that is left still stands there.
    scroll?.pause()
    void show(url, () => undefined, scroll?.of(entryOf(history.state)) ?? null)
  }

  const change: ChangePage = async (changes) => {
    try {
      // React cannot change what it has not taken over; without its script the page stays as it is until it is loaded anew.
      await loadWholePage(state.page)
      startTransition(() => set({ page: { ...state.page, ...changes } }))
    } catch {}
  }

  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    state: () => state,
    navigate,
    change,
    start: () => {
      document.addEventListener('click', onClick)
      document.addEventListener('pointerover', onHint, { passive: true })
      document.addEventListener('focusin', onHint)
      addEventListener('popstate', onBack)
    },
  }
}

/**
 * After a move: the place on the page, and the focus on its heading (WCAG 2.4.3), without scrolling to it. Returns what has the
 * focus now, which a screen reader says.
 */
function moveFocusAndScroll(to: URL, top: number | null): HTMLElement | null {
  const target = document.getElementById(hashId(to))
  // As browsers do when they move themselves: what is folded away can neither be focused nor seen.
  for (let fold = target?.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true
  const heading = document.querySelector<HTMLElement>('main h1')
  const focused = target ?? heading
  if (focused !== null) {
    if (!focused.hasAttribute('tabindex')) focused.setAttribute('tabindex', '-1')
    focused.focus({ preventScroll: true })
  }
  // Back and Forward return to where the page was left, which need not be the place its address names.
  if (top === null && target !== null) target.scrollIntoView()
  else scrollTo({ top: top ?? 0, behavior: 'instant' })
  return focused
}
