import { expect, test } from 'vitest'
import { categoryName, countWords } from './article-words.ts'

test('a category has a name in both languages, one that is not ours its own', () => {
  expect([categoryName('safety'), categoryName('tools'), categoryName('sport')]).toEqual([
    expect.objectContaining({ en: 'Safety', nl: 'Veiligheid' }),
    expect.objectContaining({ en: 'Tools', nl: 'Hulpmiddelen' }),
    expect.objectContaining({ en: 'sport', nl: 'sport' }),
  ])
})

test('one article is not said to be several', () => {
  expect([0, 1, 2].map((count) => countWords(count).en)).toEqual([
    '{count} articles shown',
    '1 article shown',
    '{count} articles shown',
  ])
})
