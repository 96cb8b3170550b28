import { afterAll, beforeAll, expect, test } from 'vitest'
import { goodPassword } from '../../testing/browser.ts'
import { startServer, type TestServer } from '../../testing/start-server.ts'
import { isOnPostgres } from '../../testing/test-database.ts'
import { type Attempt, createSignInThrottle, throttleOf } from './sign-in-throttle.ts'
import { createTarpit } from './tarpit.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const guess = (username: string) => ({ username, password: 'a wrong guess' })
const right = (username: string) => ({ username, password: goodPassword })

test('after ten failures a stranger must wait, told how long; the owner’s own browser still gets in', async () => {
  const owner = server.browser()
  await owner.register('guarded')
  await owner.call('POST', '/api/logout')
  const stranger = server.browser()
  for (let tries = 0; tries < 10; tries += 1) {
    expect((await stranger.call('POST', '/api/login', guess('guarded'))).status).toBe(401)
  }
  const refused = await stranger.call('POST', '/api/login', right('Guarded'))
  expect([refused.status, refused.text]).toEqual([429, 'Too many attempts. Try again in 15 minutes.'])
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(800)
  expect((await owner.call('POST', '/api/login', right('guarded'))).status).toBe(200)
})

test('a browser that signed in to an account of this name before it was another’s is no browser of its owner', async () => {
  const [former, owner] = [server.browser(), server.browser()]
  await former.register('given.up')
  expect((await former.call('DELETE', '/api/user', { password: goodPassword })).status).toBe(204)
  await owner.register('given.up')
  await owner.call('POST', '/api/logout')
  for (let tries = 0; tries < 11; tries += 1) await former.call('POST', '/api/login', guess('given.up'))
  expect((await former.call('POST', '/api/login', guess('given.up'))).status).toBe(429)
  expect((await owner.call('POST', '/api/login', right('given.up'))).status).toBe(200)
})

test('unknown accounts are throttled alike', async () => {
  const stranger = server.browser()
  for (let tries = 0; tries < 10; tries += 1) await stranger.call('POST', '/api/login', guess('nobody'))
  expect((await stranger.call('POST', '/api/login', guess('nobody'))).status).toBe(429)
})

test('parallel guesses do not overtake the count', async () => {
  await server.browser().register('raced')
  const stranger = server.browser()
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => stranger.call('POST', '/api/login', guess('raced'))),
  )
  expect(answers.filter(({ status }) => status === 401).length).toBe(10)
})

/** Notes for how long answers are held, and holds none. */
function notedThrottle() {
  const held: number[] = []
  const tarpit = createTarpit(async (milliseconds) => held.push(milliseconds))
  return { throttle: createSignInThrottle(server.dependencies, tarpit), held }
}

test('one account is guarded against many addresses: answers come later and later, then three of each network; its owner’s browsers get in at once', async () => {
  const { throttle, held } = notedThrottle()
  const from = (address: string, isKnownDevice = false): Attempt => ({ account: 'anna', address, isKnownDevice })
  await Promise.all(Array.from({ length: 20 }, (_, tries) => throttle.begin(from(`192.0.2.${tries}`))))
  expect(held).toEqual([])
  for (let tries = 20; tries < 40; tries += 1) await (await throttle.begin(from(`192.0.2.${tries}`)))()
  expect(held).toEqual(Array.from({ length: 20 }, (_, beyond) => (beyond + 1) * 500))
  for (const address of ['198.51.100.1', '2001:db8:3:1::1']) {
    const neighbour = address.replace('3:1', '3:2')
    for (const one of [address, address, neighbour]) await (await throttle.begin(from(one)))()
    await expect(throttle.begin(from(neighbour))).rejects.toMatchObject({ id: 'too-many' })
  }
  expect(held.slice(20)).toEqual(Array(6).fill(10_000))
  await (await throttle.begin(from('198.51.100.1', true)))()
  expect(held).toHaveLength(26)
})

test('strangers who go on and on from many addresses do not keep the owner out on a new browser', async () => {
  const { throttle, held } = notedThrottle()
  const from = (address: string): Attempt => ({ account: 'frieda', address, isKnownDevice: false })
  const strangers = Array.from({ length: 200 }, (_, at) => `192.0.2.${at}`)
  for (let round = 0; round < 6; round += 1) {
    await Promise.allSettled(strangers.map((address) => throttle.begin(from(address))))
    await (await throttle.begin(from('198.51.100.1')))()
    expect(held.at(-1)).toBe(10_000)
    await throttle.succeed(from('198.51.100.1'))
  }
})

