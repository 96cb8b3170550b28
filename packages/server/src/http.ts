import type { DataNeed, Flash, PageDataOf, PostedForm } from '@aangiftewijs/app/entry-server'
import type { FormFields } from '@aangiftewijs/domain/form'
import type { Copy, LanguageChoice } from '@aangiftewijs/domain/language'
import { lookAroundUserId } from '@aangiftewijs/domain/session'
import type { ThemeChoice } from '@aangiftewijs/domain/theme'
import type Koa from 'koa'
import type { Transaction } from 'sequelize'
import type { AlsoWrite } from './database/database.ts'
import type { Dependencies } from './dependencies.ts'
import { forbiddenLookAround, notFound, notSignedIn } from './errors.ts'
import type { User } from './models/user.ts'
import type { PageRoute } from './ssr/renderer.ts'

/** The session a request came with. */
export interface CurrentSession {
  /** SHA-256 of the token, the key of its row. */
  readonly id: string
  readonly userId: number
  readonly createdAt: Date
}

/** An answer, before it is given. */
export interface Answered {
  readonly status: number
  readonly etag?: string
  /** Given as JSON. */
  readonly body: unknown
}

/** What the middlewares learn about a request. */
export interface HostState {
  requestId: string
  /** Of the Content-Security-Policy; every inline script and style carries it. */
  nonce: string
  /** Which route or page answered, for the log. */
  routeName: string
  language: LanguageChoice
  theme: ThemeChoice
  session: CurrentSession | null
  user: User | null
  /** Whose session this browser's cookie was, when it has ended by time. */
  endedUserId: number | null
  /** Whose second factor was asked for: the password was right, and nobody is signed in yet. */
  askedUserId: number | null
  /** In which the sessions of this browser are written, while one is started. */
  sessionWrite: Transaction | null
  /** Keeps the answer for who sends the request again with its key; null when it has none. To be written with what the request does. */
  noteAnswer: AlsoWrite<Answered> | null
  /** Whether the request says nothing of who asks, so that its answer may be given to others, too. */
  mayCache: boolean
  /** Whether the answer is one for everyone. */
  isCacheable: boolean
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
  /** The router's: what stands for `:name` in the route's path. */
  params: Record<string, string>
}

export type Context = Koa.ParameterizedContext<HostState, HostContext>
export type Middleware = Koa.Middleware<HostState, HostContext>

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** One call: who may use it is said by its middlewares ({@link signedIn}, {@link writer}) and, apart from them, by the access table. */
export interface Route {
  readonly method: Method
  readonly path: string
  readonly middlewares: readonly Middleware[]
}

/** Builds a row of a route table: `route('PATCH', '/api/tax-filings/:id', writer, jsonBody, patchFiling)`. */
export const route = (method: Method, path: string, ...middlewares: readonly Middleware[]): Route => ({
  method,
  path,
  middlewares,
})

/** The largest id the database can hold. */
const maxId = 2 ** 31 - 1

/** What somebody sent as an id. @throws `not-found` for anything that cannot be one */
export function idIn(text: string): number {
  if (!/^\d{1,10}$/.test(text) || Number(text) > maxId) throw notFound()
  return Number(text)
}

/** The `:id` of the route's path. @throws `not-found` for anything that cannot be one */
export const idParam = ({ params: { id = '' } }: Context): number => idIn(id)

/** What a posted page form leads to: another page (303), or the same page again with what was typed. */
export type FormOutcome =
  | { readonly kind: 'go'; readonly to: string; readonly flash?: Flash }
  | { readonly kind: 'again'; readonly status: number; readonly form: PostedForm }

/** The handler of a posted page form. An {@link import('./errors.ts').AppError} it throws becomes the same page with its sentence, or the host's where there is none. */
export type PageFormHandler = (ctx: Context, fields: FormFields) => Promise<FormOutcome>

/** A form that posts to a page's own path (or to an action such as `/logout`) and works without script. */
export interface PageForm {
  readonly path: string
  readonly access: 'public' | 'signed-in'
  /** Counts it, before the body is read; the same as of the call that does the same. */
  readonly limit?: Middleware
  /** Reads the body into `ctx.request.body`; `formBody` for urlencoded forms. */
  readonly body: Middleware
  readonly handle: PageFormHandler
  /** The form's name when it comes back after an error thrown by `handle`. */
  readonly formName: (fields: FormFields) => string
  /**
   * What its person is told was not done when it comes too late, after the session ended, and nothing of it can be shown again: it was
   * a press, or holds a password. Null, as without: what was typed comes back.
   */
  readonly notDone?: (fields: FormFields) => Copy | null
}

/** Loads what a page needs, keyed by the GET call (with its query) that would have fetched it; empty when that call would be refused. */
export type LoadPageData<Need extends DataNeed> = (ctx: Context, route: PageRoute) => Promise<PageDataOf<Need>>

/** A file that is somebody's. */
export interface ExportedFile {
  /** Where it lies in the export, with folders. */
  readonly name: string
  readonly bytes: Uint8Array
  readonly at: Date
}

/** What a feature holds about a person, for the export and for deleting an account. */
export interface PersonalData {
  /** Members of the export file. */
  readonly export: (dependencies: Dependencies, userId: number) => Promise<Readonly<Record<string, unknown>>>
  /** Their files, one after the other. */
  readonly files?: (dependencies: Dependencies, userId: number) => AsyncIterable<ExportedFile>
  /** Removes rows and bytes. Runs before the user's row is deleted. */
  readonly remove: (dependencies: Dependencies, userId: number) => Promise<void>
  /** Whether something came in since that {@link PersonalData.remove} has to remove: it would not go with the user's row alone. */
  readonly hasMore?: (dependencies: Dependencies, userId: number, transaction: Transaction) => Promise<boolean>
}

/** Ends a job; resolves when its running work is done. */
export type StopJob = () => Promise<void>

/** One feature of the host: its calls, its posted page forms, the data it gives to pages, and its jobs. */
export interface Feature {
  readonly name: string
  readonly routes: readonly Route[]
  readonly forms: readonly PageForm[]
  readonly data: { readonly [Need in DataNeed]?: LoadPageData<Need> }
  readonly personalData?: PersonalData
  /** Whether its calls and forms answer on the news product's own host, too; those of the tax product are 404 there. */
  readonly isOnNewsHost?: boolean
  /** Scheduled work, started once the server listens (never in tests, which call the work itself). `features`: every one of the host. */
  readonly startJobs?: (dependencies: Dependencies, features: readonly Feature[]) => readonly StopJob[]
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

/** Middleware: refuses anonymous requests. */
export const signedIn: Middleware = (ctx, next) => {
  requireUser(ctx)
  return next()
}

/** Middleware: refuses anonymous requests and the look-around citizen. */
export const writer: Middleware = (ctx, next) => {
  requireWriter(ctx)
  return next()
}
