import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { composeStories } from '@storybook/react-vite'
import { cleanup, render } from '@testing-library/react'
import { createElement, type FunctionComponent } from 'react'
import { builtinResolvers, makeFsImporter, parse } from 'react-docgen'
import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/csf'
import { convert, type DocgenInfo } from 'storybook/internal/docs-tools'
import { afterEach, expect, test, vi } from 'vitest'
import { controls } from './controls.ts'

type StoriesModule = Parameters<typeof composeStories>[0]

const files = import.meta.glob<StoriesModule>('../packages/ui/src/**/*.stories.tsx')
const sources = Object.keys(import.meta.glob('../packages/ui/src/{components,layout}/**/*.tsx')).filter(
  (file) => !/\.(test|stories)\.tsx$/.test(file),
)

/** What Storybook's own reader of props says of every component, by its name. */
const props: ReadonlyMap<string, Readonly<Record<string, unknown>>> = new Map(sources.flatMap(componentsOf))

function componentsOf(file: string) {
  const filename = resolve(import.meta.dirname, file)
  const source = readFileSync(filename, 'utf8')
  if (!/Props\b|readonly/.test(source)) return []
  const resolver = new builtinResolvers.FindExportedDefinitionsResolver()
  const found = parse(source, { filename, resolver, importer: makeFsImporter() })
  return found.map(({ displayName = '', props: read = {} }) => [displayName, read] as const)
}

/** As Storybook makes rows of them, before it chooses controls. */
const rows: ArgTypesEnhancer = ({ component }) =>
  Object.fromEntries(
    Object.entries(props.get(component?.name ?? '') ?? {}).map(([name, prop]): [string, StrictInputType] => [
      name,
      { name, type: convert(prop as DocgenInfo) },
    ]),
  )

interface Composed extends FunctionComponent<Record<string, unknown>> {
  readonly args: Readonly<Record<string, unknown>>
  readonly argTypes: Readonly<Record<string, StrictInputType>>
}

interface Row {
  readonly story: string
  readonly name: string
  readonly argType: StrictInputType
  readonly value: unknown
  readonly Story: Composed
}

/** Every row with a control, of every story that takes its args. */
async function rowsOf(load: () => Promise<StoriesModule>): Promise<readonly Row[]> {
  const stories = composeStories(await load(), { argTypesEnhancers: [rows, controls] })
  return Object.entries<Composed>(stories).flatMap(([story, Story]) =>
    Object.entries(Story.argTypes).map(([name, argType]) => ({ story, name, argType, value: Story.args[name], Story })),
  )
}

const controlOf = ({ argType: { control } }: Row) =>
  typeof control === 'object' && !control.disable ? (control.type ?? null) : null

/** What somebody may choose there. */
function choices(row: Row): readonly unknown[] {
  switch (controlOf(row)) {
    case 'boolean':
      return [true, false]
    case 'text':
      return ['', 'x']
    case 'number':
      return [0, 3]
    case 'radio':
    case 'select':
      return row.argType.options ?? []
    default:
      return []
  }
}

/** Text where an element, a list or an object stood before would be a dead end; so is an editor of objects for what is none. */
const isDead = (row: Row) =>
  controlOf(row) === 'object' &&
  (typeof row.value !== 'object' || row.value === null || JSON.stringify(row.value) === '{}')

const isUntold = ({ argType: { table, type } }: Row) =>
  type !== undefined && ['union', 'unknown', 'other', 'enum', undefined].includes(table?.type?.summary)

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('every component’s props are read', () => {
  expect(props.size).toBeGreaterThan(70)
})

test.each(Object.entries(files))('the controls of %s can be used', async (_, load) => {
  const all = await rowsOf(load)
  const named = ({ story, name }: Row) => `${story}: ${name}`
  expect(all.filter(isDead).map(named)).toEqual([])
  expect(all.filter(isUntold).map(named)).toEqual([])
})

const switches = /^(is|has|with)[A-Z]/

test.each(Object.entries(files))('what is yes or no has a switch in %s', async (_, load) => {
  const all = await rowsOf(load)
  const wrong = all.filter((row) => switches.test(row.name) && !['boolean', null].includes(controlOf(row)))
  expect(wrong.map(({ story, name }) => `${story}: ${name}`)).toEqual([])
})

/** What is rightly complained about who empties the address of a picture, or the name of a region. */
const rightly = [/^An empty string .* was passed to the %s attribute/, /^Invalid prop `label` .* Expected non-empty/]

test.each(Object.entries(files))('no control of %s breaks its story', async (_, load) => {
  const broken: string[] = []
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
  const first = new Set<string>()
  for (const row of await rowsOf(load)) {
    if (first.has(row.name)) continue
    first.add(row.name)
    for (const choice of choices(row)) {
      try {
        render(createElement(row.Story, { [row.name]: choice })).unmount()
      } catch (fault) {
        broken.push(`${row.story}: ${row.name} = ${JSON.stringify(choice)}: ${fault}`)
      }
    }
  }
  expect(broken).toEqual([])
  const wrong = complaints.mock.calls.map(String).filter((words) => !rightly.some((one) => one.test(words)))
  expect(wrong).toEqual([])
})