test('the owner on a new browser is not refused while strangers guess: the answer is late, and it is the right one', async () => {
  const [owner, stranger] = [server.browser(), server.browser()]
  await owner.register('besieged')
  const throttle = throttleOf(server)
  const from = (address: string): Attempt => ({ account: 'besieged', address, isKnownDevice: false })
  await Promise.all(Array.from({ length: 20 }, (_, tries) => throttle.begin(from(`192.0.2.${tries}`))))
  const before = performance.now()
  expect((await stranger.call('POST', '/api/login', right('besieged'))).status).toBe(200)
  expect(performance.now() - before).toBeGreaterThan(490)
})

test('of many late answers at once four of one network are held, the others are refused', async () => {
  const throttle = createSignInThrottle(
    server.dependencies,
    createTarpit(() => new Promise(() => {})),
  )
  const from = (address: string): Attempt => ({ account: 'eve', address, isKnownDevice: false })
  await Promise.all(Array.from({ length: 20 }, (_, tries) => throttle.begin(from(`192.0.2.${tries}`))))
  const heldOf = async (addressOf: (tries: number) => string) => {
    const late = await Promise.allSettled(
      Array.from({ length: 9 }, (_, tries) => throttle.begin(from(addressOf(tries)))),
    )
    return late.filter(({ status }) => status === 'fulfilled').length
  }
  expect(await heldOf(() => '198.51.100.1')).toBe(4)
  expect(await heldOf((tries) => `2001:db8:4:${tries}::1`)).toBe(4)
  expect(await heldOf((tries) => `198.18.0.${tries}`)).toBe(9)
})

test('one address is guarded over many accounts; successes cost nothing', async () => {
  const { throttle, held } = notedThrottle()
  const at = (account: string): Attempt => ({ account, address: '203.0.113.1', isKnownDevice: false })
  for (let tries = 0; tries < 120; tries += 1) {
    await throttle.begin(at(`user ${tries}`))
    await throttle.succeed(at(`user ${tries}`))
  }
  await Promise.all(Array.from({ length: 100 }, (_, tries) => throttle.begin(at(`user ${tries}`))))
  expect(held).toEqual([])
  for (let tries = 100; tries < 200; tries += 1) await (await throttle.begin(at(`user ${tries}`)))()
  expect([held.length, held.at(-1)]).toEqual([100, 10_000])
  await expect(throttle.begin(at('bert'))).rejects.toMatchObject({ id: 'too-many' })
})

test('an IPv6 customer is one address by /64, and counted once more by /48', async () => {
  const throttle = createSignInThrottle(server.dependencies)
  const at = (account: string, address: string): Attempt => ({ account, address, isKnownDevice: false })
  for (let tries = 0; tries < 10; tries += 1) await throttle.begin(at('dora', `2001:db8:1:1::${tries}`))
  await expect(throttle.begin(at('dora', '2001:db8:1:1:ffff::1'))).rejects.toMatchObject({ id: 'too-many' })
  await expect(throttle.begin(at('dora', '2001:db8:1:2::1'))).resolves.toBeTypeOf('function')
  for (let net = 0; net < 10; net += 1)
    for (let tries = 0; tries < 99; tries += 1) await throttle.begin(at(`e${net}-${tries}`, `2001:db8:2:${net}::1`))
  for (let tries = 0; tries < 10; tries += 1) await throttle.begin(at(`f${tries}`, `2001:db8:2:${20 + tries}::1`))
  await expect(throttle.begin(at('gus', '2001:db8:2:99::1'))).rejects.toMatchObject({ id: 'too-many' })
})

test('processes that share Postgres count together; the one process of SQLite counts for itself', async () => {
  const [here, there] = [createSignInThrottle(server.dependencies), createSignInThrottle(server.dependencies)]
  const attempt: Attempt = { account: 'carla', address: '203.0.113.2', isKnownDevice: false }
  for (let tries = 0; tries < 10; tries += 1) await here.begin(attempt)
  await expect(here.begin(attempt)).rejects.toMatchObject({ id: 'too-many' })
  const answer = await there.begin(attempt).then(
    () => 'may try',
    ({ id }) => id,
  )
  expect(answer).toBe(isOnPostgres() ? 'too-many' : 'may try')
})

test('the right password of one account from one address counts too, far above what somebody does; elsewhere it still gets in', async () => {
  const throttle = createSignInThrottle(server.dependencies)
  const from = (address: string): Attempt => ({ account: 'hugo', address, isKnownDevice: true })
  for (let times = 0; times < 60; times += 1) {
    await throttle.begin(from('203.0.113.3'))
    await throttle.succeed(from('203.0.113.3'))
  }
  // However often it is refused, it is no wrong guess.
  for (let times = 0; times < 20; times += 1)
    await expect(throttle.begin(from('203.0.113.3'))).rejects.toMatchObject({ id: 'too-many', status: 429 })
  await expect(throttle.begin(from('203.0.113.4'))).resolves.toBeTypeOf('function')
})
