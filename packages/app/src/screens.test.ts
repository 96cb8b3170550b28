import { readFileSync } from 'node:fs'
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
  expect(
    files.filter((file) => !isScreen(file)),
    'a story beside each of these pages, its title under Screens/',
  ).toEqual([])
})

test('every screen is in the list that Storybook begins with', () => {
  const list = readFileSync(new URL('../../ui/src/stories/start/StartHere.mdx', import.meta.url), 'utf8')
  const titles = Object.values(stories).flatMap((story) => /title: 'Screens\/([^']+)'/.exec(story)?.[1] ?? [])
  const leadsTo = (title: string) => list.includes(`/screens-${title.toLowerCase().replaceAll(' ', '-')}--`)
  expect(titles.length).toBeGreaterThan(30)
  expect(
    titles.filter((title) => !leadsTo(title)),
    'a line in packages/ui/src/stories/start/StartHere.mdx for each',
  ).toEqual([])
})
