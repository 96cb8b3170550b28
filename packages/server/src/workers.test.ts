import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { forkProgram } from './testing/fork-program.ts'

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  return port
}

/** Two processes that are ready, and how they are asked. @param away while there is such a file, none can start */
async function startTwo(away = '') {
  const port = await freePort()
  const primary = forkProgram('two-workers', [String(port), away])
  onTestFinished(() => void primary.kill('SIGKILL'))
  // What was on its way to a process that has just ended is never answered.
  const ask = async (path = '/') =>
    (await fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(5_000) })).text()
  expect(await once(primary, 'message')).toEqual([{ areReady: true }, undefined])
  const answering = async () => new Set([await ask(), await ask(), await ask(), await ask()])
  return { primary, ask, answering }
}

test('two processes answer on one port; one that ends is replaced; a signal ends all', async () => {
  const { primary, ask, answering } = await startTwo()
  const before = await answering()
  expect(before.size).toBe(2)

  const ended = await ask('/end')
  await vi.waitFor(async () => {
    const now = await answering()
    expect([now.size, now.has(ended)]).toEqual([2, false])
  }, 40_000)

  primary.kill('SIGTERM')
  expect(await once(primary, 'exit')).toEqual([0, null])
  await expect(ask()).rejects.toThrow()
}, 90_000)

test.each([1, 2])(
  'what cannot start in the place of %i that ended is tried until it can',
  async (ends) => {
    const folder = mkdtempSync(join(tmpdir(), 'workers-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const away = join(folder, 'away')
    const { primary, ask, answering } = await startTwo(away)
    writeFileSync(away, '')
    const ended = new Set<string>()
    while (ended.size < ends) ended.add(await ask('/end'))
    for (let tries = 0; tries < 3; tries += 1) expect(await once(primary, 'message')).toContain('one could not start')
    rmSync(away)
    await vi.waitFor(async () => {
      const now = await answering()
      expect([now.size, [...now].filter((id) => ended.has(id))]).toEqual([2, []])
    }, 40_000)
    primary.kill('SIGTERM')
    expect(await once(primary, 'exit')).toEqual([0, null])
  },
  90_000,
)

// As systemd, a terminal and many a script send it: the first process signals the others as well.
test('what is under way is answered when a signal goes to all processes at once, twice', async () => {
  const port = await freePort()
  const primary = forkProgram('two-workers', [String(port)], { detached: true })
  onTestFinished(() => void primary.kill('SIGKILL'))
  await once(primary, 'message')
  const begun = await Promise.all([1, 2, 3, 4].map(() => fetch(`http://127.0.0.1:${port}/slow`)))
  const ended = once(primary, 'exit')
  for (const signal of ['SIGTERM', 'SIGTERM', 'SIGINT'] as const) {
    process.kill(-(primary.pid ?? 0), signal)
    await wait(50)
  }
  const answers = await Promise.all(begun.map((answer) => answer.text()))
  expect(new Set(answers).size).toBe(2)
  expect(await ended).toEqual([0, null])
}, 60_000)
