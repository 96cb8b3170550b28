import { catalogue, placeOf } from '@aangiftewijs/machines/catalogue'
import { activeAt, chartTree } from '@aangiftewijs/machines/chart-tree'
import { composeStories } from '@storybook/react-vite'
import { act, cleanup, render } from '@testing-library/react'
import { type ComponentType, createElement } from 'react'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { afterEach, expect, test, vi } from 'vitest'
import type { AnyMachineSnapshot, InspectionEvent } from 'xstate'
import { type ChartPlace, storyCharts } from './story-charts.ts'

type StoriesModule = Parameters<typeof composeStories>[0]

// Sixty stories are drawn here, one after the other.
vi.setConfig({ testTimeout: 30_000 })

const files = import.meta.glob<StoriesModule>('../**/*.stories.tsx', { eager: true })

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
const named = Object.entries(storyCharts)

test('every screen story names its charts, or says why it has none', () =>
  expect([...screens.keys()].sort()).toEqual(Object.keys(storyCharts).sort()))

test('who has no chart says why', () =>
  expect(named.filter(([, one]) => one.kind === 'none' && one.reason.length < 20)).toEqual([]))

test.each(named.flatMap(([id, one]) => (one.kind === 'none' ? [] : one.places.map((place) => ({ id, ...place })))))(
  '$id: $chart can stand at $at',
  ({ chart, at }) => {
    const entry = catalogue.find(({ id }) => id === chart)
    expect(entry?.id).toBe(chart)
    if (entry !== undefined) expect(activeAt(chartTree(entry.machine), at)).toContain(`${chart}.${at[0]}`)
  },
)

afterEach(() => {
  cleanup()
  Reflect.deleteProperty(globalThis, 'chartInspection')
})

/** Where the charts that run in a story stand after it was drawn, by chart. */
async function placesIn(Story: ComponentType): Promise<ReadonlyMap<string, readonly string[]>> {
  const latest = new Map<string, readonly [chart: string, place: string]>()
  const inspect = (event: InspectionEvent) => {
    if (event.type !== '@xstate.snapshot' || !('logic' in event.actorRef)) return
    const entry = catalogue.find(({ id }) => id === Object(event.actorRef).logic?.id)
    const snapshot = event.snapshot as AnyMachineSnapshot
    if (entry !== undefined) latest.set(event.actorRef.sessionId, [entry.id, placeOf(entry, snapshot)])
  }
  Object.assign(globalThis, { chartInspection: { inspect } })
  await act(async () => {
    render(createElement(Story))
  })
  const all = [...latest.values()]
  return new Map(all.map(([chart]) => [chart, all.flatMap(([one, place]) => (one === chart ? [place] : []))]))
}

/** A place as the inspector writes it. */
const written = ({ at }: ChartPlace) =>
  at
    .map((place) => place.replaceAll('.', ' › '))
    .sort()
    .join(' + ')

test.each(named.filter(([, { kind }]) => kind === 'runs'))('%s: its charts really stand there', async (id, one) => {
  const Story = screens.get(id)
  if (Story === undefined || one.kind === 'none') throw new Error(`There is no story ${id}`)
  const running = await placesIn(Story)
  // Charts that only start when they are needed say nothing yet.
  const wrong = one.places.filter((place) => running.get(place.chart)?.includes(written(place)) === false)
  expect(wrong.map((place) => [written(place), running.get(place.chart)])).toEqual([])
})
