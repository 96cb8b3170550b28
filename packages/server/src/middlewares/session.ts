import { createHash, randomBytes } from 'node:crypto'
import { sessionLimits } from '@aangiftewijs/domain/session'
import type Koa from 'koa'
import { createSession } from 'koa-session'
import type { Dependencies } from '../dependencies.ts'
import type { Context, HostContext, HostState, SessionContent, SessionHandle, Step } from '../http.ts'
import type { Session } from '../models/session.ts'

/** How stale `lastSeenAt` may be before a request writes it again, in milliseconds: many requests a second make one write. */
const touchEvery = 5_000

/** The key of a session's row: the database never holds the token itself. */
export const sessionIdOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Whether a session has ended, by idleness or by age. */
export function hasEnded(session: Pick<Session, 'createdAt' | 'lastSeenAt'>, now: Date): boolean {
  const idle = now.getTime() - session.lastSeenAt.getTime()
  const age = now.getTime() - session.createdAt.getTime()
  return idle >= sessionLimits.idle || age >= sessionLimits.absolute
}

/** The session store in the database: rows are found by the hash of the token. */
function databaseStore({ database, clock }: Dependencies) {
  const { sessions } = database.models
  const remove = (id: string) => database.write((transaction) => sessions.destroy({ where: { id }, transaction }))
  return {
    get: async (token: string, _maxAge: unknown, { ctx }: { ctx?: Context }): Promise<SessionContent | null> => {
      const id = sessionIdOf(token)
      const found = await sessions.findByPk(id, { include: 'user' })
      if (!found?.user) return null
      const now = clock.now()
      if (hasEnded(found, now)) {
        await remove(id)
        return null
      }
      if (now.getTime() - found.lastSeenAt.getTime() >= touchEvery) {
        await database.write((transaction) => sessions.update({ lastSeenAt: now }, { where: { id }, transaction }))
      }
      if (!ctx) return null
      ctx.state.session = { id, userId: found.userId, createdAt: found.createdAt }
      ctx.state.user = found.user
      return { userId: found.userId }
    },
    set: async (token: string, { userId }: SessionContent): Promise<void> => {
      const now = clock.now()
      await database.write((transaction) =>
        sessions.create({ id: sessionIdOf(token), userId, createdAt: now, lastSeenAt: now }, { transaction }),
      )
    },
    destroy: async (token: string): Promise<void> => {
      await remove(sessionIdOf(token))
    },
  }
}

/** Step: finds the session of the request's cookie and its person. */
export function readSession(app: Koa<HostState, HostContext>, dependencies: Dependencies): Step {
  const isHttps = dependencies.config.publicOrigin.startsWith('https:')
  const session: Step = createSession(
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
    ctx.state.session = null
    ctx.state.user = null
    // TLS ends at a proxy before us; without this koa refuses to set secure cookies.
    ctx.cookies.secure = isHttps
    await session(ctx, next)
  }
}

const isHandle = (session: HostContext['session']): session is SessionHandle =>
  session !== null && 'regenerate' in session

/** Signs a person in on this browser: a fresh token always, the old session gone. */
export async function startSession(ctx: Context, userId: number): Promise<void> {
  ctx.session = { userId }
  if (isHandle(ctx.session)) await ctx.session.regenerate()
}

/** Signs this browser out: row and cookie go. Quiet when nobody was signed in. */
export async function endSession(ctx: Context): Promise<void> {
  const { session } = ctx
  if (!isHandle(session)) return
  ctx.session = null
  await session.manuallyCommit()
  ctx.state.session = null
  ctx.state.user = null
}
