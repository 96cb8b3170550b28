import Router from '@koa/router'
import Koa from 'koa'
import { recordEvents } from './audit/record-events.ts'
import type { Dependencies } from './dependencies.ts'
import { methodNotAllowed } from './errors.ts'
import { features as everyFeature } from './features/index.ts'
import { inspectorPage, watchedPages } from './features/inspector/index.ts'
import type { Context, Feature, HostContext, HostState, Middleware } from './http.ts'
import { answerErrors } from './middlewares/answer-errors.ts'
import { compressAnswers } from './middlewares/compress.ts'
import { dropForeignForwarding } from './middlewares/forwarded-headers.ts'
import { refuseOtherHosts } from './middlewares/known-hosts.ts'
import { refuseLongAddresses } from './middlewares/long-addresses.ts'
import { refuseForeignOrigins } from './middlewares/origin-check.ts'
import { pageCache } from './middlewares/page-cache.ts'
import { answerPages } from './middlewares/pages.ts'
import { answerForm, requireSignIn } from './middlewares/posted-forms.ts'
import { readPreferences } from './middlewares/preferences.ts'
import { logRequests, tellRequestId, unmatched } from './middlewares/request-log.ts'
import { securityHeaders } from './middlewares/security-headers.ts'
import { readSession } from './middlewares/session.ts'
import { staticFiles } from './middlewares/static-files.ts'
import { isNewsHost, productOf } from './ssr/product.ts'

export type App = Koa<HostState, HostContext>

/** A visitor who closed the connection before the answer was whole, or sent what is no HTTP (Node's parser says so): no fault of ours. */
const isVisitorsFault = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  /^(?:ECONNRESET|EPIPE|ERR_STREAM_PREMATURE_CLOSE|HPE_\w+)$/.test(String(error.code))

/** What people typed and what belongs to them is never kept by a browser or proxy. A route may say otherwise. */
const noStoreByDefault: Middleware = async (ctx, next) => {
  ctx.set('Cache-Control', 'no-store')
  await next()
}

/** What the router says of a method that an address does not take is one of our errors, which names those it does. */
const refuseMethods: Middleware = async (ctx, next) => {
  await next()
  if (ctx.body === undefined && (ctx.status === 405 || ctx.status === 501))
    throw methodNotAllowed(ctx.response.get('Allow'))
}

/** Every row of every feature's tables, as a router (of one host, when given). Exported for the test that walks them. */
export function createRouter(features: readonly Feature[], host?: RegExp): Router<HostState, HostContext> {
  // Paths are matched as the table of pages matches them: in lower case only.
  const router = new Router<HostState, HostContext>({ sensitive: true, ...(host ? { host } : {}) })
  const named =
    (name: string): Middleware =>
    (ctx, next) => {
      ctx.state.routeName = name
      return next()
    }
  for (const { method, path, middlewares } of features.flatMap((feature) => feature.routes)) {
    const name = `${method} ${path}`
    router.register(path, [method], [named(name), ...middlewares], { name })
  }
  for (const form of features.flatMap((feature) => feature.forms)) {
    const limits = form.limit ? [form.limit] : []
    const name = `form ${form.path}`
    const middlewares = [named(name), requireSignIn(form), ...limits, form.body, answerForm(form)]
    router.register(form.path, ['POST'], middlewares, { name })
  }
  return router
}

/**
 * Middleware: what fails before its route is reached, such as while its session is read, is that route's failure in the log and the counts.
 */
function nameFailures(router: Router<HostState, HostContext>): Middleware {
  const nameOf = (ctx: Context) => {
    const { method, path } = ctx
    const call = router.match(path, method).pathAndMethod.at(-1)?.name
    if (call !== undefined) return call
    const isPage = ['GET', 'HEAD'].includes(method) && !path.startsWith('/api/')
    return isPage ? `page ${ctx.dependencies.renderer.matchRoute(productOf(ctx), path).id}` : unmatched
  }
  return async (ctx, next) => {
    try {
      await next()
    } catch (error) {
      if (ctx.state.routeName === unmatched) ctx.state.routeName = nameOf(ctx)
      throw error
    }
  }
}

/**
 * On the news product's own host nobody is known, the one cookie is a chosen language or theme, and what no call of
 * {@link newsHostRouter} answered is a page of that product: everything of the tax product is 404 there.
 */
const answerNewsHost: Middleware = (ctx, next) => (isNewsHost(ctx) ? answerPages(ctx, next) : next())

/** The calls and forms that answer on the news product's own host, with or without a port. */
function newsHostRouter(features: readonly Feature[], newsHost: string): Router<HostState, HostContext> {
  const name = newsHost.replaceAll('.', '\\.')
  return createRouter(
    features.filter((feature) => feature.isOnNewsHost),
    new RegExp(`^${name}(:\\d+)?$`, 'i'),
  )
}

/** Builds the whole host from its dependencies; it does not listen. The database must be migrated. */
export function createApp(dependencies: Dependencies, features: readonly Feature[] = everyFeature): App {
  const { config, keys, clientDir } = dependencies
  const app: App = new Koa<HostState, HostContext>()
  app.keys = [...keys.sessionSecrets]
  // TLS always ends at a proxy before us; only then is its word about the client believed, and only the nearest one's.
  app.proxy = config.publicOrigin.startsWith('https:')
  app.maxIpsCount = 1
  if (app.proxy) app.use(dropForeignForwarding(config))
  const inspector = config.inspector ? dependencies.inspector : undefined
  app.context.dependencies =
    inspector === undefined
      ? dependencies
      : { ...dependencies, renderer: watchedPages(dependencies.renderer, inspector) }
  app.context.features = features
  app.on('error', (error: unknown, ctx?: Context) => {
    const stack = error instanceof Error ? error.stack : undefined
    const level = isVisitorsFault(error) ? 'debug' : 'error'
    dependencies.log[level]({ requestId: ctx?.state.requestId, stack }, 'an answer broke off')
  })

  const router = createRouter(features)
  app.use(logRequests)
  app.use(refuseOtherHosts(config))
  app.use(pageCache())
  app.use(tellRequestId)
  app.use(securityHeaders(config))
  app.use(readPreferences)
  app.use(answerErrors)
  app.use(refuseLongAddresses)
  app.use(staticFiles(clientDir))
  if (inspector !== undefined) app.use(staticFiles(inspector.folder))
  app.use(compressAnswers)
  if (inspector !== undefined) app.use(inspectorPage(inspector))
  app.use(refuseForeignOrigins)
  app.use(noStoreByDefault)
  app.use(newsHostRouter(features, config.newsHost).routes())
  app.use(answerNewsHost)
  app.use(nameFailures(router))
  app.use(readSession(app, dependencies))
  app.use(recordEvents())
  app.use(router.routes())
  app.use(refuseMethods)
  app.use(router.allowedMethods())
  app.use(answerPages)
  return app
}
