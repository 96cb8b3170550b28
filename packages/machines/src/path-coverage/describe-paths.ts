import { mkdirSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { type Walk, walkChart } from './walk.ts'

const results = new URL('../../../../test-results/charts/', import.meta.url)

/**
 * The path tests of one chart: every state is reached, every transition taken, every path can be walked again. The
 * figures go to `test-results/charts/<chart>.json`, where the test command finds them.
 */
export function describePaths(machine: AnyStateMachine, walk: Walk): void {
  const walked = walkChart(machine, walk)
  const { states, statesCovered, transitions, transitionsCovered, paths, undescribed } = walked
  mkdirSync(results, { recursive: true })
  writeFileSync(
    new URL(`${machine.id}.json`, results),
    `${JSON.stringify({
      chart: machine.id,
      states: states.length,
      statesCovered: statesCovered.length,
      transitions: transitions.length,
      transitionsCovered: transitionsCovered.length,
      paths: paths.length,
    })}\n`,
  )

  describe(`the paths of ${machine.id}`, () => {
    test('reach every state', () => expect(statesCovered).toEqual(states))
    test('take every transition', () => expect(transitionsCovered).toEqual(transitions))
    test('have words for every state and transition, and a specification for every state', () =>
      expect(undescribed).toEqual([]))
  })
}
