import { expect, test } from 'vitest'
import { pageRequest } from '../testing/fixtures.ts'
import { createPagesMadeOnce } from './pages-made-once.ts'

test('a part is made once, and more names than a page has begin anew', () => {
  const keepOnce = createPagesMadeOnce()(pageRequest({ path: '/' }))
  const made: string[] = []
  const ask = (name: string) => {
    const html = keepOnce?.(name, () => {
      made.push(name)
      return name
    })
    expect(String(html)).toBe(name)
  }
  const names = Array.from({ length: 200 }, (_, at) => `part ${at}`)
  for (const name of [...names, 'part 0', 'one more', 'part 0']) ask(name)
  expect(made).toEqual([...names, 'one more', 'part 0'])
})
