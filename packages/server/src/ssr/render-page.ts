import type { PageData, PageRequest } from '@aangiftewijs/app/entry-server'
import { hasSignedInHere } from '../features/session/known-device.ts'
import type { Context } from '../http.ts'
import { operatorOf } from './operator.ts'
import { isNewsHost, newsOriginOf, productOf } from './product.ts'
import type { PageRoute } from './renderer.ts'

/** `path` and `search`: of the page that is meant, where it is another than the one that was asked for. */
type Answer = Pick<PageRequest, 'status' | 'data'> &
  Partial<Pick<PageRequest, 'path' | 'search' | 'form' | 'flash' | 'ended' | 'errorId'>>

/** Loads exactly what a page's route names, from the services behind the calls of the same name. */
export async function loadData(ctx: Context, route: PageRoute): Promise<PageData> {
  const loaded = await Promise.all(
    route.data.map((need) => ctx.features.find((feature) => feature.data[need])?.data[need]?.(ctx, route) ?? {}),
  )
  return Object.assign({}, ...loaded)
}

/** Whether a page is asked for from elsewhere: typed, from a bookmark or by another site's link. */
export const isArrival = (ctx: Context): boolean => ctx.get('Sec-Fetch-Site') !== 'same-origin'

/** Whether a page is the same for every visitor with this language and theme: nobody signed in, nothing personal, nothing that changes. */
function isForEveryone({ status, form, flash, data }: PageRequest): boolean {
  const isPlain = status === 200 && form === null && flash === null
  return isPlain && Object.keys(data).every((call) => call === '/api/user') && (data['/api/user'] ?? null) === null
}

/** Renders the page of the request's path with what it was given. Rejects when the page cannot be rendered. */
export async function renderPage(ctx: Context, answer: Answer): Promise<void> {
  const { path = ctx.path, search = ctx.search, status, data, form, flash, ended, errorId } = answer
  const { config, clock, renderer } = ctx.dependencies
  const { language, theme, nonce, user } = ctx.state
  const request: PageRequest = {
    product: productOf(ctx),
    path,
    search,
    language,
    theme,
    now: clock.now().toISOString(),
    origin: isNewsHost(ctx) ? newsOriginOf(config) : config.publicOrigin,
    isArrival: isArrival(ctx),
    // The proof of its cookie costs more than a query.
    hasSignedInHere: user !== null || hasSignedInHere(ctx),
    donationUrl: config.donationUrl,
    ...(config.socialLinks.length > 0 && { socialLinks: config.socialLinks }),
    ...operatorOf(config),
    data,
    form: form ?? null,
    flash: flash ?? null,
    ended: ended ?? null,
    status,
    ...(errorId === undefined ? {} : { errorId }),
  }
  const html = await renderer.render(request, nonce)
  const isPersonal = user !== null || form !== undefined || flash !== undefined || status >= 400
  ctx.status = status
  ctx.type = 'text/html; charset=utf-8'
  ctx.set('Cache-Control', isPersonal ? 'no-store' : 'private, no-cache')
  ctx.vary('Cookie, Accept-Language, Sec-Fetch-Site')
  ctx.body = html
  if (!ctx.state.mayCache || !isForEveryone(request)) return
  ctx.state.isCacheable = true
}
