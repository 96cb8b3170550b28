import type { AuditEntry } from '@aangiftewijs/domain/audit'
import { lookAroundUserId } from '@aangiftewijs/domain/session'
import { entriesOf } from '../../audit/audit.ts'
import { type Context, type Feature, type Middleware, requireWriter, route, writer } from '../../http.ts'
import type { AuditEntryRow } from '../../models/audit-entry.ts'

/** Entries shown, and in the export. */
const mostShown = 100
const mostExported = 10_000

/** How an operator's entries say where they come from. */
export const operatorAddress = 'operator'

const present = ({ at, event, address }: AuditEntryRow): AuditEntry => ({
  at: at.toISOString(),
  event,
  address: address === operatorAddress ? null : address,
})

const latest = async (ctx: Context): Promise<readonly AuditEntry[]> =>
  (await entriesOf(ctx.dependencies.database, requireWriter(ctx).id, mostShown)).map(present)

const listActivity: Middleware = async (ctx) => {
  ctx.body = await latest(ctx)
}

/** What was done with an account, seen by its owner. */
export const activityFeature: Feature = {
  name: 'activity',
  routes: [route('GET', '/api/user/activity', writer, listActivity)],
  forms: [],
  data: {
    '/api/user/activity': async (ctx) => {
      const { user } = ctx.state
      return user && user.id !== lookAroundUserId ? { '/api/user/activity': await latest(ctx) } : {}
    },
  },
  personalData: {
    export: async ({ database }, userId) => ({
      activity: (await entriesOf(database, userId, mostExported)).map(({ at, event, address }) => ({
        at: at.toISOString(),
        event,
        address,
      })),
    }),
    // What was done is not undone by leaving: a number without a name stays in the chain.
    remove: async () => {},
  },
}
