import type { Copy } from '@aangiftewijs/domain/language'
import type { QueryCache } from '../ports/query-cache.ts'
import { type ChangePage, ChangePageProvider } from './change-page.tsx'
import type { Navigate } from './navigation.tsx'
import { PageErrorBoundary } from './page-error-boundary.tsx'
import { Providers } from './providers.tsx'
import { Shell } from './Shell.tsx'
import type { View } from './view.ts'

interface AppProps extends View {
  readonly queryCache: QueryCache
  readonly navigate: Navigate
  /** Null where the page cannot change in place: on the server. */
  readonly change: ChangePage | null
  readonly isLoading: boolean
  readonly announcement: string
  readonly failure?: Copy | null | undefined
}

/** The whole product around one page; the server and the browser render this same tree. */
export function App({ page, Page, queryCache, navigate, change, isLoading, announcement, failure }: AppProps) {
  return (
    <Providers page={page} queryCache={queryCache} navigate={navigate}>
      <ChangePageProvider value={change}>
        <Shell isLoading={isLoading} announcement={announcement} failure={failure}>
          <PageErrorBoundary key={page.path}>
            <Page />
          </PageErrorBoundary>
        </Shell>
      </ChangePageProvider>
    </Providers>
  )
}
