import { expect, test } from 'vitest'
import { sentEvents, takenTransitions, wizardEventsText } from './wizard-events.ts'

const transitions = takenTransitions()

test('every event of the wizard is sent by the product', () =>
  expect(sentEvents().filter(({ sentBy }) => sentBy.length === 0)).toEqual([]))

test('every transition of the wizard is taken in the product', () =>
  expect(transitions.filter(({ takenBy }) => takenBy.includes('nobody'))).toEqual([]))

test('docs/wizard-events.md says where; else run this with -u', () =>
  expect(wizardEventsText(transitions)).toMatchFileSnapshot('../docs/wizard-events.md'))
