import { expect, test } from 'vitest'
import { shellWords } from './copy.ts'

const sources = import.meta.glob<string>('../**/*.tsx', { query: '?raw', import: 'default', eager: true })

test('what is wrong with a form has one title, wherever the form is', () => {
  const titles = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/<ErrorSummary\b.*?title=\{(<.*?>)\}/gs)].map(([, title]) => title),
  )
  expect(titles.length).toBeGreaterThan(5)
  expect(new Set(titles)).toEqual(new Set(['<T text={shellWords.errorSummary} />']))
})

const patterns = import.meta.glob<string>('../../../ui/src/stories/patterns/FormsAndErrors.*', {
  query: '?raw',
  import: 'default',
  eager: true,
})

test('the pattern in Storybook has the title of the product', () => {
  const { en, nl } = shellWords.errorSummary
  const [text = '', story = ''] = ['mdx', 'stories.tsx'].map(
    (end) => patterns[`../../../ui/src/stories/patterns/FormsAndErrors.${end}`],
  )
  expect(story).toContain(`title={say('${en}', '${nl}')}`)
  expect(text).toContain(`**${en}**, *${nl}*`)
})
