import { type ComponentType, type ReactNode, useState } from 'react'
import type { PageRequest } from '../page-request.ts'
import { createAnswerStore } from '../ports/answer-store.ts'
import { Providers } from '../shell/providers.tsx'
import { pageRequest } from './fixtures.ts'

const stay = () => Promise.resolve()

/** A page's surroundings without a server: the fixture's answers are in the cache, navigation stays where it is. */
export function PageFrame({ fixture, children }: { readonly fixture: PageRequest; readonly children: ReactNode }) {
  const [answers] = useState(() => createAnswerStore(fixture.data))
  return (
    <Providers page={fixture} answers={answers} navigate={stay}>
      {children}
    </Providers>
  )
}

/**
 * A Storybook decorator for "Screens/…" stories: `decorators: [storyPage({ path: '/tax-filing/income', data: {…} })]`.
 * Storybook's `language` global, if there is one, wins over the fixture's.
 */
export function storyPage(changes: Partial<PageRequest> = {}) {
  return function WithPage(Story: ComponentType, context?: { readonly globals?: Record<string, unknown> }) {
    const chosen = context?.globals?.language
    const language = chosen === 'en' || chosen === 'nl' ? ({ language: chosen } as const) : {}
    return (
      <PageFrame fixture={pageRequest({ ...changes, ...language })}>
        <Story />
      </PageFrame>
    )
  }
}
