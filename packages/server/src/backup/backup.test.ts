import { once } from 'node:events'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCipher } from '../database/cipher.ts'
import { beginKey } from '../database/installation.ts'
import { dataKeyOf, fixedKeyRing } from '../database/key-ring.ts'
import { newPath, storeBytes } from '../features/documents/document-bytes.ts'
import { doomBytes } from '../features/documents/doomed-bytes.ts'
import { bucketCredentials, startBucket } from '../features/documents/testing/bucket.ts'
import { listedAtLast, upload } from '../features/documents/testing/upload.ts'
import { goodPassword, type TestBrowser } from '../testing/browser.ts'
import { forkProgram } from '../testing/fork-program.ts'
import { type HostOnFolder, startOn } from '../testing/host-on-folder.ts'
import { saidOf } from '../testing/operator.ts'
import { databaseOf, dropDatabaseOf, isOnPostgres } from '../testing/test-database.ts'

const statement = readFileSync(new URL('../../samples/jaaropgaaf-2024-bakkerij-de-korenschoof.pdf', import.meta.url))

let top: string
let folder: string
let elsewhere: string
let file: string
let host: HostOnFolder | null = null
beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), 'backup-'))
  folder = join(top, 'data')
  elsewhere = join(top, 'elsewhere')
  file = join(top, 'backup.tar')
})
afterEach(async () => {
  await host?.stop()
  host = null
  for (const each of [folder, elsewhere]) await dropDatabaseOf(each)
  rmSync(top, { recursive: true, force: true })
})

/** The database of the place to restore into is there and empty. */
const environmentOf = async (dataDir: string) => ({
  NODE_ENV: 'test',
  DATA_DIR: dataDir,
  ...(await databaseOf(dataDir, dataDir === elsewhere ? 'template0' : undefined)),
})

const run = async (words: readonly string[], dataDir: string, more: Readonly<Record<string, string>> = {}) =>
  saidOf(words, { ...(await environmentOf(dataDir)), ...more })

/** Somebody with a return and a statement that was read. */
async function startWithSomebody(more: Readonly<Record<string, string>> = {}): Promise<HostOnFolder> {
  host = await startOn(folder, more)
  const person = host.browser()
  const { id: userId } = await person.register('anna')
  await person.call('POST', '/api/tax-filings', { userId, year: 2024, currentStep: 'documents' })
  await upload(host, person, { file: statement, name: 'statement.pdf', type: 'income_statement', userId })
  await listedAtLast(person)
  return host
}

/** People come and work until they are told to rest. */
function workAt(browser: HostOnFolder['browser']): () => Promise<void> {
  let isWorking = true
  const working = (async () => {
    const others = browser()
    for (let n = 0; isWorking; n += 1) {
      await others.call('POST', '/api/logout')
      await others.register(`busy${n}`)
    }
  })()
  return () => {
    isWorking = false
    return working
  }
}

/** Takes the key along, as an operator does by hand. */
function bringKey() {
  mkdirSync(elsewhere, { recursive: true })
  copyFileSync(join(folder, 'data-key'), join(elsewhere, 'data-key'))
}

async function signInElsewhere(more: Readonly<Record<string, string>> = {}) {
  host = await startOn(elsewhere, more)
  const { origin } = host
  const person = host.browser()
  expect((await person.call('POST', '/api/login', { username: 'anna', password: goodPassword })).status).toBe(200)
  return { origin, person }
}

async function bytesOf(origin: string, { cookies }: TestBrowser, id?: number): Promise<Buffer> {
  const Cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const answer = await fetch(`${origin}/api/documents/${id}/preview`, { headers: { Cookie } })
  return Buffer.from(await answer.arrayBuffer())
}

