import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { bucketCredentials, startBucket } from './features/documents/testing/bucket.ts'
import { operatorForEach } from './testing/operator.ts'
import { databaseOf } from './testing/test-database.ts'

const program = fileURLToPath(new URL('../dist/aangiftewijs.js', import.meta.url))
const operator = operatorForEach()

/** Starts the command as a shell does. */
async function start(words: readonly string[], more: Readonly<Record<string, string>> = {}) {
  const env = { PATH: process.env.PATH, DATA_DIR: operator.folder, ...(await databaseOf(operator.folder)), ...more }
  return spawn(process.execPath, [program, ...words], { env, stdio: ['ignore', 'pipe', 'pipe'] })
}

test('whoever reads only the beginning of what it says does not end it', async () => {
  const child = await start(['audit', 'verify'])
  child.stdout.destroy()
  const ended = once(child, 'exit')
  expect([await text(child.stderr), await ended]).toEqual(['', [0, null]])
})

test('with a bucket it says nothing but what it is asked', async () => {
  const bucket = await startBucket()
  // The one of before, a folder, is gone for good.
  await bucket.put('installation', operator.host.dependencies.installationId)
  const child = await start(['documents', 'stuck'], { DOCUMENT_STORE: bucket.address, ...bucketCredentials })
  const ended = once(child, 'exit')
  const said = await Promise.all([text(child.stdout), text(child.stderr), ended])
  await bucket.end()
  expect(said).toEqual([expect.stringMatching(/^.+\n$/), '', [0, null]])
})
