import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { dashboardWords } from '../packages/app/src/features/dashboard/copy.ts'
import { stepWords } from '../packages/app/src/features/tax-return/copy.ts'
import { matchRoute } from '../packages/app/src/routes.ts'
import { pathOf, steps } from '../packages/domain/src/tax-return/index.ts'
import { catalogue, entryIn } from '../packages/inspector/src/catalogue/index.ts'
import { features } from '../packages/server/src/features/index.ts'

/** What a step of the wizard must have in every package; a step that is added fails here until it is whole. */
describe.each(steps)('the step %s', (step) => {
  const { id, file } = matchRoute('tax', pathOf(step))
  const source = (name: string) => new URL(`../packages/app/src/features/${name}`, import.meta.url)

  test('has a screen of its own', () => expect([id, existsSync(source(file))]).toEqual([step, true]))

  test('has a name in both languages, in the tracker and as a row of the task list', () => {
    const names = [stepWords[step], dashboardWords[step]].flatMap(({ en, nl }) => [en, nl])
    expect(names.map((name) => name.length > 0)).toEqual([true, true, true, true])
  })

  test('has a story of its screen', () => {
    const story = source(file.replace('.tsx', '.stories.tsx'))
    expect(existsSync(story) && readFileSync(story, 'utf8').includes("title: 'Screens/")).toBe(true)
  })

  test('has a page handler, so that it works without script', () => {
    const handlers = features.flatMap(({ forms }) => forms).filter(({ path }) => path === pathOf(step))
    expect(handlers.map(({ access }) => access)).toEqual(['signed-in'])
  })

  test('has a state in the chart, and answers to try it with in the inspector', () => {
    const wizard = entryIn(catalogue, 'tax-return')
    const state = wizard.machine.root.states[step]
    const samples = wizard.events.filter(({ where }) => where === state?.id)
    // Review asks nothing: its way on is a choice.
    expect([state?.key, samples.length > 0]).toEqual([step, step !== 'review'])
  })
})
