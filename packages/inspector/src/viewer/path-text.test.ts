import { expect, test } from 'vitest'
import { catalogue, entryIn } from '../catalogue/index.ts'
import type { Recording } from '../live/recording.ts'
import { asJourney, asTest } from './path-text.ts'

const chat = entryIn(catalogue, 'chat')
const byHand: Recording = {
  path: ['the panel is toggled', 'a message is sent · A question'],
  leadIn: 0,
  beganAt: '',
  lost: [],
}

test('a path as a test', () => {
  expect(asTest(chat, byHand)).toBe(`import { expect, test } from 'vitest'
import { catalogue, entryIn, walkChoices } from './index.ts'

test('Advisor chat: a path copied from the inspector', () => {
  const path = [
    'the panel is toggled',
    'a message is sent · A question',
  ]
  expect(walkChoices(entryIn(catalogue, 'chat'), path)).toEqual([
    'conversation › listening + panel › closed',
    'conversation › typing › thinking + panel › closed',
  ])
})
`)
})

test('a path as a journey', () => {
  expect(asJourney(chat, byHand)).toBe(`Feature: Advisor chat

  Scenario: a path copied from the inspector
    Given the chart "chat"
    When "the panel is toggled"
    And "a message is sent · A question"
    Then it stands at "conversation › typing › thinking + panel › closed"
`)
})

test('what was recorded and cannot be walked again is said in its place', () => {
  const recorded: Recording = {
    path: ['the panel is toggled'],
    leadIn: 1,
    beganAt: 'conversation › listening + panel › closed',
    lost: [{ words: 'a message is sent', state: 'conversation › typing › thinking + panel › closed' }],
  }
  const remarks = [
    'The first 1 only lead to "conversation › listening + panel › closed", where the recording began.',
    '‹masked› "a message is sent" led to "conversation › typing › thinking + panel › closed": nothing prepared does the same, fill it in by hand.',
  ]
  expect(
    asJourney(chat, recorded)
      .split('\n')
      .filter((line) => line.includes('#')),
  ).toEqual(remarks.map((line) => `    # ${line}`))
  expect(
    asTest(chat, recorded)
      .split('\n')
      .filter((line) => line.includes('//')),
  ).toEqual(remarks.map((line) => `  // ${line}`))
})
