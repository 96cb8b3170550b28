import { isIPv6 } from 'node:net'
import type { AuditEvent } from '@aangiftewijs/domain/audit'
import type { Context, Middleware } from '../http.ts'
import { clientAddress } from '../middlewares/client-address.ts'
import { append } from './audit.ts'

const signedIn = ({ state }: Context) => (state.askedUserId === null ? 'signed-in' : 'second-factor-asked')
const changed = () => 'return-changed' as const

/** What a call or posted form that succeeds is written down as. A test names those that are not. */
export const recorded: Readonly<Record<string, (ctx: Context) => AuditEvent | undefined>> = {
  'POST /api/login': signedIn,
  'form /auth': (ctx) => (isRegistration(ctx.request.body) ? 'registered' : signedIn(ctx)),
  'form /auth/second-factor': signedIn,
  // Who says that they kept their codes changes nothing.
  'form /settings/second-factor': ({ request }) =>
    has(request.body, 'intent', 'keep-codes') ? undefined : 'second-factor-changed',
  'POST /api/register': () => 'registered',
  'POST /api/auth/digid/simulation': () => 'signed-in',
  'form /try': () => 'signed-in',
  'POST /api/logout': () => 'signed-out',
  'form /logout': () => 'signed-out',
  'POST /api/user/password': () => 'password-changed',
  'form /settings': ({ request }) => (isDeletion(request.body) ? 'account-deleted' : 'password-changed'),
  'form /profile': ({ request }) => (isDeletion(request.body) ? 'account-deleted' : 'password-changed'),
  'form /settings/details': ({ request, dependencies: { config } }) => {
    if (!has(request.body, 'intent', 'email')) return 'details-changed'
    return config.smtpUrl === null ? 'email-changed' : 'email-change-asked'
  },
  'POST /confirm-email': () => 'email-changed',
  'POST /reset-password': () => 'password-set-by-link',
  'GET /api/user/export': () => 'exported',
  'GET /previous-filings/:id/return.pdf': () => 'exported',
  'DELETE /api/user': () => 'account-deleted',
  'POST /api/tax-filings': changed,
  'PATCH /api/tax-filings/:id': ({ request }) => (isSubmission(request.body) ? 'return-submitted' : 'return-changed'),
  'POST /api/tax-filings/:id/correction': changed,
  'DELETE /api/tax-filings/:id': () => 'return-discarded',
  'form /previous-filings': ({ request: { body } }) => {
    if (has(body, 'intent', 'discard')) return 'return-discarded'
    return has(body, 'intent', 'correct') ? 'return-changed' : undefined
  },
  'form /tax-filing/setup': changed,
  'form /tax-filing/partner': changed,
  'form /tax-filing/income': changed,
  'form /tax-filing/deductions': changed,
  'form /tax-filing/submit': () => 'return-submitted',
  'POST /api/documents/upload': () => 'document-added',
  'form /tax-filing/documents': () => 'document-changed',
  'form /documents': () => 'document-changed',
  'PATCH /api/documents/:id': () => 'document-changed',
  'POST /api/load-sample-documents': () => 'document-added',
  'DELETE /api/documents/all': () => 'documents-deleted',
  'DELETE /api/documents/:id': () => 'documents-deleted',
}

const has = (body: unknown, name: string, value: unknown) =>
  typeof body === 'object' && body !== null && Reflect.get(body, name) === value
const isRegistration = (body: unknown) => has(body, 'form', 'register') || has(body, 'intent', 'register')
const isDeletion = (body: unknown) => has(body, 'form', 'delete-account') || has(body, 'intent', 'delete-account')
const isSubmission = (body: unknown) => has(body, 'completed', true)

/** The network of an address: enough to tell home from abroad, too little to find a house. */
export function networkOf(address: string): string {
  const { near, wide } = clientAddress(address)
  return wide ?? (isIPv6(near) ? near : near.replace(/\.\d+$/, '.0/24'))
}

/**
 * Saving goes on while someone types, and a script may sign in as often as it likes: of what one person does again and again from one
 * network, one entry in so many milliseconds.
 */
const again = 10 * 60_000
const often: readonly AuditEvent[] = [
  'return-changed',
  'document-changed',
  'document-added',
  'signed-in',
  'second-factor-asked',
  'signed-out',
  'exported',
]

/** Middleware: writes down what succeeded. What cannot be written is in the log; the answer stands. */
export function recordEvents(): Middleware {
  const lately = new Map<string, number>()
  const isRepeated = (key: string, now: number) => {
    if ((lately.get(key) ?? Number.NEGATIVE_INFINITY) > now - again) return true
    if (lately.size > 10_000) lately.clear()
    lately.set(key, now)
    return false
  }
  return async (ctx, next) => {
    const before = ctx.state.user?.id ?? null
    await next()
    const event = ctx.status < 400 ? recorded[ctx.state.routeName]?.(ctx) : undefined
    const userId = ctx.state.askedUserId ?? ctx.state.user?.id ?? before
    if (event === undefined || userId === null) return
    const { dependencies } = ctx
    const address = networkOf(ctx.ip)
    if (often.includes(event) && isRepeated(`${userId} ${event} ${address}`, dependencies.clock.now().getTime())) return
    await append(dependencies, { userId, event, address }).catch((error: unknown) =>
      dependencies.log.error(
        { name: error instanceof Error ? error.name : typeof error, event },
        'an event was not written down',
      ),
    )
  }
}
