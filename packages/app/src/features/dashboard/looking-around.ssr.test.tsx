import type { Hydrated } from '@aangiftewijs/ui/testing'
import type { ComponentType } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { lookingAround, pageRequest, signedIn } from '../../testing/fixtures.ts'
import { hydratePage } from '../../testing/hydrate.tsx'
import { Page as SetupPage } from '../tax-return/SetupPage.tsx'
import { Page as DashboardPage } from './DashboardPage.tsx'

// Whole pages on a busy machine take their time.
vi.setConfig({ testTimeout: 30_000 })

let opened: Hydrated | null = null
afterEach(() => opened?.close())

test.each<[string, ComponentType]>([
  ['/', DashboardPage],
  ['/tax-filing/setup', SetupPage],
])('at %s who looks around is not told that anything is saved, and everybody else is', async (path, Page) => {
  const promises = async (data: typeof signedIn) => {
    opened = await hydratePage(Page, pageRequest({ path, data }))
    const told = /saves itself|answers are saved/.test(opened.container.textContent ?? '')
    opened.close()
    return told
  }
  expect([await promises(lookingAround), await promises(signedIn)]).toEqual([false, true])
})
