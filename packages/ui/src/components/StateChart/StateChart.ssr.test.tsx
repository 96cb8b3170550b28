import { expect, test } from 'vitest'
import { faultsOf, hydrateStories } from '../../testing/hydrate-stories.tsx'
import * as stories from './StateChart.stories.tsx'

test('every state is drawn on the server and taken over by the browser without a complaint', async () => {
  expect(faultsOf(await hydrateStories(stories))).toEqual([])
})
