import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { createCipher } from '../../database/cipher.ts'
import { connectSqlite } from '../../database/connection.ts'
import { fixedKeyRing } from '../../database/key-ring.ts'
import { createMigrator } from '../../database/migrator.ts'
import { templateKey } from '../test-database.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The SQLite file that the tests' own are copied from: every table, no row. */
    readonly sqliteTemplate: string
  }
}

/** Makes the tables once for the run: to make them anew took half of a server's start. */
export async function setup({ provide }: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'template-'))
  const file = join(folder, 'template.sqlite')
  const own = connectSqlite(file)
  await createMigrator(own, createCipher(fixedKeyRing(Buffer.from(templateKey, 'hex')))).up()
  await own.close()
  provide('sqliteTemplate', file)
  return () => rmSync(folder, { recursive: true, force: true })
}
