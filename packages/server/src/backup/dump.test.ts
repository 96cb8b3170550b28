import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Sequelize } from 'sequelize'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dumpDatabase, restoreDatabase } from './dump.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dump-'))
  for (const tool of ['pg_dump', 'pg_restore']) {
    const program = join(folder, tool)
    writeFileSync(
      program,
      `#!/bin/sh\necho "$@" > ${join(folder, 'words')}; echo "$PGPASSWORD" > ${join(folder, 'password')}\n`,
    )
    chmodSync(program, 0o755)
  }
  vi.stubEnv('PATH', `${folder}:${process.env.PATH}`)
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

const location = { postgresUrl: 'postgres://tax:a%40secret@database:5432/tax?sslmode=require' }
const address = 'postgres://tax@database:5432/tax?sslmode=require'
const noted = (name: string) => readFileSync(join(folder, name), 'utf8').trim()

test('the tools of Postgres are told the password where nobody else sees it', async () => {
  const file = join(folder, 'a')
  await dumpDatabase(new Sequelize({ dialect: 'sqlite', logging: false }), location, file)
  expect([noted('words'), noted('password')]).toEqual([
    `--dbname=${address} --format=custom --no-owner --file=${file}`,
    'a@secret',
  ])
  await restoreDatabase(location, file)
  expect([noted('words'), noted('password')]).toEqual([
    `--dbname=${address} --no-owner --single-transaction ${file}`,
    'a@secret',
  ])
})
