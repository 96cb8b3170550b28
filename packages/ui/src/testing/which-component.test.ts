import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const page = readFileSync(new URL('../stories/start/WhichComponent.mdx', import.meta.url), 'utf8')
const sources = import.meta.glob<string>('../components/*/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const titles = Object.values(sources).flatMap((source) => /title: 'Components\/(\w+)'/.exec(source)?.[1] ?? [])

test('every component is in the list of what to take for what, and nothing else', () => {
  const linked = [...page.matchAll(/\[(\w+)\]\(\?path=\/docs\/components-(\w+)--docs\)/g)]
  expect(linked.filter(([, name = '', id]) => name.toLowerCase() !== id)).toEqual([])
  expect(
    [...new Set(linked.map(([, name]) => name))].sort(),
    'packages/ui/src/stories/start/WhichComponent.mdx needs a row for each component: what to take it for, [Name](?path=/docs/components-name--docs)',
  ).toEqual(titles.sort())
})
