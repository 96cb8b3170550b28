import { type ComponentType, type ReactNode, useState } from 'react'
import type { PageRequest } from '../page-request.ts'
import { createQueryCache, fetchQuery } from '../ports/query-cache.ts'
import type { AnswerPath } from '../server-answers.ts'
import { Providers } from '../shell/providers.tsx'
import { pageRequest } from './fixtures.ts'

/** Fetches what a GET path answers. */
type Get = (path: AnswerPath) => Promise<unknown>

const stay = () => Promise.resolve()

interface PageFrameProps {
  readonly fixture: PageRequest
  /** How answers that the fixture lacks arrive, for waiting and failing; real calls unless told otherwise. */
  readonly get?: Get | undefined
  readonly children: ReactNode
}

/** A page's surroundings without a server: the fixture's answers are in the cache, navigation stays where it is. */
export function PageFrame({ fixture, get, children }: PageFrameProps) {
  const [queryCache] = useState(() => createQueryCache(fixture.data, get))
  return (
    <Providers page={fixture} queryCache={queryCache} navigate={stay}>
      {children}
    </Providers>
  )
}

/** What is fetched again is still what the fixture says. */
const asBefore =
  (data: PageRequest['data']): Get =>
  async (path) =>
    path in data ? data[path] : fetchQuery(path)

/**
 * A Storybook decorator for "Screens/…" stories: `decorators: [storyPage({ path: '/tax-filing/income', data: {…} })]`.
 * `get` decides how answers that the fixture lacks arrive. Storybook's `language` global, if there is one, wins over the fixture's.
 */
export function storyPage(changes: Partial<PageRequest> = {}, get?: Get) {
  return function WithPage(Story: ComponentType, context?: { readonly globals?: Record<string, unknown> }) {
    const chosen = context?.globals?.language
    const language = chosen === 'en' || chosen === 'nl' ? ({ language: chosen } as const) : {}
    const fixture = pageRequest({ ...changes, ...language })
    return (
      <PageFrame fixture={fixture} get={get ?? asBefore(fixture.data)}>
        <Story />
      </PageFrame>
    )
  }
}
