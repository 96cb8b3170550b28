import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { content as privacy } from '../packages/app/src/features/guide/content/privacy/index.ts'

const models = new URL('../packages/server/src/models', import.meta.url).pathname

/** Every model whose rows belong to a person. */
const personalModels = readdirSync(models)
  .filter((name) => name === 'user.ts' || /\buserId\b/.test(readFileSync(join(models, name), 'utf8')))
  .sort()

/** What the database holds of people, and the words in which /privacy tells it. A new one fails here until it is told. */
const told: Readonly<Record<string, string>> = {
  'audit-entry.ts': 'What was done with your account and when',
  'deletion.ts': 'the number of a deleted account and the moment, and nothing else',
  'document.ts': 'Uploaded documents and what was read from them',
  'draft.ts': 'what you typed in them and did not save yet',
  'email-change.ts': 'If you change your email address: the new one',
  'idempotent-answer.ts': 'Our answers to what you saved or uploaded',
  'passkey-challenge.ts': 'Passkeys, if you add any',
  'passkey.ts': 'Passkeys, if you add any',
  'password-link.ts': 'a hash of the link we sent you',
  'recovery-code.ts': 'a hash of each recovery code',
  'session.ts': 'Your session',
  'tax-filing.ts': 'Your practice returns',
  'user.ts': 'Account: name, email, username, BSN',
}

const statement = JSON.stringify([privacy, privacy.partsFor?.({})])

test('the privacy statement tells everything that the database holds of people', () => {
  expect(personalModels, 'tell the new table on /privacy (content/privacy), and name here the words that do').toEqual(
    Object.keys(told).sort(),
  )
  expect(Object.values(told).filter((words) => !statement.includes(words))).toEqual([])
})

test('it tells what stays of a deleted account', () => {
  expect(statement).toContain('A year, also if you delete the account: then with a number in the place of your name')
})
