import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfig } from '../env.ts'
import { openStorage } from '../open-storage.ts'
import { adviceOn, adviceOnPrivacy, ageOfBackup, saidOfIdle } from './doctor.ts'
import { runCommand } from './index.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'doctor-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const lines = async (environment: Readonly<Record<string, string>>) => {
  const said: string[] = []
  const run = runCommand(['doctor'], {
    environment: { DATA_DIR: folder, ...environment },
    say: (line) => said.push(line),
  })
  const failure = await run.then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )
  return { failure, said: said.map((line) => line.replace(/: .*/, '')) }
}

const start = async () => (await openStorage(readConfig({ NODE_ENV: 'test', DATA_DIR: folder }))).database.close()

test('a doctor says what is well and what is wrong', { timeout: 60_000 }, async () => {
  const names = [
    'configuration',
    'privacy',
    'disk',
    'database',
    'clock',
    'documents',
    'people',
    'backups',
    'reader',
    'fonts',
  ]
  await start()
  expect(await lines({ NODE_ENV: 'test' })).toEqual({ failure: null, said: names.map((name) => `well   ${name}`) })
  const wrong = await lines({ NODE_ENV: 'production', PUBLIC_ORIGIN: 'http://tax.example' })
  expect([wrong.failure, wrong.said[0]]).toEqual(['One thing is wrong.', 'WRONG  configuration'])
})

test.each([
  [{ PUBLIC_ORIGIN: 'http://tax.example' }, 'PUBLIC_ORIGIN is not https'],
  [{ PUBLIC_ORIGIN: 'https://tax.example', DEMO_ACCOUNT: 'on' }, 'DEMO_ACCOUNT is on: everybody knows its password'],
  [{ PUBLIC_ORIGIN: 'https://tax.example', INSPECTOR: 'on' }, 'INSPECTOR is on, which is for developers'],
  [{ PUBLIC_ORIGIN: 'https://tax.example', NODE_ENV: 'development' }, 'NODE_ENV is development'],
])('what an operator may have forgotten, also beside NODE_ENV: %o', (environment, sentence) => {
  for (const more of [{ NODE_ENV: 'production' }, {}])
    expect(() => adviceOn(readConfig({ ...more, ...environment }))).toThrow(sentence)
})

test('a public server without a backup of the last day is not well; a demonstration may be', () => {
  const now = new Date('2026-11-27T12:00:00Z')
  const [fresh, old] = [new Date('2026-11-26T13:00:00Z'), new Date('2026-11-26T12:00:00Z')]
  const open = readConfig({ PUBLIC_ORIGIN: 'https://tax.example' })
  expect(ageOfBackup(fresh, open, now)).toBe('the last one is of 2026-11-26T13:00:00.000Z, 23 hours ago')
  expect(() => ageOfBackup(old, open, now)).toThrow('24 hours ago')
  expect(() => ageOfBackup(null, open, now)).toThrow('none was made')
  expect(ageOfBackup(null, readConfig({ NODE_ENV: 'production' }), now)).toBe('none was made')
})

test('accounts nobody uses are counted, and without mail it is said that they stay', () => {
  const warning = readConfig({ NODE_ENV: 'test', SMTP_URL: 'smtp://localhost' })
  expect(saidOfIdle(3, warning)).toBe('not used for 24 months: 3; deleted a month after their owners were warned')
  expect(saidOfIdle(3, readConfig({ NODE_ENV: 'test', ACCOUNT_IDLE_MONTHS: '6' }))).toBe(
    'not used for 6 months: 3; without SMTP_URL nobody is warned, so none is deleted',
  )
})

test('a doctor says what there is to say of a place without a server, and makes none', {
  timeout: 60_000,
}, async () => {
  const nowhere = join(folder, 'nowhere')
  expect(await lines({ NODE_ENV: 'test', DATA_DIR: nowhere })).toEqual({
    failure: '2 things are wrong.',
    said: ['well   configuration', 'well   privacy', 'WRONG  disk', 'WRONG  database', 'well   reader', 'well   fonts'],
  })
  expect(existsSync(nowhere)).toBe(false)
})

test('a public server whose privacy statement leaves out who and how long is told so', () => {
  const PUBLIC_ORIGIN = 'https://tax.example'
  const named = { CONTROLLER: 'Somebody, Utrecht', CONTROLLER_CONTACT: 'privacy@tax.example' }
  const advice = (environment: Readonly<Record<string, string>>) => adviceOnPrivacy(readConfig(environment))
  expect(() => advice({ PUBLIC_ORIGIN })).toThrow('(CONTROLLER, CONTROLLER_CONTACT) nor how long backups are kept')
  expect(() => advice({ PUBLIC_ORIGIN, ...named })).toThrow('does not say how long backups are kept (BACKUP_DAYS)')
  expect(advice({ PUBLIC_ORIGIN, ...named, BACKUP_DAYS: '16' })).toContain('says who answers')
  expect(advice({})).toContain('does not say')
})
