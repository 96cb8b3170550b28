import type { ReactNode } from 'react'
import { renderToString, type ServerOptions } from 'react-dom/server'
import type { PageRequest } from '../page-request.ts'
import { createQueryCache } from '../ports/query-cache.ts'
import { Providers } from '../shell/providers.tsx'
import { writeHtml } from './write-html.ts'

const stay = () => Promise.resolve()

const render = (page: PageRequest, element: ReactNode, options?: ServerOptions): string =>
  renderToString(
    <Providers page={page} answers={createQueryCache(page.data)} navigate={stay}>
      {element}
    </Providers>,
    options,
  )

/**
 * Renders what is to be kept of a page, as that page has it and from nothing else: bytes, where React gives a string of thousands of pieces,
 * which take seven times the memory.
 */
export const renderToKeep = (page: PageRequest, element: ReactNode, options: ServerOptions): Buffer =>
  Buffer.from(render(page, element, options))

/** As {@link renderToKeep}, of a deferred part that {@link writeHtml} can write. */
export function writeToKeep(page: PageRequest, element: ReactNode): Buffer {
  const pieces: string[] = []
  const Writing = () => {
    pieces.push(writeHtml(element))
    return null
  }
  render(page, <Writing />)
  return Buffer.from(`<!--$-->${pieces.join('')}<!--/$-->`)
}
