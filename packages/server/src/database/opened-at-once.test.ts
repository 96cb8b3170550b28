import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { connectSqlite } from './connection.ts'

/** Of so many files one or two had refused somebody. */
const files = 100

test('who makes the file at the same moment as others is not refused', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'opened-at-once-'))
  for (let file = 0; file < files; file++) {
    const all = Array.from({ length: 4 }, () => connectSqlite(join(folder, `${file}.sqlite`)))
    await expect(Promise.all(all.map((one) => one.authenticate()))).resolves.toHaveLength(all.length)
    await Promise.all(all.map((one) => one.close()))
  }
  await rm(folder, { recursive: true })
}, 30_000)
