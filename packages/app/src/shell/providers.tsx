import type { ReactNode } from 'react'
import { LanguageProvider } from '../copy/words.tsx'
import type { PageRequest } from '../page-request.ts'
import { QueryCacheProvider } from '../ports/queries.ts'
import type { QueryCache } from '../ports/query-cache.ts'
import { type Navigate, NavigationProvider } from './navigation.tsx'
import { PageProvider } from './page-context.tsx'
import { VisitProvider } from './visit.tsx'

interface ProvidersProps {
  readonly page: PageRequest
  readonly queryCache: QueryCache
  readonly navigate: Navigate
  readonly children: ReactNode
}

/** What every page may rely on above it: its request, the language, the cached answers and a way to navigate. */
export function Providers({ page, queryCache, navigate, children }: ProvidersProps) {
  return (
    <QueryCacheProvider value={queryCache}>
      <LanguageProvider value={page.language}>
        <PageProvider value={page}>
          <NavigationProvider value={navigate}>
            <VisitProvider queryCache={queryCache}>{children}</VisitProvider>
          </NavigationProvider>
        </PageProvider>
      </LanguageProvider>
    </QueryCacheProvider>
  )
}
