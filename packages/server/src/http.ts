import type { Flash, PostedForm, ThemeChoice } from '@aangiftewijs/app/entry-server'
import type { FormFields } from '@aangiftewijs/domain/form'
import type { LanguageChoice } from '@aangiftewijs/domain/language'
import { lookAroundUserId } from '@aangiftewijs/domain/session'
import type Koa from 'koa'
import type { Middleware as KoaMiddleware, Next } from 'koa'
import type { Dependencies } from './dependencies.ts'
import { forbiddenLookAround, notSignedIn } from './errors.ts'
import type { Feature } from './feature.ts'
import type { User } from './models/user.ts'

/** The session a request came with. */
export interface CurrentSession {
  /** SHA-256 of the token, the key of its row. */
  readonly id: string
  readonly userId: number
  readonly createdAt: Date
}

/** What the middlewares learn about a request. */
export interface HostState {
  requestId: string
  /** Of the Content-Security-Policy; every inline script and style carries it. */
  nonce: string
  /** Which route or page answered, for the log. */
  place: string
  language: LanguageChoice
  theme: ThemeChoice
  session: CurrentSession | null
  user: User | null
  /** Whose session this browser's cookie was, when it has ended by time. */
  endedUserId: number | null
  /** Whether the request says nothing of who asks, so that its answer may be given to others, too. */
  mayShare: boolean
  /** Whether the answer is one for everyone. */
  isShared: boolean
}

/** What koa-session keeps for us: only whose session it is. */
export interface SessionContent {
  userId: number
}

/** The parts of koa-session's object that are used. */
export interface SessionHandle extends Partial<SessionContent> {
  readonly externalKey: string
  regenerate(): Promise<void>
  manuallyCommit(): Promise<void>
}

/** What every request reaches. */
export interface HostContext {
  dependencies: Dependencies
  /** koa-session's; use `startSession` and `endSession` of `middlewares/session.ts`. */
  session: SessionHandle | SessionContent | null
  features: readonly Feature[]
  /** koa-compress's: false leaves the answer as it is. */
  compress?: boolean
}

export type Context = Koa.ParameterizedContext<HostState, HostContext>
/** One named step of a route. */
export type Step = KoaMiddleware<HostState, HostContext>
export type { Next }

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** One call: who may use it is said by its steps ({@link signedIn}, {@link writer}) and, apart from them, by the access table. */
export interface Route {
  readonly method: Method
  readonly path: string
  readonly steps: readonly Step[]
}

/** Builds a row of a route table: `route('PATCH', '/api/tax-filings/:id', writer, jsonBody, patchFiling)`. */
export const route = (method: Method, path: string, ...steps: readonly Step[]): Route => ({ method, path, steps })

/** What a posted page form leads to: another page (303), or the same page again with what was typed. */
export type FormOutcome =
  | { readonly kind: 'go'; readonly to: string; readonly flash?: Flash }
  | { readonly kind: 'again'; readonly status: number; readonly form: PostedForm }

/** The handler of a posted page form. An {@link import('./errors.ts').AppError} it throws becomes the same page with its sentence. */
export type PageFormHandler = (ctx: Context, fields: FormFields) => Promise<FormOutcome>

/** A form that posts to a page's own path (or to an action such as `/logout`) and works without script. */
export interface PageForm {
  readonly path: string
  readonly access: 'public' | 'signed-in'
  /** Reads the body into `ctx.request.body`; `formBody` for urlencoded forms. */
  readonly body: Step
  readonly handle: PageFormHandler
  /** The form's name when it comes back after an error thrown by `handle`. */
  readonly formName: (fields: FormFields) => string
}

/** The signed-in person, or a 401. */
export function requireUser(ctx: Context): User {
  const { user } = ctx.state
  if (!user) throw notSignedIn()
  return user
}

/** A signed-in person who may write; the shared look-around citizen may not (403). */
export function requireWriter(ctx: Context): User {
  const user = requireUser(ctx)
  if (user.id === lookAroundUserId) throw forbiddenLookAround()
  return user
}

/** Step: refuses anonymous requests. */
export const signedIn: Step = (ctx, next) => {
  requireUser(ctx)
  return next()
}

/** Step: refuses anonymous requests and the look-around citizen. */
export const writer: Step = (ctx, next) => {
  requireWriter(ctx)
  return next()
}
