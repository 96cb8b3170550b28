import { createCipher } from '../database/cipher.ts'
import { fixedKeyRing } from '../database/key-ring.ts'
import { createMigrator } from '../database/migrator.ts'
import { migrations } from '../migrations/index.ts'
import { connectTo } from './test-database.ts'

/** Migrates the database of a folder in a process of its own and kills it in the middle of one migration, after its first statements. */
const [, , folder = '', fatal = '0'] = process.argv
await createMigrator(
  await connectTo(folder),
  createCipher(fixedKeyRing(Buffer.alloc(32))),
  migrations.map((migration, at) => ({
    ...migration,
    up: async (tables) => {
      await migration.up(tables)
      if (at === Number(fatal)) process.kill(process.pid, 'SIGKILL')
    },
  })),
).up()
