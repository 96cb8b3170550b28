import type { ReactNode } from 'react'
import { renderToString, type ServerOptions } from 'react-dom/server'
import type { PageRequest } from '../page-request.ts'
import { createQueryCache } from '../ports/query-cache.ts'
import { Providers } from '../shell/providers.tsx'

const stay = () => Promise.resolve()

/**
 * Renders what is to be kept of a page, as that page has it and from nothing else: bytes, where React gives a string of thousands of pieces,
 * which take seven times the memory.
 */
export const renderToKeep = (page: PageRequest, element: ReactNode, options?: ServerOptions): Buffer =>
  Buffer.from(
    renderToString(
      <Providers page={page} queryCache={createQueryCache(page.data)} navigate={stay}>
        {element}
      </Providers>,
      options,
    ),
  )
