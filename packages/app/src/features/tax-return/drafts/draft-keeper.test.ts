import type { FormFields } from '@aangiftewijs/domain/form'
import { revisionsOfSave } from '@aangiftewijs/domain/tax-return'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallFailed } from '../../../ports/api.ts'
import { createDraftKeeper } from './draft-keeper.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A keeper whose sendings end as the test says. */
function open() {
  const sent: [FormFields, number][] = []
  const endings: { succeed: () => void; fail: (failure: unknown) => void }[] = []
  const onFailure = vi.fn()
  let text = ''
  const keeper = createDraftKeeper({
    send: (fields, revision) => {
      sent.push([fields, revision])
      return new Promise((resolve, reject) => endings.push({ succeed: () => resolve(null), fail: reject }))
    },
    onFailure,
  })
  return {
    keeper,
    sent,
    onFailure,
    type: (typed: string) => {
      text = typed
      keeper.typed(() => ({ salary: text }))
    },
    end: async (how: 'succeed' | 'fail', failure?: unknown) => {
      endings.shift()?.[how](failure)
      await vi.advanceTimersByTimeAsync(0)
    },
  }
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

test('what is typed is sent 800 ms after its first keystroke, as it stands then, and once', async () => {
  const { sent, type, end } = open()
  type('1')
  await pass(700)
  type('12')
  expect(sent).toEqual([])
  await pass(100)
  expect(sent).toEqual([[{ salary: '12' }, 1]])
  await end('succeed')
  await pass(60_000)
  expect(sent.length).toBe(1)
})

test('one is sent at a time; what was typed meanwhile follows', async () => {
  const { sent, type, end } = open()
  type('1')
  await pass(800)
  type('2')
  await pass(5_000)
  expect(sent.length).toBe(1)
  await end('succeed')
  await pass(800)
  expect(sent).toEqual([
    [{ salary: '1' }, 1],
    [{ salary: '2' }, 2],
  ])
})

test('leaving the page sends at once, also while something is on its way', async () => {
  const { keeper, sent, type } = open()
  type('1')
  await pass(800)
  type('2')
  keeper.leave()
  keeper.leave()
  expect(sent.map(([fields]) => fields)).toEqual([{ salary: '1' }, { salary: '2' }])
})

test('what could not be kept is said and sent again, with what was typed since', async () => {
  const { sent, type, end, onFailure } = open()
  type('1')
  await pass(800)
  await end('fail', new TypeError('offline'))
  expect(onFailure).toHaveBeenCalledTimes(1)
  await pass(5_000)
  expect(sent.length).toBe(2)
  await end('fail', new CallFailed(503, 'busy'))
  type('2')
  await pass(5_000)
  expect(sent.at(-1)).toEqual([{ salary: '2' }, 3])
})

test('what is refused is not sent again until something is typed', async () => {
  const { sent, type, end } = open()
  type('1')
  await pass(800)
  await end('fail', new CallFailed(409, 'submitted'))
  await pass(60_000)
  expect(sent.length).toBe(1)
})

test('answers on their way to be saved are no draft; when they are not saved they are again', async () => {
  const { keeper, sent, type } = open()
  type('1')
  keeper.hold()
  await pass(5_000)
  keeper.end()
  expect(sent).toEqual([])
  keeper.release()
  await pass(800)
  // Above whatever came late of what was typed before.
  expect(sent).toEqual([[{ salary: '1' }, revisionsOfSave + 1]])
})

test('a page that is closed while it saves sends all the same', () => {
  const { keeper, sent, type } = open()
  type('1')
  keeper.hold()
  keeper.leave()
  expect(sent.length).toBe(1)
})

test('what is discarded is not sent', async () => {
  const { keeper, sent, type } = open()
  type('1')
  keeper.drop()
  keeper.end()
  await pass(5_000)
  expect(sent).toEqual([])
})

test('what could not be kept is said also while more is typed', async () => {
  const { sent, type, end, onFailure } = open()
  type('1')
  await pass(800)
  type('2')
  await end('fail', new DOMException('took too long', 'AbortError'))
  expect(onFailure).toHaveBeenCalledTimes(1)
  await pass(800)
  expect(sent.length).toBe(2)
})

test('of what fails after something newer was sent nothing is said, nor is it sent again', async () => {
  const { keeper, sent, type, end, onFailure } = open()
  type('1')
  await pass(800)
  type('2')
  keeper.leave()
  await end('fail', new DOMException('took too long', 'AbortError'))
  await end('succeed')
  await pass(60_000)
  expect([onFailure.mock.calls, sent.length]).toEqual([[], 2])
})

test('what was on its way when a save began, and was lost, is sent again when the save failed', async () => {
  const { keeper, sent, type, end } = open()
  type('1')
  await pass(800)
  keeper.hold()
  await end('fail', new TypeError('offline'))
  keeper.release()
  await pass(5_000)
  expect(sent.map(([fields]) => fields)).toEqual([{ salary: '1' }, { salary: '1' }])
})
