import type { QueryInterface, Sequelize } from 'sequelize'
import { SequelizeStorage, Umzug } from 'umzug'
import { migrations } from '../migrations/index.ts'

/** A number of our own for Postgres' advisory lock, so that several starting processes migrate one after the other. */
const lockNumber = 74_921_001

/** Brings the tables up to date. Never `sync`: what happened to a database stands in `migrations/`. */
export async function migrate(sequelize: Sequelize): Promise<void> {
  const umzug = new Umzug<QueryInterface>({
    migrations: migrations.map(({ name, up, down }) => ({
      name,
      up: ({ context }) => up(context),
      down: ({ context }) => down(context),
    })),
    context: sequelize.getQueryInterface(),
    storage: new SequelizeStorage({ sequelize, tableName: 'migrations' }),
    logger: undefined,
  })
  if (sequelize.getDialect() !== 'postgres') {
    await umzug.up()
    return
  }
  await sequelize.transaction(async (transaction) => {
    await sequelize.query('SELECT pg_advisory_xact_lock(:lockNumber)', { replacements: { lockNumber }, transaction })
    await umzug.up()
  })
}
