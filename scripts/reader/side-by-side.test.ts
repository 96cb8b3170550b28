import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sightNames } from '../../packages/server/src/features/documents/reading/candidates/sights.ts'
import { type Net, runnable } from '../../packages/server/src/features/documents/reading/statements/model.ts'
import { sideBySide } from './side-by-side.mjs'

const weights = new URL('../../packages/server/reader/weights.json', import.meta.url)
const { first, second }: Record<'first' | 'second', Net> = JSON.parse(readFileSync(weights, 'utf8')).looks

it('says of everything what the nets say on average', () => {
  const [one, other, both] = [first, second, sideBySide([first, second])].map(runnable)
  const seen = sightNames.map((_, at) => Float32Array.from(sightNames, (__, place) => (place === at ? 1 : 0.1)))
  for (const sight of seen) {
    const average = ((one?.(sight)[0] ?? 0) + (other?.(sight)[0] ?? 0)) / 2
    // A byte holds a weight, so what is joined is rounded once more.
    expect(Math.abs((both?.(sight)[0] ?? 0) - average)).toBeLessThan(0.05 * (1 + Math.abs(average)))
  }
})
