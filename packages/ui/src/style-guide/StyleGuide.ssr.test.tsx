import { expect, test } from 'vitest'
import { faultsOf, hydrateStories } from '../testing/hydrate-stories.tsx'
import * as stories from './StyleGuide.stories.tsx'

test('it is drawn on the server and taken over by the browser without a complaint', async () => {
  expect(faultsOf(await hydrateStories(stories))).toEqual([])
})
