import { expect, test } from 'vitest'
import { openChart } from '../chart/stepping.ts'
import { stateOf } from '../chart/transitions.ts'
import { catalogue, choicesIn, entryIn, possibleIn, walkChoices } from './index.ts'

const steps = ['Setup', 'Partner', 'Documents', 'Income', 'Deductions', 'Review', 'Submit']
const wizard = entryIn(catalogue, 'tax-return')

test('what may be done where the wizard opens', () => {
  const { snapshot } = openChart(wizard.machine, wizard.input)
  expect([stateOf(snapshot), possibleIn(wizard, snapshot).map(({ id }) => id)]).toEqual([
    'setup › answering',
    [
      'answers are given · A return alone',
      'answers are given · A joint return',
      'answers are given · Nothing filled in',
      'a new return is started',
      'a step is chosen · Setup',
      ...steps.map((step) => `a page is opened · ${step}`),
      'the return is read again · Fully answered',
      'the return is read again · There is none',
      'the documents are read',
      'a draft meets a newer version · Setup',
    ],
  ])
})

test('what is not possible is there, with the guards that stop it', () => {
  const { snapshot } = openChart(wizard.machine, wizard.input)
  const choice = choicesIn(wizard, snapshot).find(({ id }) => id === 'back is chosen')
  expect(choice?.possibility).toEqual({ kind: 'guarded', guards: ['there is a step before this one'] })
})

test('a path of choices can be walked again', () => {
  expect(
    walkChoices(wizard, [
      'answers are given · A return alone',
      'saving the answers · Fails: no connection',
      'trying again is chosen',
    ]),
  ).toEqual(['setup › saving', 'setup › failed', 'setup › saving'])
})

test('a choice that is not possible there is refused with a sentence', () => {
  expect(() => walkChoices(wizard, ['saving the answers · Saved'])).toThrow(
    '“saving the answers · Saved” is not possible at setup › answering',
  )
})

test('delays can be skipped', () => {
  const chat = entryIn(catalogue, 'chat')
  expect(walkChoices(chat, ['a message is sent · A question', 'after the second in which the advisor types'])).toEqual([
    'conversation › typing › thinking + panel › open',
    'conversation › typing › replying + panel › open',
  ])
})

test('no two choices have the same name', () => {
  const doubles = catalogue.flatMap((entry) => {
    const ids = choicesIn(entry, openChart(entry.machine, entry.input).snapshot).map(({ id }) => id)
    return ids.filter((id, place) => ids.indexOf(id) !== place)
  })
  expect(doubles).toEqual([])
})
