import type { PageData, PageRequest } from '@aangiftewijs/app/entry-server'
import type { Context } from '../http.ts'
import { productOf } from './product.ts'
import { sendReady } from './ready-pages.ts'
import type { PageRoute } from './renderer.ts'

type Answer = Pick<PageRequest, 'status' | 'data'> & Partial<Pick<PageRequest, 'form' | 'flash' | 'errorId'>>

/** Loads exactly what a page's route names, from the services behind the calls of the same name. */
export async function loadData(ctx: Context, route: PageRoute): Promise<PageData> {
  const loaded = await Promise.all(
    route.data.map((need) => ctx.features.find((feature) => feature.data[need])?.data[need]?.(ctx, route) ?? {}),
  )
  return Object.assign({}, ...loaded)
}

/** Renders the page of the request's path with what it was given. Rejects when the page cannot be rendered. */
export async function renderPage(ctx: Context, { status, data, form, flash, errorId }: Answer): Promise<void> {
  const { config, clock, renderer } = ctx.dependencies
  const { language, theme, nonce, user } = ctx.state
  const html = await renderer.render(
    {
      product: productOf(ctx),
      path: ctx.path,
      search: ctx.search,
      language,
      theme,
      now: clock.now().toISOString(),
      origin: config.publicOrigin,
      donationUrl: config.donationUrl,
      data,
      form: form ?? null,
      flash: flash ?? null,
      status,
      ...(errorId === undefined ? {} : { errorId }),
    },
    nonce,
  )
  const isPersonal = user !== null || form !== undefined || flash !== undefined || status >= 400
  ctx.status = status
  ctx.type = 'text/html; charset=utf-8'
  ctx.set('Cache-Control', isPersonal ? 'no-store' : 'private, no-cache')
  ctx.vary('Cookie')
  if (typeof html !== 'string' || !sendReady(ctx, html)) ctx.body = html
}
