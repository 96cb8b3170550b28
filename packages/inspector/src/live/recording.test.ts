import { expect, test } from 'vitest'
import { catalogue, entryIn, walkChoices } from '../catalogue/index.ts'
import { choose, openRun } from '../viewer/run.ts'
import { recordingOf } from './recording.ts'
import type { SnapshotView } from './snapshot-view.ts'

const wizard = entryIn(catalogue, 'tax-return')

/** What a tab told while these choices were taken in it: names of events and states, nothing of what was typed. */
const toldOf = (path: readonly string[], id = 'tax-return'): readonly SnapshotView[] =>
  path
    .reduce(choose, openRun(entryIn(catalogue, id)))
    .moments.map(({ view }) => ({ ...view, choices: [], context: null }))

const joint = [
  'answers are given · A joint return',
  'saving the answers · Saved',
  'answers are given · Something wrong',
  'answers are given · All right',
  'saving the answers · Fails: no connection',
  'trying again is chosen',
  'saving the answers · Saved',
]

test('a recorded path is found again, also where only a later state tells two answers apart', () =>
  expect(recordingOf(wizard, toldOf(joint))).toEqual({
    path: joint,
    leadIn: 0,
    beganAt: 'setup › answering',
    lost: [],
  }))

test('a chart that opened further on is led there first', () => {
  const recording = recordingOf(wizard, toldOf(joint).slice(2))
  expect(recording).toEqual({ path: joint, leadIn: 2, beganAt: 'partner › answering', lost: [] })
  expect(walkChoices(wizard, recording.path).at(-1)).toBe('income › answering')
})

test('a recording that began at the very end is led there by what people do', () => {
  const { path, leadIn, lost } = recordingOf(
    wizard,
    toldOf([]).map((view) => ({ ...view, state: 'submitted' })),
  )
  expect([walkChoices(wizard, path).at(-1), leadIn, lost]).toEqual(['submitted', path.length, []])
  expect(path.filter((choice) => choice.startsWith('the return is read again'))).toEqual([])
})

test('what nothing prepared repeats is told, and the path ends before it', () => {
  const [opening, saving] = toldOf(['answers are given · A return alone'])
  if (opening === undefined || saving === undefined) throw new Error('nothing was told')
  const strange = { ...saving, state: 'review › answering' }
  expect(recordingOf(wizard, [opening, strange])).toEqual({
    path: [],
    leadIn: 0,
    beganAt: 'setup › answering',
    lost: [{ words: 'answers are given · A return alone', state: 'review › answering' }],
  })
})

test.each([
  [
    'chat',
    ['a message is sent · A question', 'after the second in which the advisor types', 'asking the advisor · A reply'],
  ],
  ['document-scan', ['a file is chosen', 'uploading the file · A password is needed', 'a password is given']],
  ['session', ['credentials are given', 'signing in · Someone is signed in', 'signing out is chosen']],
] as const)('the other charts, too: %s', (id, path) => {
  const told = toldOf(path, id)
  const { path: found, lost } = recordingOf(entryIn(catalogue, id), told)
  expect([walkChoices(entryIn(catalogue, id), found), lost]).toEqual([told.slice(1).map(({ state }) => state), []])
})
