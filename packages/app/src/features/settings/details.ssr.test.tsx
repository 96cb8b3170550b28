import type { Hydrated } from '@aangiftewijs/ui/testing'
import { afterEach, expect, test } from 'vitest'
import type { PostedForm } from '../../page-request.ts'
import { pageRequest, signedIn } from '../../testing/fixtures.ts'
import { hydratePage } from '../../testing/hydrate.tsx'
import { Page } from './DetailsPage.tsx'

let opened: Hydrated | null = null
afterEach(() => opened?.close())

const posted: PostedForm = {
  name: 'details',
  fields: { fullName: 'Sanne Nieuw', shownFullName: 'Sanne Oud', username: 'sanne', shownUsername: 'sanne' },
  problems: [{ field: 'password', code: 'required' }],
}

test.each([
  [null, ['Sanne de Vries', 'sanne']],
  [posted, ['Sanne Oud', 'sanne']],
])('the form says what it was made with, also when it comes back', async (form, shown) => {
  opened = await hydratePage(Page, pageRequest({ path: '/settings/details', data: signedIn, form }))
  expect(opened.complaints).toEqual([])
  const page = new DOMParser().parseFromString(opened.html, 'text/html')
  const values = ['shownFullName', 'shownUsername'].map((name) =>
    page.querySelector(`[name="${name}"]`)?.getAttribute('value'),
  )
  expect(values).toEqual(shown)
})
