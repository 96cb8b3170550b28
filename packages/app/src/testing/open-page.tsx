import type { Hydrated } from '@aangiftewijs/ui/testing'
import type { ComponentType } from 'react'
import { afterEach } from 'vitest'
import type { PageRequest } from '../page-request.ts'
import { pageRequest } from './fixtures.ts'
import { hydratePage } from './hydrate.tsx'

/** Opens pages as the server writes them and the browser takes them over, one at a time; what is open is closed after each test. */
export function openedPages() {
  let opened: Hydrated | null = null
  const close = () => opened?.close()
  afterEach(close)
  return {
    close,
    open: async (Page: ComponentType, path: string, request: Partial<PageRequest> = {}): Promise<HTMLElement> => {
      opened = await hydratePage(Page, pageRequest({ path, ...request }))
      return opened.container
    },
  }
}

/** A control of a page by its name. */
export const fieldOf = (page: HTMLElement, name: string) => page.querySelector<HTMLInputElement>(`[name="${name}"]`)
export const fieldValue = (page: HTMLElement, name: string) => fieldOf(page, name)?.value
