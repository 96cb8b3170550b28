import { sessionLimits } from '@aangiftewijs/domain/session'
import type { Context } from '../../http.ts'
import type { User } from '../../models/user.ts'
import { citizens } from './citizens.ts'

const cookie = 'citizens'
const aDay = 24 * 60 * 60 * 1000
/** Milliseconds after signing in: whatever is saved while that session lasts is found for a day. */
export const kept = sessionLimits.absolute + aDay

const write = (ctx: Context, value: string, maxAge: number) =>
  ctx.cookies.set(cookie, value, { signed: true, httpOnly: true, sameSite: 'lax', overwrite: true, maxAge })

/** The account ids of this browser by the citizen they were made for. */
const idsIn = (ctx: Context): ReadonlyMap<string, number> =>
  new Map(
    (ctx.cookies.get(cookie, { signed: true }) ?? '')
      .split('.')
      .map((entry) => entry.split('-'))
      .flatMap(([citizen = '', id = '']) => (/^\d{1,10}$/.test(id) ? [[citizen, Number(id)] as const] : [])),
  )

const isOf = (user: User, citizen: string, now: Date): boolean =>
  user.authMethod === 'digid' &&
  now.getTime() - (user.lastLogin ?? user.createdAt).getTime() < kept &&
  (user.digidTokens as { readonly citizen?: unknown } | null)?.citizen === citizen

/** The accounts that citizens chosen in this browser lead to again, by citizen. */
export async function knownCitizens(ctx: Context): Promise<ReadonlyMap<string, User>> {
  const ids = idsIn(ctx)
  if (ids.size === 0) return new Map()
  const { database, clock } = ctx.dependencies
  const users = await database.models.users.findAll({ where: { id: [...ids.values()] } })
  const now = clock.now()
  return new Map(
    citizens.flatMap(({ id }) => {
      const user = users.find((one) => one.id === ids.get(id) && isOf(one, id, now))
      return user ? [[id, user] as const] : []
    }),
  )
}

/** Remembers in a signed cookie which account a citizen led to in this browser. */
export function rememberCitizen(ctx: Context, citizen: string, { id }: User): void {
  const entries = [...new Map([...idsIn(ctx), [citizen, id]])].map(([name, account]) => `${name}-${account}`)
  write(ctx, entries.join('.'), kept)
}

/** Forgets all of them. */
export function forgetCitizens(ctx: Context): void {
  if (ctx.cookies.get(cookie, { signed: false }) !== undefined) write(ctx, '', 0)
}
