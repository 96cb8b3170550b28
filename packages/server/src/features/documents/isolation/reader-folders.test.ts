import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { removeLeftReaderFolders } from './reader-folders.ts'

test('folders that killed servers left go after a day; younger and other ones stay', async () => {
  const within = mkdtempSync(join(tmpdir(), 'left-'))
  const now = new Date('2024-05-03T12:00:00Z')
  const make = (name: string, hoursAgo: number) => {
    mkdirSync(join(within, name, 'inner'), { recursive: true })
    const then = new Date(now.getTime() - hoursAgo * 3_600_000)
    utimesSync(join(within, name), then, then)
  }
  make('aangiftewijs-reader-old', 25)
  make('aangiftewijs-reader-young', 23)
  make('somebody-else', 100)
  await removeLeftReaderFolders(now, within)
  expect(readdirSync(within).sort()).toEqual(['aangiftewijs-reader-young', 'somebody-else'])
  rmSync(within, { recursive: true })
})
