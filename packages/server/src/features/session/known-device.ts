import { createHash } from 'node:crypto'
import type { Context } from '../../http.ts'
import type { User } from '../../models/user.ts'

const cookie = 'device'
const aYear = 365 * 24 * 60 * 60 * 1000
/** Accounts remembered in one browser. */
const maxAccounts = 5

/** Whose account: a name that was given up may be another's. */
type Account = Pick<User, 'id' | 'usernameKey'>

const markOf = ({ id, usernameKey }: Account) =>
  createHash('sha256').update(`${id} ${usernameKey}`).digest('base64url').slice(0, 16)
const marksIn = (ctx: Context) => ctx.cookies.get(cookie, { signed: true })?.split('.') ?? []

/** Whether this browser has signed in to the account before. */
export const isKnownDevice = (ctx: Context, account: Account): boolean => marksIn(ctx).includes(markOf(account))

/** Whether this browser has signed in to any account before. */
export const hasSignedInHere = (ctx: Context): boolean => marksIn(ctx).length > 0

/** Remembers that this browser signed in to the account, in a signed cookie that says nothing by itself. */
export function rememberDevice(ctx: Context, account: Account): void {
  const marks = [markOf(account), ...marksIn(ctx).filter((mark) => mark !== markOf(account))].slice(0, maxAccounts)
  ctx.cookies.set(cookie, marks.join('.'), {
    signed: true,
    httpOnly: true,
    sameSite: 'lax',
    overwrite: true,
    maxAge: aYear,
  })
}
