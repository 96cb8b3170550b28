import type { Transaction } from 'sequelize'
import { Op } from 'sequelize'
import type { Database } from '../database/database.ts'
import type { Dependencies } from '../dependencies.ts'
import type { CurrentSession } from '../http.ts'
import { isStorageTrouble, onceStorageServes } from '../once-storage-serves.ts'

type Host = Pick<Dependencies, 'database' | 'clock' | 'log'>

/** What has ended: a session, or all of a person's that began until then. */
type Ended = { readonly id: string } | { readonly userId: number; readonly until: Date }

/** Sessions that end, also while nothing can be written: whoever leaves is gone, and their rows go when they can. */
export interface EndedSessions {
  /** @returns whether it is written down; else it holds in this process until it is */
  readonly end: (what: { readonly id: string } | { readonly userId: number }) => Promise<boolean>
  /** Holds that a session has ended of which nothing could be read. */
  readonly hold: (id: string) => void
  /** Whether a session has ended whose row is still there. */
  readonly has: (session: CurrentSession) => boolean
}

/** Far more than leave within an hour; who is beyond it stays signed in until they idle. */
const most = 10_000

function createEndedSessions({ database, clock, log }: Host): EndedSessions {
  const { sessions } = database.models
  const held = new Map<string, Ended>()
  let isWriting = false

  const destroy = (what: Ended, transaction: Transaction) => {
    const where = 'id' in what ? { id: what.id } : { userId: what.userId, createdAt: { [Op.lte]: what.until } }
    return sessions.destroy({ where, transaction })
  }
  const writeHeld = async () => {
    while (held.size > 0) {
      const now = [...held]
      await onceStorageServes(
        () =>
          database.writeInBackground(async (transaction) => {
            for (const [, what] of now) await destroy(what, transaction)
          }),
        () => {},
      )
      for (const [key, what] of now) if (held.get(key) === what) held.delete(key)
    }
  }
  const keep = (what: Ended) => {
    if (held.size >= most) return
    held.set('id' in what ? `session ${what.id}` : `person ${what.userId}`, what)
    if (isWriting) return
    isWriting = true
    log.warn('a session that ended could not be written down yet')
    writeHeld()
      .catch((error: unknown) =>
        log.error({ name: error instanceof Error ? error.name : typeof error }, 'ended sessions were not written down'),
      )
      .finally(() => {
        isWriting = false
      })
  }
  return {
    end: async (what) => {
      const ended = 'id' in what ? what : { ...what, until: clock.now() }
      try {
        await database.write((transaction) => destroy(ended, transaction))
        return true
      } catch (error) {
        if (!isStorageTrouble(error)) throw error
        keep(ended)
        return false
      }
    },
    hold: (id) => keep({ id }),
    has: ({ id, userId, createdAt }) => {
      if (held.has(`session ${id}`)) return true
      const all = held.get(`person ${userId}`)
      return all !== undefined && 'until' in all && createdAt <= all.until
    },
  }
}

const ofHosts = new WeakMap<Database, EndedSessions>()

/** Those of a host: one for all its requests. */
export function endedSessionsOf(host: Host): EndedSessions {
  const known = ofHosts.get(host.database) ?? createEndedSessions(host)
  ofHosts.set(host.database, known)
  return known
}
