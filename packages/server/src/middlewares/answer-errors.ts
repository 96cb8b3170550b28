import { endedHeader } from '@aangiftewijs/domain/session'
import { ConnectionError, OptimisticLockError } from 'sequelize'
import {
  AppError,
  internalError,
  invalidBody,
  notFound,
  staleVersion,
  storageBusy,
  storageFull,
  tooLarge,
  unsupportedType,
} from '../errors.ts'
import type { Context, Middleware } from '../http.ts'
import { renderErrorPage } from '../ssr/error-page.ts'

const codesOfFullStorage = ['ENOSPC', 'EDQUOT', 'EIO', 'SQLITE_FULL', 'SQLITE_IOERR', '53100']
/** Besides locks: Postgres that has too many clients, starts, stops or gives up a statement, and connections that are gone. */
const codesOfBusyStorage = [
  ...['SQLITE_BUSY', 'SQLITE_LOCKED', '53300', '57P01', '57P02', '57P03', '57014', '08001', '08003', '08006'],
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'],
  // A bucket that fails or refuses.
  ...['E_CANNOT_WRITE_FILE', 'E_CANNOT_READ_FILE', 'E_CANNOT_DELETE_FILE', 'E_CANNOT_CHECK_FILE_EXISTENCE'],
]

/** What the driver says without a code. */
const isLostConnection = (error: unknown): boolean =>
  error instanceof ConnectionError ||
  (error instanceof Error &&
    (/^Connection terminated|^Query read timeout|^timeout expired/.test(error.message) ||
      ('original' in error && isLostConnection(error.original))))

/** Every `code` of an error and of the errors it wraps. */
function codesOf(error: unknown): readonly string[] {
  if (!(error instanceof Error)) return []
  const own = 'code' in error ? [String(error.code)] : []
  const wrapped = 'original' in error ? error.original : 'parent' in error ? error.parent : error.cause
  return [...own, ...codesOf(wrapped)]
}

/** Turns anything thrown into one of our errors; what is not known becomes an internal error. The one place this is decided. */
export function toAppError(error: unknown, reference: string): AppError {
  if (error instanceof AppError) return error
  if (error instanceof OptimisticLockError) return staleVersion()
  const codes = codesOf(error)
  if (codes.some((code) => codesOfFullStorage.includes(code))) return storageFull(error)
  if (isLostConnection(error) || codes.some((code) => codesOfBusyStorage.includes(code))) return storageBusy(error)
  const status = error instanceof Error && 'status' in error ? error.status : undefined
  switch (status) {
    case 400:
      return invalidBody(error)
    case 404:
      return notFound()
    case 413:
      return tooLarge()
    case 415:
      return unsupportedType()
    default:
      return internalError(reference, error)
  }
}

/** What the log gets of a failure: never its values (an SQL error carries the parameters). */
export const describeFailure = (error: unknown) =>
  error instanceof Error ? { name: error.name, codes: codesOf(error), stack: error.stack } : { name: typeof error }

/** Writes an error to the log when it is our fault. */
function logFailure(ctx: Context, error: AppError): void {
  if (error.status < 500) return
  const { requestId, routeName } = ctx.state
  ctx.dependencies.log.error(
    { requestId, route: routeName, error: error.id, cause: describeFailure(error.cause) },
    'failed',
  )
}

/**
 * What goes with every refusal, however it is then shown: a line in the log, its headers, of a session that ended by time that it did,
 * and of what could not be stored no cookie.
 */
export function prepareRefusal(ctx: Context, error: AppError): void {
  logFailure(ctx, error)
  ctx.set(error.headers)
  if (error.id === 'not-signed-in' && ctx.state.endedUserId !== null) ctx.set(endedHeader, 'time')
  // Nothing was changed, so this browser keeps what it has, too.
  if (error.id === 'storage-full' || error.id === 'storage-busy') ctx.remove('Set-Cookie')
}

/** The sentence of an error; of wrong input, every problem with its field, one a line. */
export function textOf(ctx: Context, error: AppError): string {
  if (error.id !== 'invalid-input') return error.sentence(ctx.state.language)
  return ctx.dependencies.renderer.describeProblems(error.problems, ctx.state.language).join('\n')
}

/** Answers everything thrown further on: sentences for calls, pages for people. */
export const answerErrors: Middleware = async (ctx, next) => {
  try {
    await next()
    if (ctx.status === 404 && ctx.body === undefined) throw notFound()
  } catch (thrown) {
    const error = toAppError(thrown, ctx.state.requestId)
    prepareRefusal(ctx, error)
    ctx.status = error.status
    ctx.set('Cache-Control', 'no-store')
    if (ctx.path.startsWith('/api/')) {
      ctx.type = 'text/plain; charset=utf-8'
      ctx.body = textOf(ctx, error)
    } else {
      await renderErrorPage(ctx, error)
    }
  }
}
