import { act, type ReactNode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { gluedWords } from './glued-words.ts'

/** A piece of interface that was drawn on the server and taken over by the browser. */
export interface Hydrated {
  /** The server's HTML: what stands there without script. */
  readonly html: string
  /** Where it stands in this document. */
  readonly container: HTMLElement
  /** Everything React or the component complained about, and names whose words run together; must be empty. */
  readonly complaints: readonly string[]
  readonly close: () => void
}

/** Renders to HTML, hydrates, and records hydration errors, console output and names whose words run together. For `.ssr.test.tsx`. */
export async function hydrate(element: ReactNode): Promise<Hydrated> {
  const complaints: string[] = []
  const write = (...parts: unknown[]) => complaints.push(parts.map(String).join(' '))
  const { error, warn } = console
  Object.assign(console, { error: write, warn: write })
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const html = renderToString(element)
  const container = document.createElement('div')
  container.innerHTML = html
  document.body.append(container)
  complaints.push(...gluedWords(container))
  let root: Root | undefined
  await act(async () => {
    root = hydrateRoot(container, element, { onRecoverableError: write })
  })
  return {
    html,
    container,
    complaints,
    close: () => {
      act(() => root?.unmount())
      container.remove()
      Object.assign(console, { error, warn })
      Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
    },
  }
}
