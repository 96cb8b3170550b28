import type { Hydrated } from '@aangiftewijs/ui/testing'
import { afterEach, expect, test } from 'vitest'
import { pageRequest, signedIn } from '../../testing/fixtures.ts'
import { hydratePage } from '../../testing/hydrate.tsx'
import { Page } from './SettingsPage.tsx'

let opened: Hydrated | null = null
afterEach(() => opened?.close())

/** The class that takes away what acts by script alone, on what stands around the button that saves; undefined without one. */
const goneWithoutScript = (page: ParentNode) =>
  /untilScript/.exec(page.querySelector('form button[type="submit"]')?.parentElement?.className ?? '')?.[0]

test('the button that saves by script alone is there once its script is, and not without', async () => {
  opened = await hydratePage(Page, pageRequest({ path: '/settings', data: signedIn }))
  const served = new DOMParser().parseFromString(opened.html, 'text/html')
  expect([goneWithoutScript(served), goneWithoutScript(opened.container)]).toEqual(['untilScript', undefined])
})
