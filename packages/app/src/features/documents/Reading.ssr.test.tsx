import { hydrate } from '@aangiftewijs/ui/testing'
import { expect, test } from 'vitest'
import { bakeryStatement } from '../../testing/filing-fixtures.ts'
import { pageRequest } from '../../testing/fixtures.ts'
import { PageFrame } from '../../testing/story-page.tsx'
import { Reading } from './Reading.tsx'

test.each([
  ['en', 'January 1, 2024 to December 31, 2024'],
  ['nl', '1 januari 2024 t/m 31 december 2024'],
] as const)('in %s the period of employment is written as at Income: %s', async (language, said) => {
  const opened = await hydrate(
    <PageFrame fixture={pageRequest({ path: '/documents', language })}>
      <Reading document={bakeryStatement} filing={null} onShow={() => {}} corrections={null} />
    </PageFrame>,
  )
  expect(opened.complaints).toEqual([])
  expect([...opened.container.querySelectorAll('dd')].map(({ textContent }) => textContent)).toContain(said)
})
