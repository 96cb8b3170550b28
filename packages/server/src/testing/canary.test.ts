import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { testBsn } from '@aangiftewijs/domain/bsn'
import { expect, test } from 'vitest'
import { goodPassword, registrationOf } from './browser.ts'
import { startServer } from './start-server.ts'
import { requestIn } from './stub-renderer.ts'
import { isOnPostgres } from './test-database.ts'

const canary = '123456782'

/** Every file below a folder. */
const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

test('a BSN is in no file, log, address or other person’s page; only on its owner’s own forms', async () => {
  const server = await startServer()
  const owner = server.browser()
  await owner.call('POST', '/api/register', { ...registrationOf('canary'), bsn: canary })
  await owner.post('/tax-filing/setup', {
    year: '2024',
    taxIdentifier: testBsn,
    isJointFiling: 'on',
    acceptTerms: 'on',
  })
  await owner.post('/tax-filing/partner', { fullName: 'Kim Jansen', bsn: canary })
  await owner.post('/tax-filing/partner', { fullName: '', bsn: canary })
  const typed = { fullName: 'Kim Jansen', bsn: canary }
  const draft = {
    userId: JSON.parse((await owner.get('/api/user')).text).id,
    taxFilingId: 1,
    revision: 1,
    replaces: null,
    fields: typed,
    base: typed,
  }
  expect((await owner.call('PUT', `/api/drafts/partner/${'c'.repeat(32)}`, draft)).status).toBe(200)
  await owner.call('PUT', `/api/drafts/partner/${canary}`, { ...draft, bsn: canary })
  await owner.get(`/search/${canary}?bsn=${canary}`)
  await owner.call('PATCH', '/api/tax-filings/1', { bsn: canary })
  await owner.call('POST', '/api/register', { ...registrationOf('canary'), bsn: canary })
  await owner.call('POST', '/api/login', { username: canary, password: goodPassword })

  const other = server.browser()
  await other.register('curious')
  for (const path of [
    '/',
    '/settings',
    '/tax-filing/partner',
    '/api/user',
    '/api/tax-filings',
    '/api/drafts/partner',
  ]) {
    expect((await other.get(path)).text).not.toContain(canary)
  }
  expect((await owner.get('/api/user')).text).not.toContain(canary)
  expect(requestIn((await owner.get('/tax-filing/partner')).text).data['/api/tax-filings']).toMatchObject([
    { partnerData: { bsn: canary } },
  ])

  for (const path of ['/', '/tax-filing/income', '/previous-filings', '/settings', '/digid-dashboard']) {
    expect((await owner.get(path)).text).not.toContain(canary)
  }

  expect(server.log()).not.toContain(canary)
  expect(server.log()).toContain('"route":"form /tax-filing/partner"')
  const files = filesIn(server.dependencies.config.dataDir)
  expect(files.some((file) => file.endsWith('-wal'))).toBe(!isOnPostgres())
  expect(files.filter((file) => readFileSync(file).includes(canary))).toEqual([])
  const [rows] = await server.dependencies.database.sequelize.query('SELECT * FROM users')
  expect(JSON.stringify(rows)).not.toContain(canary)
  await server.stop()
})
