import { productName } from '@aangiftewijs/domain/product'
import { withinReadyTime } from '../../database/ready-time.ts'
import type { Dependencies } from '../../dependencies.ts'
import { type Feature, type Middleware, route } from '../../http.ts'

const halfAYear = 182 * 24 * 60 * 60 * 1000

/** Hosts whose process has been told to end. */
const stopping = new WeakSet<Dependencies['database']>()

/** From now on health checks are told that the process ends, while it still answers. */
export const sayStopping = ({ database }: Dependencies): void => void stopping.add(database)

/**
 * The process takes requests: what a proxy goes by. Not what all servers share: without the database most can still be read, and what cannot is
 * answered in words; a proxy that takes every server away for it would answer nothing.
 */
const answerHealth: Middleware = (ctx) => {
  const isStopping = stopping.has(ctx.dependencies.database)
  ctx.type = 'text/plain'
  ctx.status = isStopping ? 503 : 200
  ctx.body = isStopping ? 'stopping' : 'ok'
}

/** Of each, why it cannot be used; null when it can. */
interface Readiness {
  readonly database: string | null
  readonly documentStore: string | null
}

/** Looks under way: everybody may ask, and a bucket is asked over the network for each. */
const looks = new WeakMap<Dependencies, Promise<Readiness>>()

async function look({ database, store }: Dependencies): Promise<Readiness> {
  const [whyNot, isStoreReady] = await Promise.all([database.whyNotReady(), withinReadyTime(store.isReady(), false)])
  return { database: whyNot, documentStore: isStoreReady ? null : 'no answer' }
}

/** Whether database and store can be used; who asks meanwhile gets the same answer. Exported for its test. */
export function lookAt(dependencies: Dependencies): Promise<Readiness> {
  const underWay = looks.get(dependencies) ?? look(dependencies).finally(() => looks.delete(dependencies))
  looks.set(dependencies, underWay)
  return underWay
}

/** The database answers and its tables are of this version, and the document store answers. */
const answerReadiness: Middleware = async (ctx) => {
  const { database, documentStore } = await lookAt(ctx.dependencies)
  ctx.status = database === null && documentStore === null ? 200 : 503
  ctx.body = { database: database ?? 'ok', documentStore: documentStore ?? 'ok' }
}

/** RFC 9116. */
const answerSecurityContact: Middleware = (ctx) => {
  const { config, clock } = ctx.dependencies
  ctx.type = 'text/plain; charset=utf-8'
  ctx.body = [
    `# ${productName}: how to report a weakness`,
    `Contact: ${config.publicOrigin}/contact`,
    `Expires: ${new Date(clock.now().getTime() + halfAYear).toISOString()}`,
    'Preferred-Languages: en, nl',
    `Canonical: ${config.publicOrigin}/.well-known/security.txt`,
    '',
  ].join('\n')
}

/** What operators and researchers ask a server. */
export const operationsFeature: Feature = {
  name: 'operations',
  isOnNewsHost: true,
  routes: [
    route('GET', '/healthz', answerHealth),
    route('GET', '/readyz', answerReadiness),
    route('GET', '/.well-known/security.txt', answerSecurityContact),
  ],
  forms: [],
  data: {},
}
