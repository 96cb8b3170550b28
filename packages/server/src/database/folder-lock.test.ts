import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { takeFolder } from './folder-lock.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'folder-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a second process on one data folder is refused, and the lock of a killed one is gone', async () => {
  const child = fork(new URL('../testing/take-folder.ts', import.meta.url), [folder], {
    execArgv: ['--import', 'tsx', '--conditions=aangiftewijs-source'],
  })
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
