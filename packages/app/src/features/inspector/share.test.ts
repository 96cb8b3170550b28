import { catalogue, entryIn } from '@aangiftewijs/machines/catalogue'
import { expect, test } from 'vitest'
import { asJourney, asTest } from './share.ts'

const chat = entryIn(catalogue, 'chat')
const path = ['the panel is toggled', 'a message is sent · A question']

test('a path as a test', () => {
  expect(asTest(chat, path)).toBe(`import { expect, test } from 'vitest'
import { catalogue, entryIn, walkChoices } from '../catalogue/index.ts'

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
  expect(asJourney(chat, path)).toBe(`Feature: Advisor chat

  Scenario: a path copied from the inspector
    Given the chart "chat"
    When "the panel is toggled"
    And "a message is sent · A question"
    Then it stands at "conversation › typing › thinking + panel › closed"
`)
})
