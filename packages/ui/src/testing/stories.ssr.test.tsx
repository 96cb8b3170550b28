import { composeStories } from '@storybook/react-vite'
import { type ComponentType, createElement } from 'react'
import { expect, test } from 'vitest'
import * as layout from '../layout/index.ts'
import { hydrate } from './hydrate.tsx'

const filesOfStories = import.meta.glob<Parameters<typeof composeStories>[0]>('../**/*.stories.tsx')

const folderOf = (file: string) => file.split('/').at(-2)

test('every component has stories', () => {
  const shown = new Set(Object.keys(filesOfStories).map(folderOf))
  const folders = Object.keys(import.meta.glob('../components/*/index.ts')).map(folderOf)
  expect(
    folders.filter((folder) => !shown.has(folder)),
    'components/<Name>/<Name>.stories.tsx is missing',
  ).toEqual([])
})

test('every component has a test beside it, but for what only draws', () => {
  const tested = new Set(Object.keys(import.meta.glob('../components/*/*.test.tsx')).map(folderOf))
  const folders = Object.keys(import.meta.glob('../components/*/index.ts')).map(folderOf)
  expect(
    folders.filter((folder) => !tested.has(folder)),
    'components/<Name>/<Name>.test.tsx is missing',
  ).toEqual(['Field', 'PageProgress', 'Showcase'])
})

test('every layout has stories; words are under Type, and two have no look', () => {
  const shown = Object.keys(filesOfStories).filter((file) => file.includes('/stories/layout/'))
  const names = Object.keys(layout).filter((name) => !shown.some((file) => file.endsWith(`/${name}.stories.tsx`)))
  expect(names.sort()).toEqual(['Heading', 'Prose', 'ScreenOnly', 'Seamless', 'Text', 'Unbroken', 'WhenWide'])
})

/** Why a story may not be served as it is: it complained, drew nothing, or has what the content security policy refuses. */
async function faultsOf(name: string, Story: ComponentType): Promise<readonly string[]> {
  const { html, complaints, close } = await hydrate(createElement(Story))
  close()
  return [
    ...complaints.map((complaint) => `${name}: ${complaint}`),
    ...(html === '' ? [`${name}: drew nothing`] : []),
    ...(/\sstyle="/.test(html) ? [`${name}: has an inline style`] : []),
  ]
}

test.each(Object.entries(filesOfStories))(
  'every story of %s is drawn on the server and taken over by the browser without a complaint',
  async (_, load) => {
    const faults = []
    for (const [name, Story] of Object.entries<ComponentType>(composeStories(await load())))
      faults.push(...(await faultsOf(name, Story)))
    expect(faults).toEqual([])
  },
)