test.each([undefined, 'a phrase for the backup'])(
  'made while people work, restored elsewhere (passphrase: %s)',
  async (passphrase) => {
    const secret = passphrase === undefined ? {} : { BACKUP_PASSPHRASE: passphrase }
    const { browser } = await startWithSomebody()
    const rest = workAt(browser)
    const sealed = passphrase === undefined ? 'not encrypted as a whole .+' : 'encrypted with the passphrase'
    expect(await run(['backup', file], folder, secret)).toMatch(
      new RegExp(`^The database and 1 document are in \\S+, ${sealed}\\. The data key [\\da-f]{12} is not`),
    )
    await rest()
    // Postgres' own dumps are compressed.
    expect(readFileSync(file).includes('anna')).toBe(passphrase === undefined && !isOnPostgres())
    expect(readFileSync(file).includes(readFileSync(join(folder, 'data-key')))).toBe(false)
    await host?.stop()
    host = null

    bringKey()
    expect(await run(['restore', file], elsewhere, secret)).toMatch(/^The database and 1 document of .+ are back\./)
    const { origin, person } = await signInElsewhere()
    const [document] = await listedAtLast(person)
    expect(document).toMatchObject({ filename: 'statement.pdf', status: 'passed' })
    expect((await bytesOf(origin, person, document?.id)).equals(statement)).toBe(true)
    expect(JSON.parse((await person.call('GET', '/api/tax-filings')).text)).toMatchObject([{ year: 2024 }])
  },
)

test('a backup that is killed while people work leaves no file of that name, and can be made again', {
  timeout: 90_000,
}, async () => {
  const { browser, dependencies } = await startWithSomebody()
  const rest = workAt(browser)
  // As much as takes a moment to write.
  const documents = join(folder, 'documents', dependencies.installationId)
  for (let n = 0; n < 60; n += 1) writeFileSync(join(documents, `more-${n}`), Buffer.alloc(2_000_000, n))
  const child = forkProgram('run-command', ['backup', file], {
    env: { ...process.env, ...(await environmentOf(folder)) },
  })
  while (!existsSync(`${file}.partial`)) await wait(5)
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(existsSync(file)).toBe(false)
  expect(await run(['backup', file], folder)).toContain('61 documents')
  await rest()
  expect(readdirSync(top).sort()).toEqual(['backup.tar', 'data', 'deletions.txt'])
})

/** Documents with bytes and no row, which nobody removes for an hour. */
async function addDocuments({ dependencies }: HostOnFolder, count: number) {
  const { installationId } = dependencies
  const paths = Array.from({ length: count }, () => newPath(installationId, new Date()))
  await doomBytes(dependencies, paths, new Date(Date.now() + 3_600_000))
  for (const path of paths) await storeBytes(dependencies, path, Buffer.alloc(2_000_000))
}

/** Starts a backup in a process of its own and holds it while it copies documents, as a slow disk does. */
async function holdBackup() {
  const child = forkProgram('run-command', ['backup', file], {
    env: { ...process.env, ...(await environmentOf(folder)) },
  })
  const copied = () => statSync(`${file}.partial`, { throwIfNoEntry: false })?.size ?? 0
  while (copied() < 10_000_000) await wait(2)
  child.kill('SIGSTOP')
  return async () => {
    const ended = once(child, 'exit')
    child.kill('SIGCONT')
    expect((await ended)[0]).toBe(0)
  }
}

const keysIn = (dataDir: string) => readFileSync(join(dataDir, 'data-key'), 'utf8').trim().split('\n')

test('keys that are rotated while a backup is made: it needs both, and both are kept until all is encrypted with one', {
  timeout: 90_000,
}, async () => {
  const server = await startWithSomebody()
  await addDocuments(server, 40)
  const [older = ''] = keysIn(folder)
  const goOn = await holdBackup()
  await run(['keys', 'rotate'], folder)
  await run(['keys', 'forget'], folder)
  await goOn()
  await server.stop()
  host = null

  const newer = readFileSync(join(folder, 'data-key'), 'utf8')
  mkdirSync(elsewhere)
  for (const one of [older, newer]) {
    writeFileSync(join(elsewhere, 'data-key'), one)
    await expect(run(['restore', file], elsewhere)).rejects.toThrow(/made with the data key [\da-f]{12}, which is not/)
  }
  writeFileSync(join(elsewhere, 'data-key'), `${older}\n${newer}`)
  expect(await run(['restore', file], elsewhere)).toMatch(/41 documents of .+ are back\. Start the server\.\n/)
  await expect(run(['keys', 'forget'], elsewhere)).rejects.toThrow('run keys resume first')
  await run(['keys', 'resume'], elsewhere)
  await run(['keys', 'forget'], elsewhere)
  expect(keysIn(elsewhere)).toEqual([older])
  const { origin, person } = await signInElsewhere()
  const [document] = await listedAtLast(person)
  expect((await bytesOf(origin, person, document?.id)).equals(statement)).toBe(true)
})

