import { createHash, randomBytes } from 'node:crypto'
import { lookAroundUserId, sessionLimits } from '@aangiftewijs/domain/session'
import type Koa from 'koa'
import { createSession } from 'koa-session'
import type { Transaction } from 'sequelize'
import type { Database } from '../database/database.ts'
import type { Dependencies } from '../dependencies.ts'
import { wrongCredentials } from '../errors.ts'
import type { Context, HostContext, HostState, Middleware, SessionContent, SessionHandle } from '../http.ts'
import type { Session } from '../models/session.ts'
import type { User } from '../models/user.ts'
import { isStorageTrouble } from '../once-storage-serves.ts'
import { dropKeptForm } from '../ssr/kept-form.ts'
import { endedSessionsOf } from './ended-sessions.ts'

/** How stale a row's `lastSeenAt` may be before a request writes it again, in milliseconds: many requests make one write. */
const touchEvery = 30_000

/** The key of a session's row: the database never holds the token itself. */
const sessionIdOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Whether a session has ended, by idleness or by age. */
function isExpired(session: Pick<Session, 'createdAt' | 'lastSeenAt'>, now: Date): boolean {
  const idle = now.getTime() - session.lastSeenAt.getTime()
  const age = now.getTime() - session.createdAt.getTime()
  return idle >= sessionLimits.idle || age >= sessionLimits.absolute
}

/** When each session was last seen by this process, to the millisecond; the row only knows it to {@link touchEvery}. */
function createLastSeen() {
  const times = new Map<string, number>()
  const most = 10_000
  return {
    latest: (id: string, recorded: Date): Date => new Date(Math.max(times.get(id) ?? 0, recorded.getTime())),
    note: (id: string, now: Date): void => {
      if (times.size >= most) times.clear()
      times.set(id, now.getTime())
    },
    forget: (id: string): boolean => times.delete(id),
  }
}

/** Sessions of one person: more than anybody has browsers. */
const mostOfOne = 30

/** Makes room for one more of {@link mostOfOne} sessions: the longest unused end. The shared citizen is many people. */
async function makeRoom({ models }: Database, userId: number, transaction: Transaction): Promise<void> {
  if (userId === lookAroundUserId) return
  const order: [string, string][] = [
    ['lastSeenAt', 'DESC'],
    ['createdAt', 'DESC'],
  ]
  const all = await models.sessions.findAll({ where: { userId }, attributes: ['id'], order, transaction })
  const id = all.slice(mostOfOne - 1).map((session) => session.id)
  if (id.length > 0) await models.sessions.destroy({ where: { id }, transaction })
}

/** Whose the sessions were that ended by time, so that another tab's request does not lose what a form then brings. */
function createEndedOwners() {
  const owners = new Map<string, number>()
  const most = 10_000
  return {
    ownerOf: (id: string): number | null => owners.get(id) ?? null,
    note: (id: string, userId: number): void => {
      if (owners.size >= most) owners.clear()
      owners.set(id, userId)
    },
  }
}

/** Under which a session's row is kept. */
const keyOf = (id: string) => `session ${id}`

/** Whether a request signs out: it does so in this browser in any case. */
const isLeaving = ({ method, path }: Context) => method === 'POST' && ['/logout', '/api/logout'].includes(path)

/** What koa-session says of the request that it asks for. */
interface Asked {
  readonly ctx?: Context
}

