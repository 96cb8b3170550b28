// The tokens, the fonts and the base of all styles.
import '@aangiftewijs/ui/theme'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { PageRequest } from './page-request.ts'
import { createQueryCache } from './ports/query-cache.ts'
import { BrowserApp } from './shell/browser-app.tsx'
import { keepFocusOnceUsed } from './shell/focus-then.ts'
import { createRouter } from './shell/router.ts'
import { loadPage } from './shell/view.ts'

/** Takes over the page the server sent: the same page from the same data, then the router. */
async function start() {
  const data = document.getElementById('page-data')
  const root = document.getElementById('root')
  if (data === null || root === null) return
  const page = JSON.parse(data.textContent ?? '') as PageRequest
  const queryCache = createQueryCache(page.data)
  const Page = await loadPage(page)
  const router = createRouter({ page, Page }, queryCache)
  startTransition(() => {
    hydrateRoot(root, <BrowserApp router={router} queryCache={queryCache} />)
  })
  router.start()
  keepFocusOnceUsed()
}

void start()
