import { type Hydrated, hydrate } from '@aangiftewijs/ui/testing'
import type { ComponentType } from 'react'
import type { PageRequest } from '../page-request.ts'
import { matchRoute, resourcesOf } from '../routes.ts'
import { PageFrame } from './story-page.tsx'

/** Renders a page to HTML and hydrates it, recording hydration errors and console output. For `.ssr.test.tsx`. */
export async function hydratePage(Page: ComponentType, fixture: PageRequest): Promise<Hydrated> {
  await Promise.all(resourcesOf(matchRoute(fixture.product, fixture.path)).map(({ load }) => load()))
  return hydrate(
    <PageFrame fixture={fixture}>
      <Page />
    </PageFrame>,
  )
}
