import { EventEmitter } from 'node:events'
import fs, { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { openLog, takeOverOutput } from './log.ts'

afterEach(() => vi.restoreAllMocks())

function logFile() {
  const folder = mkdtempSync(join(tmpdir(), 'aangiftewijs-log-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'log')
  return { fd: openSync(path, 'a'), lines: () => readFileSync(path, 'utf8').trimEnd().split('\n') }
}

// Written at sixteen kilobytes a turn, as sonic-boom does by itself, the log fell behind the answers and grew by 40 kB a second.
test('a turn of the loop writes what many answers say in it', async () => {
  const { fd, lines } = logFile()
  const write = vi.spyOn(fs, 'write')
  const log = openLog({ logLevel: 'info' }, fd)
  for (let line = 0; line < 2000; line++)
    log.info({ route: 'page dashboard', requestId: 'x'.repeat(36), line }, 'request')
  await vi.waitFor(() => expect(lines()).toHaveLength(2000))
  expect(write.mock.calls.length).toBeLessThan(6)
})

test('what nobody takes is left out beyond a bound, and that is said once', async () => {
  const { fd, lines } = logFile()
  const log = openLog({ logLevel: 'info' }, fd)
  const line = 'x'.repeat(1000)
  for (let at = 0; at < 10_000; at++) log.info(line)
  await vi.waitFor(() => expect(lines().at(-1)).toContain('lines were left out'))
  const written = lines()
  expect(JSON.parse(written.at(-1) ?? '')).toMatchObject({ level: 40, lines: 10_000 - (written.length - 1) })
  expect(written.length).toBeGreaterThan(5000)
})

test('what libraries and Node write by themselves is a line of the log each', async () => {
  const { fd, lines } = logFile()
  const from = new EventEmitter()
  const printed: unknown[] = []
  from.on('warning', (warning: unknown) => printed.push(warning))
  const output = { ...console, warn: (said: unknown) => printed.push(said) }
  const leave = takeOverOutput(openLog({ logLevel: 'info' }, fd), from, output)
  from.emit('warning', new Error('Old\nfor six lines'))
  output.warn('Committing transaction failed')
  await vi.waitFor(() => expect(lines()).toHaveLength(2))
  expect(lines().map((line) => JSON.parse(line))).toMatchObject([
    { level: 40, text: 'Old', msg: 'Node warned' },
    { level: 40, text: 'Committing transaction failed', msg: 'a library said something' },
  ])
  expect(printed).toEqual([])
  leave()
  output.warn('again')
  from.emit('warning', 'again')
  expect(printed).toEqual(['again', 'again'])
})
