import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { forkProgram } from '../testing/fork-program.ts'
import { takeFolder } from './folder-lock.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'folder-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a second process on one data folder is refused, and the lock of a killed one is gone', async () => {
  const child = forkProgram('take-folder', [folder])
  const [pid] = await once(child, 'message')
  await expect(takeFolder(folder)).rejects.toThrow(
    `The server cannot start: process ${pid} already runs on the data folder ${folder}`,
  )
  child.kill('SIGKILL')
  await once(child, 'exit')
  const release = await takeFolder(folder)
  await expect(takeFolder(folder)).rejects.toThrow(`process ${process.pid} already runs`)
  await release()
  await (await takeFolder(folder))()
})
