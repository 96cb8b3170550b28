import { type Tip, tipsFor } from '@aangiftewijs/domain/tips'
import { expect, test } from 'vitest'
import { createActor, SimulatedClock, waitFor } from 'xstate'
import { remoteRequest } from '../remote-request/index.ts'
import { answered } from '../testing/filings.ts'
import { type TipsAsked, tipsMachine } from './index.ts'

const asked = { type: 'tips are asked for', filing: answered, documents: [] } as const

test('tips are there after one and a half seconds', async () => {
  const clock = new SimulatedClock()
  const tips = createActor(tipsMachine, { clock }).start()
  tips.send(asked)
  clock.increment(1_499)
  const before = tips.getSnapshot().hasTag('generating')
  clock.increment(1)
  const { context } = await waitFor(tips, (snapshot) => snapshot.hasTag('shown'))
  expect([before, context.tips]).toEqual([true, tipsFor(answered, [])])
})

test('without a return that is said at once', () => {
  const tips = createActor(tipsMachine).start()
  tips.send({ ...asked, filing: null })
  expect([...tips.getSnapshot().tags]).toEqual(['no-filing'])
})

test('a failure can be tried again', async () => {
  const clock = new SimulatedClock()
  let tries = 0
  const failing = tipsMachine.provide({
    actors: {
      makeTips: remoteRequest<readonly Tip[], TipsAsked | null>(async () => {
        tries += 1
        if (tries === 1) throw new Error('broken')
        return []
      }),
    },
  })
  const tips = createActor(failing, { clock }).start()
  tips.send(asked)
  clock.increment(1_500)
  const failed = await waitFor(tips, (snapshot) => snapshot.hasTag('failed'))
  tips.send({ type: 'trying again is chosen' })
  clock.increment(1_500)
  const shown = await waitFor(tips, (snapshot) => snapshot.hasTag('shown'))
  expect([failed.context.failure?.message, shown.context.failure]).toEqual(['broken', null])
})
