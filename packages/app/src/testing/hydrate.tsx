import { act, type ComponentType } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import type { PageRequest } from '../page-request.ts'
import { PageFrame } from './story-page.tsx'

/** A page rendered on the server and hydrated in this document. */
export interface HydratedPage {
  /** The server's HTML, as a browser without script shows it. */
  readonly html: string
  readonly container: HTMLElement
  /** Everything React or the page complained about; must be empty. */
  readonly complaints: readonly string[]
  readonly close: () => void
}

/** Renders a page to HTML and hydrates it, recording hydration errors and console output. For `.ssr.test.tsx`. */
export async function hydratePage(Page: ComponentType, fixture: PageRequest): Promise<HydratedPage> {
  const complaints: string[] = []
  const write = (...parts: unknown[]) => complaints.push(parts.map(String).join(' '))
  const { error, warn } = console
  Object.assign(console, { error: write, warn: write })
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const page = (
    <PageFrame fixture={fixture}>
      <Page />
    </PageFrame>
  )
  const html = renderToString(page)
  const container = document.createElement('div')
  container.innerHTML = html
  document.body.append(container)
  let root: Root | undefined
  await act(async () => {
    root = hydrateRoot(container, page, { onRecoverableError: write })
  })
  return {
    html,
    container,
    complaints,
    close: () => {
      act(() => root?.unmount())
      container.remove()
      Object.assign(console, { error, warn })
    },
  }
}
