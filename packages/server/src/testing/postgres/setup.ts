import type { TestProject } from 'vitest/node'
import { createCipher } from '../../database/cipher.ts'
import { connectPostgres } from '../../database/connection.ts'
import { fixedKeyRing } from '../../database/key-ring.ts'
import { createMigrator } from '../../database/migrator.ts'
import { askPostgres, databaseAt, template, templateKey } from '../test-database.ts'
import { startCluster } from './cluster.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the tests' Postgres server. */
    readonly postgresUrl: string
  }
}

/** The database every test's own is copied from: every table, no row. */
async function makeTemplate(url: string): Promise<void> {
  await askPostgres(url, async (admin) => {
    await admin.query(`DROP DATABASE IF EXISTS ${template}`)
    await admin.query(`CREATE DATABASE ${template}`)
  })
  const own = connectPostgres(databaseAt(url, template))
  await createMigrator(own, createCipher(fixedKeyRing(Buffer.from(templateKey, 'hex')))).up()
  await own.close()
}

/** One Postgres for the run: that of TEST_DATABASE_URL, else one of its own. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL
  const { url, remove } = given === undefined ? await startCluster() : { url: given, remove: async () => {} }
  await makeTemplate(url)
  provide('postgresUrl', url)
  return remove
}
