import { composeStories } from '@storybook/react-vite'
import { act, cleanup, render } from '@testing-library/react'
import { type ComponentType, createElement } from 'react'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type ChartPlace, chartOfStory, storyCharts } from '../packages/inspector/src/beside/story-charts.ts'
import { catalogue, entryIn } from '../packages/inspector/src/catalogue/index.ts'
import { watchCharts } from '../packages/inspector/src/live/watch-charts.ts'

type StoriesModule = Parameters<typeof composeStories>[0]

const files = import.meta.glob<StoriesModule>('../packages/app/src/**/*.stories.tsx', { eager: true })

/** Every screen story by its id in Storybook. */
const screens = new Map<string, ComponentType>(
  Object.values(files).flatMap((module) => {
    const title = module.default.title ?? ''
    if (!title.startsWith('Screens/')) return []
    return Object.entries<ComponentType>(composeStories(module)).map(
      ([name, Story]) => [String(toId(title, storyNameFromExport(name))), Story] as const,
    )
  }),
)
const named = [...screens].map(([id, Story]) => ({ id, Story, one: chartOfStory(id) }))

test('every screen names its charts, or says why it has none', () =>
  expect(
    named.filter(({ one }) => one === undefined).map(({ id }) => id),
    'a row in packages/inspector/src/beside/story-charts.ts for each',
  ).toEqual([]))

test('every row of the table is of a screen there is', () => {
  const ids = named.map(({ id }) => id)
  expect(Object.keys(storyCharts).filter((row) => !ids.some((id) => id === row || id.startsWith(`${row}--`)))).toEqual(
    [],
  )
})

test('who has no chart says why', () =>
  expect(Object.values(storyCharts).filter((one) => one.kind === 'none' && one.reason.length < 20)).toEqual([]))

test.each(
  Object.entries(storyCharts).flatMap(([id, one]) =>
    one.kind === 'none' ? [] : one.places.map((place) => ({ id, ...place })),
  ),
)('$id: $chart can stand at $at', ({ chart, at }) => {
  const { machine } = entryIn(catalogue, chart)
  const inner = at.map((place) => machine.getStateNodeById(`${chart}.${place}`).type)
  expect(inner.filter((type) => !['atomic', 'final'].includes(type))).toEqual([])
})

/** What the drawn story read of a server. */
const read: string[] = []

/** No server: what a story types is refused, so that nothing tries to keep it later, in somebody else's test. */
function noServer(path: string, { method = 'GET' }: RequestInit = {}) {
  if (method === 'GET') read.push(path)
  return path.startsWith('/api/drafts/')
    ? Promise.resolve(new Response('', { status: 409 }))
    : Promise.reject(new TypeError('no connection'))
}

beforeEach(() => {
  read.length = 0
  vi.stubGlobal('fetch', noServer)
})
afterAll(() => void vi.unstubAllGlobals())
afterEach(() => {
  cleanup()
  Reflect.deleteProperty(globalThis, 'chartInspection')
})

/** Draws a story; tells where the charts that run in it stand, by chart, whenever asked. */
async function charting(Story: ComponentType): Promise<() => ReadonlyMap<string, readonly string[]>> {
  const latest = new Map<string, readonly [chart: string, place: string]>()
  const { inspect } = watchCharts({
    actor: () => undefined,
    snapshot: (actor, { state }) => latest.set(actor.sessionId, [Object(actor).logic.id, state]),
  })
  Object.assign(globalThis, { chartInspection: { inspect } })
  await act(async () => {
    render(createElement(Story))
  })
  return () => {
    const all = [...latest.values()]
    return new Map(all.map(([chart]) => [chart, all.flatMap(([one, place]) => (one === chart ? [place] : []))]))
  }
}

/** A place as the inspector writes it. */
const written = ({ at }: ChartPlace) =>
  at
    .map((place) => place.replaceAll('.', ' › '))
    .sort()
    .join(' + ')

/** They run in the shell around a page, which most stories leave out. */
const around = ['session', 'chat']

const running = named.flatMap(({ id, Story, one }) => (one?.kind === 'runs' ? [{ id, Story, places: one.places }] : []))

test.each(running)(
  '$id: its charts really stand there, and no server is asked',
  async ({ Story, places: expected }) => {
    const running = await charting(Story)
    // A part whose script is fetched on first use starts its chart a moment later.
    await vi.waitFor(() => {
      const wrong = expected.filter((place) => {
        const places = running().get(place.chart)
        return places === undefined ? !around.includes(place.chart) : !places.includes(written(place))
      })
      expect(wrong.map((place) => [place.chart, written(place), running().get(place.chart)])).toEqual([])
    }, 10_000)
    expect(read).toEqual([])
  },
)
