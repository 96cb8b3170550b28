import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock, waitFor } from 'xstate'
import { remoteRequest } from '../remote-request/index.ts'
import { user } from '../testing/people.ts'
import { sessionMachine } from './index.ts'

const minute = 60_000

/** Lets time pass minute by minute: the simulated clock starts new timers only between its steps. */
function pass(clock: SimulatedClock, time: number) {
  for (let left = time; left > 0; left -= minute) clock.increment(Math.min(minute, left))
}

function sessionOfSomebody(stillThere = true) {
  const clock = new SimulatedClock()
  const machine = sessionMachine.provide({
    actors: {
      askWho: remoteRequest(async () => (stillThere ? user : null)),
      signOut: remoteRequest<unknown, null>(async () => {
        throw Object.assign(new Error('500: Sorry'), { status: 500 })
      }),
    },
  })
  return { clock, session: createActor(machine, { clock, input: { user } }).start() }
}

describe('an idle person', () => {
  test('whose time had begun before the chart is warned that much earlier, and after an answer not', () => {
    const warnedAt = (idleFor: number, asksFirst: boolean) => {
      const clock = new SimulatedClock()
      const session = createActor(sessionMachine, { clock, input: { user, idleFor } }).start()
      if (asksFirst) session.send({ type: 'the server was asked' })
      let minutes = 0
      for (; !session.getSnapshot().hasTag('warned'); minutes += 1) clock.increment(minute)
      return minutes
    }
    expect([warnedAt(12 * minute, false), warnedAt(12 * minute, true)]).toEqual([1, 13])
  })

  test.each<[number, 'present' | 'ended', object | string]>([
    [13 * minute - 1, 'present', { present: 'active' }],
    [13 * minute, 'present', { present: { warned: 'asking' } }],
    [15 * minute - 1, 'present', { present: { warned: 'asking' } }],
    [15 * minute, 'ended', 'ended'],
  ])('after %d ms', (time, tag, value) => {
    const { clock, session } = sessionOfSomebody()
    pass(clock, time)
    const snapshot = session.getSnapshot()
    expect([snapshot.hasTag(tag), snapshot.value]).toEqual([true, value])
  })

  test('is told why, and nothing of them is kept', () => {
    const { clock, session } = sessionOfSomebody()
    pass(clock, 15 * minute)
    expect(session.getSnapshot().context).toEqual({ user: null, failure: null, endReason: 'idle', idleFor: 0 })
  })

  test('stays when asked to, and is warned again thirteen minutes later', async () => {
    const { clock, session } = sessionOfSomebody()
    pass(clock, 14 * minute)
    session.send({ type: 'staying signed in is chosen' })
    await waitFor(session, (snapshot) => snapshot.matches({ present: 'active' }))
    pass(clock, 13 * minute - 1)
    const before = session.getSnapshot().value
    clock.increment(1)
    expect([before, session.getSnapshot().value]).toEqual([{ present: 'active' }, { present: { warned: 'asking' } }])
  })

  test('learns that the session is over when extending it comes too late', async () => {
    const { clock, session } = sessionOfSomebody(false)
    pass(clock, 14 * minute)
    session.send({ type: 'staying signed in is chosen' })
    const { context } = await waitFor(session, (snapshot) => snapshot.hasTag('ended'))
    expect(context).toEqual({ user: null, failure: null, endReason: 'elsewhere', idleFor: 0 })
  })
})

test.each(['time', 'elsewhere'] as const)(
  'whose session is over is told by what as far as the server knows: %s',
  (endReason) => {
    const { session } = sessionOfSomebody()
    session.send({ type: 'the session turned out to be over', endReason })
    expect(session.getSnapshot().context).toEqual({ user: null, failure: null, endReason, idleFor: 0 })
  },
)

test('a busy person is signed out after twelve hours, not before', () => {
  const { clock, session } = sessionOfSomebody()
  const values: unknown[] = []
  for (let passed = 0; passed < 12 * 60; passed += 10) {
    session.send({ type: 'the server was asked' })
    values.push(session.getSnapshot().value)
    pass(clock, 10 * minute)
  }
  expect([new Set(values.map((value) => JSON.stringify(value))), session.getSnapshot().context.endReason]).toEqual([
    new Set(['{"present":"active"}']),
    'absolute',
  ])
})

test('a failed sign-out leaves the person signed in and says why', async () => {
  const { session } = sessionOfSomebody()
  session.send({ type: 'signing out is chosen' })
  const { context, value } = await waitFor(session, (snapshot) => snapshot.hasTag('failed'))
  expect({ context, value }).toEqual({
    context: {
      user,
      failure: { kind: 'refused', status: 500, message: '500: Sorry' },
      endReason: null,
      idleFor: 0,
    },
    value: { present: 'notSignedOut' },
  })
})

test('a password is never kept', () => {
  const session = createActor(
    sessionMachine.provide({ actors: { signIn: remoteRequest(() => new Promise(() => {})) } }),
    { input: { user: null } },
  ).start()
  session.send({ type: 'credentials are given', credentials: { username: 'sanne', password: 'geheim-geheim' } })
  const snapshot = session.getSnapshot()
  session.stop()
  expect([snapshot.value, JSON.stringify(snapshot.context).includes('geheim')]).toEqual([
    { absent: 'signingIn' },
    false,
  ])
})
