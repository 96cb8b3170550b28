import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { detectSandbox } from './sandbox.ts'

test('the reading process reaches nothing but its own folder, as far as the system offers it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
  const secret = join(mkdtempSync(join(tmpdir(), 'secret-')), 'data-key')
  writeFileSync(secret, 'secret')
  const listener = createServer().listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const address = listener.address()
  const { walls, missing, command } = await detectSandbox()
  const child = fork(new URL('./testing/escape.mjs', import.meta.url), [], {
    ...command(folder),
    execArgv: [...command(folder).execArgv],
    env: { PATH: process.env.PATH },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  child.send({ secret, folder, port: Object(address).port })
  const [could] = await once(child, 'message')
  child.kill('SIGKILL')
  listener.close()

  const hasFolder = walls.includes('only its own folder')
  expect(could).toEqual({
    readsOthers: !hasFolder,
    writesOthers: !hasFolder,
    writesItsFolder: true,
    startsProcesses: !hasFolder,
    writesLargeFiles: !walls.includes('limits of the system'),
    opensManyFiles: !walls.includes('limits of the system'),
    runsStrings: false,
    reachesNetwork: !walls.includes('no network'),
  })
  // Node 20 and later have it everywhere, and any shell the limits; only the network's wall is the system's to give.
  expect(missing.filter((wall) => wall !== 'no network')).toEqual([])
  expect(readFileSync(secret, 'utf8')).toBe('secret')
  rmSync(folder, { recursive: true })
  rmSync(join(secret, '..'), { recursive: true })
})
