import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeDataFolder } from './data-folder.mjs'

let top: string
beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), 'start-'))
})
afterEach(() => rmSync(top, { recursive: true, force: true }))

test('nobody else on the machine sees what is in the data folder', () => {
  const folder = join(top, 'one', 'data')
  makeDataFolder(folder)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  makeDataFolder(folder)
})

test('a folder that cannot be made is said', () => {
  const file = join(top, 'file')
  writeFileSync(file, '')
  expect(() => makeDataFolder(join(file, 'data'))).toThrow(/^The data folder .+ cannot be written/)
})
