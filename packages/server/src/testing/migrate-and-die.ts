import { join } from 'node:path'
import { createCipher } from '../database/cipher.ts'
import { connectSqlite } from '../database/connection.ts'
import { fixedKeyRing } from '../database/key-ring.ts'
import { createMigrator } from '../database/migrator.ts'
import { migrations } from '../migrations/index.ts'

/** Migrates the database of a folder in a process of its own and kills it in the middle of one migration, after its first statements. */
const [, , folder = '', fatal = '0'] = process.argv
await createMigrator(
  connectSqlite(join(folder, 'aangiftewijs.sqlite')),
  createCipher(fixedKeyRing(Buffer.alloc(32))),
  migrations.map((migration, at) => ({
    ...migration,
    up: async (tables) => {
      await migration.up(tables)
      if (at === Number(fatal)) process.kill(process.pid, 'SIGKILL')
    },
  })),
).up()
