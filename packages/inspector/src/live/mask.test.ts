import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { catalogue, possibleIn } from '../catalogue/index.ts'
import { openChart, stepChart } from '../chart/stepping.ts'
import { masked } from './mask.ts'
import { viewOf } from './snapshot-view.ts'

test('who it is and what they earn is masked; where it stands is shown', () => {
  expect(
    masked({
      currentStep: 'income',
      version: 3,
      completed: false,
      setupData: { taxIdentifier: '999990019' },
      partnerData: { fullName: 'Jan', bsn: '111222333', email: 'jan@example.org' },
      incomeData: { salary: 45000 },
      problems: [{ field: 'salary', code: 'not-a-number' }],
      filename: 'jaaropgaaf.pdf',
      uploadedAt: new Date(0),
      note: '',
    }),
  ).toEqual({
    currentStep: 'income',
    version: 3,
    completed: false,
    setupData: { taxIdentifier: '‹text›' },
    partnerData: { fullName: '‹text›', bsn: '‹text›', email: '‹text›' },
    incomeData: { salary: '‹number›' },
    problems: [{ field: 'salary', code: 'not-a-number' }],
    filename: '‹text›',
    uploadedAt: '‹date›',
    note: '',
  })
})

test('nothing of a member that is not on the list comes through, however deep', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('fields', 'user', 'filing', 'messages')),
      fc.string({ minLength: 6 }),
      (way, secret) => {
        const value = way.reduce<unknown>((inner, name) => ({ [name]: [inner] }), { bsn: secret })
        const names = new Set(['bsn', ...way, '‹text›'])
        const rest = JSON.stringify(masked(value))
        return names.has(secret) || !rest.includes(JSON.stringify(secret))
      },
    ),
  )
})

test('no chart shows a BSN, name, address or amount after any single choice', () => {
  const personal = /999990019|111222333|Example P|@example|45[.]?000|geheim|a long password|jaaropgaaf/
  const leaks = catalogue.flatMap((entry) => {
    const { snapshot } = openChart(entry.machine, entry.input)
    return possibleIn(entry, snapshot)
      .map(({ id, event }) => {
        const next = stepChart(entry.machine, snapshot, event).snapshot
        return [id, JSON.stringify(viewOf(entry, next, { event: { words: id, type: event.type }, taken: [] }))] as const
      })
      .filter(([, text]) => personal.test(text))
  })
  expect(leaks).toEqual([])
})