test('a backup that is made while keys are rotated says both', async () => {
  const { dependencies } = await startWithSomebody()
  await beginKey(dependencies.database, dependencies.cipher)
  const [older = ''] = keysIn(folder)
  const newer = Buffer.alloc(32, 7)
  writeFileSync(join(folder, 'data-key'), `${newer.toString('hex')}\n${older}`)
  const ids = [newer, Buffer.from(older, 'hex')].map((bytes) => dataKeyOf(bytes).id)
  expect(await run(['backup', file], folder)).toContain(`The data keys ${ids.join(' and ')} are not: keep all of them`)
})

test('documents of a backup whose key nobody has are restored, and the key is named', async () => {
  const { dependencies } = await startWithSomebody()
  const path = newPath(dependencies.installationId, new Date())
  const foreign = Buffer.alloc(32, 7)
  const cipher = createCipher(fixedKeyRing(foreign))
  await storeBytes({ ...dependencies, cipher }, path, Buffer.alloc(10))
  await run(['backup', file], folder)
  bringKey()
  const said = await run(['restore', file], elsewhere)
  expect(said).toContain(`open for nobody until the data key ${dataKeyOf(foreign).id} is here`)
})

test('what is refused says why, and nothing is changed', { timeout: 90_000 }, async () => {
  await startWithSomebody()
  await run(['backup', file], folder, { BACKUP_PASSPHRASE: 'right' })
  await expect(run(['backup', file], folder)).rejects.toThrow(`${file} exists already`)
  await expect(run(['restore', file], folder, { BACKUP_PASSPHRASE: 'right' })).rejects.toThrow(
    'There is a database here already.',
  )
  await expect(run(['restore', file], elsewhere, { BACKUP_PASSPHRASE: 'right' })).rejects.toThrow(
    /made with the data key [\da-f]{12}/,
  )
  bringKey()
  await expect(run(['restore', file], elsewhere)).rejects.toThrow('it is encrypted')
  await expect(run(['restore', file], elsewhere, { BACKUP_PASSPHRASE: 'wrong' })).rejects.toThrow(
    'BACKUP_PASSPHRASE is not the right one',
  )
  const whole = readFileSync(file)
  writeFileSync(file, whole.subarray(0, whole.length - 1000))
  await expect(run(['restore', file], elsewhere, { BACKUP_PASSPHRASE: 'right' })).rejects.toThrow('it is damaged')
  await expect(run(['restore', join(top, 'none')], elsewhere)).rejects.toThrow('there is no such file')
  expect(readdirSync(elsewhere)).toEqual(['data-key'])
})

test('of a bucket all documents are in the backup, and go into another bucket', async () => {
  for (const [name, value] of Object.entries(bucketCredentials)) vi.stubEnv(name, value)
  const [one, other] = [await startBucket(), await startBucket()]
  try {
    await startWithSomebody({ DOCUMENT_STORE: one.address })
    await run(['backup', file], folder, { DOCUMENT_STORE: one.address })
    await host?.stop()
    host = null
    await one.stop()
    bringKey()
    await run(['restore', file], elsewhere, { DOCUMENT_STORE: other.address })
    const { origin, person } = await signInElsewhere({ DOCUMENT_STORE: other.address })
    const [document] = await listedAtLast(person)
    expect((await bytesOf(origin, person, document?.id)).equals(statement)).toBe(true)
    await one.comeBack()
    expect(await other.keys()).toEqual(await one.keys())
  } finally {
    await host?.stop()
    host = null
    await one.end()
    await other.end()
    vi.unstubAllEnvs()
  }
})
