import { useEffect, useState } from 'react'
import { pageLanguage } from '../copy/words.tsx'
import type { PageRequest } from '../page-request.ts'
import { queryClientOf } from '../ports/queries.ts'
import type { QueryCache } from '../ports/query-cache.ts'
import { App } from './App.tsx'
import { knownIn, showTitle } from './document-title.ts'
import type { Router } from './router.ts'

/** The product in the browser: the router's current view; keeps the document's language, theme and title in step with it. */
export function BrowserApp({ router, queryCache }: { readonly router: Router; readonly queryCache: QueryCache }) {
  // Not an external store of React's: that one cannot change in a transition, which waits for parts that are not taken over yet.
  const [state, setState] = useState(router.state)
  const { page } = state

  useEffect(() => router.subscribe(() => setState(router.state())), [router])

  useEffect(() => {
    const { documentElement } = document
    documentElement.lang = pageLanguage(page.language)
    if (page.theme === 'system') delete documentElement.dataset.theme
    else documentElement.dataset.theme = page.theme
    showTitle(page, knownIn(queryClientOf(queryCache)))
    sayAddress(page)
  }, [page, queryCache])

  // Says that forms and links now act by script; style sheets and the browser tests may look at it.
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
  }, [])

  return <App {...state} queryCache={queryCache} navigate={router.navigate} change={router.change} />
}

/** Browsers share a page by its canonical address: after a move it is the new page's. The news product's pages all come from the server, which says it. */
function sayAddress({ origin, path, product }: PageRequest) {
  if (product === 'news') return
  const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
  if (link !== null && new URL(link.href).pathname !== path) link.href = origin + path
}
