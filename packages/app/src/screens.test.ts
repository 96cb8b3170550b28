import { expect, test } from 'vitest'
import { notFoundRoute, routes } from './routes.ts'

const stories = import.meta.glob<string>('./features/**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const isScreen = (file: string) =>
  /title: 'Screens\//.test(stories[`./features/${file.replace('.tsx', '.stories.tsx')}`] ?? '')

test('every page of the product is a screen in Storybook', () => {
  // The gate and the error page answer in the place of any page.
  const files = [...[...routes, notFoundRoute].map(({ file }) => file), 'session/GatePage.tsx', 'error/ErrorPage.tsx']
  expect(files.filter((file) => !isScreen(file))).toEqual([])
})