/** The session store in the database: rows are found by the hash of the token. */
function databaseStore(dependencies: Dependencies) {
  const { database, clock, log } = dependencies
  const { sessions } = database.models
  const gone = endedSessionsOf(dependencies)
  const seen = createLastSeen()
  const ended = createEndedOwners()
  const touching = new Set<string>()
  /** In the background: a page can be read although nothing can be written. */
  const touch = (id: string, lastSeenAt: Date) => {
    if (touching.has(id)) return
    touching.add(id)
    database
      .writeInBackground((transaction) => sessions.update({ lastSeenAt }, { where: { id }, transaction }), [keyOf(id)])
      .catch((error: unknown) =>
        log.warn({ name: error instanceof Error ? error.name : typeof error }, 'an activity was not recorded'),
      )
      .finally(() => touching.delete(id))
  }
  const write = (work: (transaction: Transaction) => Promise<unknown>, ctx: Context | undefined) =>
    ctx?.state.sessionWrite ? work(ctx.state.sessionWrite) : database.write(work)
  /** A session is never gone on with because the end of it could not be written, nor because whose it is could not be read. */
  const find = (id: string, ctx: Context | undefined) =>
    database
      .cached(keyOf(id), () => sessions.findByPk(id, { include: 'user' }))
      .catch((error: unknown) => {
        if (!ctx || !isLeaving(ctx) || !isStorageTrouble(error)) throw error
        gone.hold(id)
        return null
      })
  return {
    get: async (token: string, _maxAge: unknown, { ctx }: Asked): Promise<SessionContent | null> => {
      const id = sessionIdOf(token)
      const found = await find(id, ctx)
      if (!ctx) return null
      if (!found?.user || gone.has(found)) {
        ctx.state.endedUserId = ended.ownerOf(id)
        return null
      }
      const { userId, createdAt, lastSeenAt, user } = found
      const now = clock.now()
      if (isExpired({ createdAt, lastSeenAt: seen.latest(id, lastSeenAt) }, now)) {
        await gone.end({ id })
        seen.forget(id)
        ended.note(id, userId)
        ctx.state.endedUserId = userId
        return null
      }
      seen.note(id, now)
      if (now.getTime() - lastSeenAt.getTime() >= touchEvery) touch(id, now)
      ctx.state.session = { id, userId, createdAt }
      ctx.state.user = user
      return { userId }
    },
    set: async (token: string, { userId }: SessionContent, _maxAge: unknown, { ctx }: Asked): Promise<void> => {
      const now = clock.now()
      const row = { id: sessionIdOf(token), userId, createdAt: now, lastSeenAt: now }
      await write(async (transaction) => {
        await makeRoom(database, userId, transaction)
        await sessions.create(row, { transaction })
      }, ctx)
    },
    destroy: async (token: string, { ctx }: Asked = {}): Promise<void> => {
      const id = sessionIdOf(token)
      const { session = null, sessionWrite: transaction = null } = ctx?.state ?? {}
      if (transaction !== null) await sessions.destroy({ where: { id }, transaction })
      // Of a token that is nobody's there is no row.
      else if (session?.id === id && !gone.has(session)) await gone.end({ id })
      seen.forget(id)
    },
  }
}

/** Middleware: finds the session of the request's cookie and its person. */
export function readSession(app: Koa<HostState, HostContext>, dependencies: Dependencies): Middleware {
  const isHttps = dependencies.config.publicOrigin.startsWith('https:')
  const session: Middleware = createSession(
    {
      key: isHttps ? '__Host-session' : 'session',
      store: databaseStore(dependencies),
      genid: () => randomBytes(32).toString('base64url'),
      // Saved where it changes, by startSession and endSession, so that a failure is answered and not swallowed.
      autoCommit: false,
      signed: false,
      httpOnly: true,
      sameSite: 'lax',
      secure: isHttps,
      maxAge: sessionLimits.absolute,
    },
    app,
  )
  return async (ctx, next) => {
    // TLS ends at a proxy before us; without this koa refuses to set secure cookies.
    ctx.cookies.secure = isHttps
    await session(ctx, next)
  }
}

const isHandle = (session: HostContext['session']): session is SessionHandle =>
  session !== null && 'regenerate' in session

/** The person, whom nobody changes until the transaction ends. @throws `wrong-credentials` for one who is not there, or is shut out */
export async function openAccount({ models }: Database, id: number, transaction: Transaction): Promise<User> {
  const user = await models.users.findByPk(id, { transaction, lock: transaction.LOCK.UPDATE })
  if (user === null || user.disabledAt) throw wrongCredentials()
  return user
}

/**
 * Signs a person in on this browser: a fresh token always, the old session gone. That is one write together with `admit`, so that whoever
 * cannot be signed in is where they were.
 * @param admit says who it is, and writes what goes with it; throws to refuse
 */
export async function startSession(ctx: Context, admit: (transaction: Transaction) => Promise<User>): Promise<User> {
  const user = await ctx.dependencies.database.write(async (transaction) => {
    const admitted = await admit(transaction)
    ctx.session = { userId: admitted.id }
    ctx.state.sessionWrite = transaction
    if (isHandle(ctx.session))
      await ctx.session.regenerate().finally(() => {
        ctx.state.sessionWrite = null
      })
    return admitted
  })
  ctx.state.user = user
  return user
}

/** Signs this browser out: row and cookie go, and a form kept for after signing in. Quiet when nobody was signed in. */
export async function endSession(ctx: Context): Promise<void> {
  const { session } = ctx
  dropKeptForm(ctx)
  if (!isHandle(session)) return
  ctx.session = null
  await session.manuallyCommit()
  ctx.state.session = null
  ctx.state.user = null
}
