import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createCipher } from '../database/cipher.ts'
import { requireDataKey } from '../database/installation.ts'
import { fixedKeyRing } from '../database/key-ring.ts'
import { listedAtLast, upload } from '../features/documents/testing/upload.ts'
import { goodPassword, type TestBrowser } from '../testing/browser.ts'
import { forkProgram } from '../testing/fork-program.ts'
import { type HostOnFolder, startOn } from '../testing/host-on-folder.ts'
import { saidOf } from '../testing/operator.ts'
import { databaseOf, dropDatabaseOf } from '../testing/test-database.ts'

const statement = readFileSync(new URL('../../samples/jaaropgaaf-2024-bakkerij-de-korenschoof.pdf', import.meta.url))

let folder: string
let host: HostOnFolder | null = null
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'keys-'))
})
afterEach(async () => {
  await host?.stop()
  host = null
  await dropDatabaseOf(folder)
  rmSync(folder, { recursive: true, force: true })
})

const environment = async () => ({ NODE_ENV: 'test', DATA_DIR: folder, ...(await databaseOf(folder)) })
const run = async (...words: readonly string[]) => saidOf(words, await environment())
const keysInFile = () => readFileSync(join(folder, 'data-key'), 'utf8').split('\n').filter(Boolean)

/** Somebody with answers and a statement. */
async function somebody({ browser, origin }: HostOnFolder): Promise<TestBrowser> {
  const person = browser()
  const { id: userId } = await person.register('anna')
  const { text } = await person.call('POST', '/api/tax-filings', { userId, year: 2024, currentStep: 'documents' })
  const incomeData = { salary: 12_345.67, otherIncome: 0, taxWithheld: 0 }
  const { id } = JSON.parse(text)
  await person.call('PATCH', `/api/tax-filings/${id}`, { incomeData }, { 'If-Match': '"0"' })
  await upload({ origin }, person, { file: statement, name: 'a.pdf', type: 'income_statement', userId })
  await listedAtLast(person)
  return person
}

const preview = async ({ origin }: HostOnFolder, { cookies }: TestBrowser) => {
  const headers = { Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
  const answer = await fetch(`${origin}/api/documents/1/preview`, { headers })
  return Buffer.from(await answer.arrayBuffer())
}

/** The ids of the keys that what is stored is sealed with. */
async function keyIdsOf({ dependencies }: HostOnFolder): Promise<ReadonlySet<string | null>> {
  const { database, cipher, store, installationId } = dependencies
  const [users] = await database.sequelize.query('SELECT "fullName", bsn FROM users WHERE bsn IS NOT NULL')
  const [filings] = await database.sequelize.query('SELECT "incomeData" FROM tax_filings')
  const [documents] = await database.sequelize.query('SELECT sha256 FROM documents')
  const texts = [...users, ...filings, ...documents].flatMap((row) => Object.values(Object(row))).map(String)
  const bytes = await Promise.all((await store.list(installationId)).map((path) => store.get(path)))
  const sealed = [...texts.map((text) => Buffer.from(text, 'base64')), ...bytes.flatMap((one) => one ?? [])]
  return new Set(sealed.map((one) => cipher.keyIdOf(one)))
}

test('keys are rotated while people work, and the older one is forgotten when nothing needs it', async () => {
  const server = await startOn(folder)
  host = server
  const person = await somebody(server)
  const before = readFileSync(join(folder, 'data-key'), 'utf8')
  let isRotating = true
  const working = (async () => {
    const others = server.browser()
    for (let n = 0; isRotating; n += 1) {
      await others.call('POST', '/api/logout')
      await others.register(`busy${n}`)
    }
  })()
  expect(await run('keys', 'rotate')).toMatch(/\d+ values and 1 documents are encrypted with the data key [\da-f]{12}/)
  isRotating = false
  await working
  const current = server.dependencies.cipher.currentKeyId()
  expect(await keyIdsOf(server)).toEqual(new Set([current]))
  expect((await preview(server, person)).equals(statement)).toBe(true)
  expect(keysInFile()).toHaveLength(2)
  expect(await run('keys', 'forget')).toBe('Older data keys dropped: 1.')
  expect(keysInFile()).toHaveLength(1)

  await server.stop()
  host = await startOn(folder)
  const again = host.browser()
  expect((await again.call('POST', '/api/login', { username: 'anna', password: goodPassword })).status).toBe(200)
  expect(JSON.parse((await again.get('/api/tax-filings')).text)).toMatchObject([{ incomeData: { salary: 12_345.67 } }])
  const older = fixedKeyRing(Buffer.from(before.trim(), 'hex'))
  await expect(requireDataKey(host.dependencies.database, createCipher(older))).rejects.toThrow(
    'the data key is not the one this database was written with',
  )
})

test('a rotation that is killed needs both keys until it is done again', { timeout: 60_000 }, async () => {
  const server = await startOn(folder)
  host = server
  const person = await somebody(server)
  const [older] = keysInFile()
  const child = forkProgram('run-command', ['keys', 'rotate'], {
    env: { ...process.env, ...(await environment()) },
  })
  const { installation } = server.dependencies.database.models
  while ((await installation.count({ where: { name: 'key-check-next' } })) === 0) await wait(20)
  child.kill('SIGKILL')
  await once(child, 'exit')
  await expect(run('keys', 'forget')).rejects.toThrow('run keys resume first')
  const both = readFileSync(join(folder, 'data-key'))
  writeFileSync(join(folder, 'data-key'), `${older}\n`)
  await expect(run('keys', 'resume')).rejects.toThrow('the data key is not the one')
  writeFileSync(join(folder, 'data-key'), both)
  expect(await run('keys', 'resume')).toMatch(/values and 1 documents are encrypted/)
  expect(await run('keys', 'forget')).toBe('Older data keys dropped: 1.')
  expect((await preview(server, person)).equals(statement)).toBe(true)
})
