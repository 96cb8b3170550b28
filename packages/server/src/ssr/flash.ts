import type { Flash } from '@aangiftewijs/app/entry-server'
import type { Context } from '../http.ts'

const cookie = 'flash'
const minute = 60_000

/** Gives a message to the next page: a signed cookie, so that it also survives signing out. */
export function setFlash(ctx: Context, flash: Flash): void {
  const value = Buffer.from(JSON.stringify(flash)).toString('base64url')
  ctx.cookies.set(cookie, value, { signed: true, httpOnly: true, sameSite: 'lax', overwrite: true, maxAge: minute })
}

/** Takes the message given to this page, once. */
export function takeFlash(ctx: Context): Flash | null {
  const value = ctx.cookies.get(cookie, { signed: true })
  if (!value) return null
  ctx.cookies.set(cookie, '', { signed: true, httpOnly: true, sameSite: 'lax', overwrite: true, maxAge: 0 })
  const flash: Flash = JSON.parse(Buffer.from(value, 'base64url').toString('utf8'))
  return flash
}
