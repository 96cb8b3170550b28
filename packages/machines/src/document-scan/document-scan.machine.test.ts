import type { ScanStatus, TaxDocument } from '@aangiftewijs/domain/documents'
import { documentOf } from '@aangiftewijs/domain/testing'
import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock, waitFor } from 'xstate'
import { remoteRequest } from '../remote-request/index.ts'
import { type DocumentScanInput, documentScanMachine, type Upload, type UploadOutcome } from './index.ts'
import { grow } from './progress.ts'

const at = (status: ScanStatus) => documentOf(4, 'income_statement', null, { filename: 'jaaropgaaf.pdf', status })
const file = { name: 'jaaropgaaf.pdf', size: 1_200, mediaType: 'application/pdf', content: null }

/** A server that answers uploads and looks from a list, one each. */
function scanWith(
  uploads: readonly UploadOutcome[],
  looks: readonly (TaxDocument | null)[] = [],
  over: Partial<DocumentScanInput> = {},
) {
  const clock = new SimulatedClock()
  const sent: Upload[] = []
  const seen: number[] = []
  const machine = documentScanMachine.provide({
    actors: {
      uploadDocument: remoteRequest<UploadOutcome, Upload>(async (upload) => {
        sent.push(upload)
        const answer = uploads[sent.length - 1]
        if (answer === undefined) throw new Error('File upload failed')
        return answer
      }),
      readDocument: remoteRequest<TaxDocument | null, { id: number }>(async ({ id }) => {
        seen.push(id)
        return looks[seen.length - 1] ?? null
      }),
      removeDocument: remoteRequest<unknown, { id: number }>(async () => null),
    },
  })
  const scan = createActor(machine, { clock, input: { type: 'income_statement', ...over } }).start()
  return { clock, scan, sent, seen }
}
const uploaded = (status: ScanStatus): UploadOutcome => ({ kind: 'uploaded', document: at(status) })

describe('a file', () => {
  test('that cannot be uploaded is refused with every reason, and nothing is sent', () => {
    const { scan, sent } = scanWith([])
    scan.send({ type: 'a file is chosen', file: { ...file, size: 0, mediaType: 'text/plain' } })
    const { value, context } = scan.getSnapshot()
    expect([value, context.fileProblems, sent]).toEqual(['invalid', ['wrong-type', 'empty'], []])
  })

  test('is uploaded and passed', async () => {
    const { scan, sent } = scanWith([uploaded('passed')])
    scan.send({ type: 'a file is chosen', file })
    const { context } = await waitFor(scan, (snapshot) => snapshot.hasTag('passed'))
    expect([sent, context.progress, context.document, context.file]).toEqual([
      [{ type: 'income_statement', file, password: null }],
      100,
      at('passed'),
      null,
    ])
  })

  test('that could not be uploaded says why and can be tried again', async () => {
    const { scan, sent } = scanWith([])
    scan.send({ type: 'a file is chosen', file })
    const { context } = await waitFor(scan, (snapshot) => snapshot.hasTag('failed'))
    scan.send({ type: 'trying again is chosen' })
    await waitFor(scan, (snapshot) => snapshot.hasTag('failed'))
    expect([context.failure, sent.length]).toEqual([
      { kind: 'unreachable', status: null, message: 'File upload failed' },
      2,
    ])
  })

  test('that is protected asks for its password until it fits, and keeps none', async () => {
    const { scan, sent } = scanWith([{ kind: 'password-required' }, { kind: 'password-required' }, uploaded('passed')])
    scan.send({ type: 'a file is chosen', file })
    const first = await waitFor(scan, (snapshot) => snapshot.hasTag('password'))
    scan.send({ type: 'a password is given', password: '' })
    scan.send({ type: 'a password is given', password: 'fout' })
    const second = await waitFor(scan, (snapshot) => snapshot.hasTag('password'))
    scan.send({ type: 'a password is given', password: 'goed' })
    const last = await waitFor(scan, (snapshot) => snapshot.hasTag('passed'))
    expect([
      first.context.passwordTries,
      second.context.passwordTries,
      sent.map(({ password }) => password),
      JSON.stringify(second.context).includes('fout') || JSON.stringify(last.context).includes('goed'),
    ]).toEqual([0, 1, [null, 'fout', 'goed'], false])
  })
})

