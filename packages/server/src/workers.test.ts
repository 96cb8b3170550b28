import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
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

test('two processes answer on one port; one that ends is replaced; a signal ends all', async () => {
  const port = await freePort()
  const primary = forkProgram('two-workers', [String(port)])
  onTestFinished(() => void primary.kill('SIGKILL'))
  // What was on its way to a process that has just ended is never answered.
  const ask = async (path = '/') =>
    (await fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(5_000) })).text()
  expect(await once(primary, 'message')).toEqual([{ areReady: true }, undefined])

  const answering = async () => new Set([await ask(), await ask(), await ask(), await ask()])
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
