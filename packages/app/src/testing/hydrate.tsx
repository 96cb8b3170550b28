import { type Hydrated, hydrate } from '@aangiftewijs/ui/testing'
import type { ComponentType } from 'react'
import type { PageRequest } from '../page-request.ts'
import { PageFrame } from './story-page.tsx'

/** Renders a page to HTML and hydrates it, recording hydration errors and console output. For `.ssr.test.tsx`. */
export const hydratePage = (Page: ComponentType, fixture: PageRequest): Promise<Hydrated> =>
  hydrate(
    <PageFrame fixture={fixture}>
      <Page />
    </PageFrame>,
  )
