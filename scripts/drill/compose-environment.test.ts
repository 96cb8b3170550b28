import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readConfig } from '../../packages/server/src/env.ts'
import { environmentOfServers } from './compose-environment.mjs'

const secrets = {
  SITE_HOST: 'tax.example',
  NEWS_HOST: 'news.example',
  SESSION_SECRET: 's'.repeat(32),
  DATA_KEY: 'ab'.repeat(32),
  POSTGRES_PASSWORD: 'aB/c%2F#@:d',
  BUCKET_KEY: 'key',
  BUCKET_SECRET: 'secret',
}

test('the servers of compose.yaml start with their settings, whatever signs the password of the database has', () => {
  const environment = environmentOfServers(secrets, {})
  expect(environment.PGPASSWORD).toBe(secrets.POSTGRES_PASSWORD)
  const { databaseUrl, mode, documentStore } = readConfig(environment)
  expect([databaseUrl, mode, documentStore]).toEqual([
    'postgres://aangiftewijs@database:5432/aangiftewijs',
    'production',
    'http://bucket:9000/documents',
  ])
})

test('a new key and the one before it reach them, as docs/operations.md rotates them', () => {
  const before = 'cd'.repeat(32)
  const environment = environmentOfServers({ ...secrets, DATA_KEY_FALLBACKS: before, DOCUMENT_TTL_HOURS: '12' }, {})
  const { dataKeyFallbacks, documentTtlHours, smtpUrl } = readConfig(environment)
  expect([dataKeyFallbacks, documentTtlHours, smtpUrl]).toEqual([[Buffer.from(before, 'hex')], 12, null])
})

// An image without one is whatever its owner puts there next, or takes away.
test('each image of compose.yaml says its version', () => {
  const compose = readFileSync(new URL('../../compose.yaml', import.meta.url), 'utf8')
  const images = [...compose.matchAll(/^ +image: (\S+)$/gm)].map(([, image = '']) => image)
  expect(images.length).toBeGreaterThan(2)
  expect(images.filter((image) => !/:v?\d/.test(image))).toEqual([])
})
