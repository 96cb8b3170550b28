import { afterEach, expect, test } from 'vitest'
import { demonstrationAccount, ensureDemonstrationAccount } from './demonstration-account.ts'
import { startServer, type TestServer } from './testing/start-server.ts'

let server: TestServer
afterEach(() => server.stop())

const signIn = async () => (await server.browser().call('POST', '/api/login', demonstrationAccount)).status

test.each([
  ['in production', { NODE_ENV: 'production' }, false],
  ['in production with DEMO_ACCOUNT=1', { NODE_ENV: 'production', DEMO_ACCOUNT: '1' }, true],
  ['outside production', { NODE_ENV: 'development' }, true],
  ['outside production with DEMO_ACCOUNT=0', { NODE_ENV: 'development', DEMO_ACCOUNT: '0' }, false],
] as const)('the demonstration account, %s', async (_, environment, signsIn) => {
  server = await startServer({ environment })
  const has = [
    await ensureDemonstrationAccount(server.dependencies),
    await ensureDemonstrationAccount(server.dependencies),
  ]
  expect([has, await signIn()]).toEqual([[signsIn, signsIn], signsIn ? 200 : 401])
})

test('one from before is closed in production, with its sessions', async () => {
  server = await startServer()
  await ensureDemonstrationAccount(server.dependencies)
  const browser = server.browser()
  await browser.call('POST', '/api/login', demonstrationAccount)
  const { config } = server.dependencies
  await ensureDemonstrationAccount({ ...server.dependencies, config: { ...config, demoAccount: false } })
  expect([await signIn(), (await browser.get('/api/user')).status]).toEqual([401, 401])
})

test('someone else of that name keeps their account', async () => {
  server = await startServer({ environment: { DEMO_ACCOUNT: '0' } })
  const browser = server.browser()
  await browser.register(demonstrationAccount.username)
  expect([await ensureDemonstrationAccount(server.dependencies), (await browser.get('/api/user')).status]).toEqual([
    false,
    200,
  ])
})