describe('a document that is being read', () => {
  test('is looked at every two seconds until its figures are there', async () => {
    const { scan, clock, seen } = scanWith([uploaded('scanning')], [at('scanning'), at('passed')])
    scan.send({ type: 'a file is chosen', file })
    await waitFor(scan, (snapshot) => snapshot.matches({ scanning: 'waiting' }))
    clock.increment(1_999)
    const before = seen.length
    clock.increment(1)
    await waitFor(scan, (snapshot) => snapshot.matches({ scanning: 'waiting' }))
    clock.increment(2_000)
    await waitFor(scan, (snapshot) => snapshot.hasTag('passed'))
    expect([before, seen]).toEqual([0, [4, 4]])
  })

  test('is treated as processed after thirty seconds', async () => {
    const { scan, clock } = scanWith([uploaded('scanning')])
    scan.send({ type: 'a file is chosen', file })
    await waitFor(scan, (snapshot) => snapshot.hasTag('scanning'))
    clock.increment(30_000)
    expect([scan.getSnapshot().value, scan.getSnapshot().context.document]).toEqual(['unread', at('scanning')])
  })
})

describe.each(['delayed', 'timed_out'] as const)('a document that is %s', (status) => {
  test('is looked at every ten seconds until its figures are there', async () => {
    const { scan, clock, seen } = scanWith([], [at(status), at('passed')], { document: at(status) })
    const opened = scan.getSnapshot().hasTag('late')
    clock.increment(9_999)
    const before = seen.length
    clock.increment(1)
    await waitFor(scan, (snapshot) => snapshot.matches({ late: 'waiting' }))
    clock.increment(10_000)
    const { context } = await waitFor(scan, (snapshot) => snapshot.hasTag('passed'))
    expect([opened, before, seen, context.document]).toEqual([true, 0, [4, 4], at('passed')])
  })

  test('is looked at no more when the server has given up', () => {
    const { scan, clock } = scanWith([], [], { document: at(status) })
    clock.increment(660_000)
    expect(scan.getSnapshot().value).toBe('unread')
  })
})

describe('after a success', () => {
  test('the form empties itself after one and a half seconds where several are allowed', async () => {
    const { scan, clock } = scanWith([uploaded('passed')], [], { allowsSeveral: true })
    scan.send({ type: 'a file is chosen', file })
    await waitFor(scan, (snapshot) => snapshot.hasTag('passed'))
    clock.increment(1_499)
    const before = scan.getSnapshot().value
    clock.increment(1)
    expect([before, scan.getSnapshot().value, scan.getSnapshot().context.document]).toEqual([
      'passed',
      'choosing',
      null,
    ])
  })

  test('it stays where one is enough, until the document is removed', async () => {
    const { scan, clock } = scanWith([uploaded('passed')])
    scan.send({ type: 'a file is chosen', file })
    await waitFor(scan, (snapshot) => snapshot.hasTag('passed'))
    clock.increment(60_000)
    const before = scan.getSnapshot().value
    scan.send({ type: 'removing is chosen' })
    const { context } = await waitFor(scan, (snapshot) => snapshot.matches('choosing'))
    expect([before, context.document]).toEqual(['passed', null])
  })
})

test.each<[ScanStatus, string]>([
  ['passed', 'passed'],
  ['unread', 'unread'],
  ['password_required', 'passwordRequired'],
  ['failed', 'failed'],
])('a document that stands at %s opens so', (status, value) => {
  const { scan } = scanWith([], [], { document: at(status) })
  expect(scan.getSnapshot().value).toBe(value)
})

describe('the simulated bar', () => {
  test('grows every 300 milliseconds', () => {
    const { scan, clock } = scanWith([uploaded('passed')])
    scan.send({ type: 'a file is chosen', file })
    clock.increment(299)
    const before = scan.getSnapshot().context.progress
    clock.increment(1)
    expect([before, scan.getSnapshot().context.progress > 0]).toEqual([0, true])
  })

  test('never shrinks, never passes 95, and repeats for the same seed', () => {
    const run = (seed: number) =>
      Array.from({ length: 60 }).reduce<{ progress: number; seed: number }[]>(
        (steps) => [...steps, grow(steps.at(-1)?.progress ?? 0, steps.at(-1)?.seed ?? seed)],
        [],
      )
    const bars = run(7).map(({ progress }) => progress)
    expect([bars.at(-1), bars.every((bar, place) => bar >= (bars[place - 1] ?? 0)), run(7)]).toEqual([95, true, run(7)])
  })
})
