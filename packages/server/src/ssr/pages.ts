import type { Context, Step } from '../http.ts'
import { takeFlash } from './flash.ts'
import { takeKeptForm } from './kept-form.ts'
import { productOf } from './product.ts'
import { loadData, renderPage } from './render-page.ts'
import { safePath } from './safe-path.ts'

/** The page that sends a signed-out person to sign in and back (it moves by itself, without script too). Decisions, Accounts. */
export async function renderGate(ctx: Context): Promise<void> {
  await renderPage(ctx, { status: 401, data: { '/api/user': null } })
}

/** The last step: every GET that no call answers is a page of the app's table. */
export const answerPages: Step = async (ctx) => {
  if (!['GET', 'HEAD'].includes(ctx.method) || ctx.path.startsWith('/api/')) return
  const route = ctx.dependencies.renderer.matchRoute(productOf(ctx), ctx.path)
  ctx.state.place = `page ${route.id}`
  if (route.access === 'signed-in' && !ctx.state.user) {
    await renderGate(ctx)
    return
  }
  if (route.id === 'auth' && ctx.state.user) {
    ctx.status = 302
    ctx.redirect(safePath(new URLSearchParams(ctx.search).get('next') ?? undefined))
    return
  }
  const flash = takeFlash(ctx)
  const status = route.id === 'not-found' ? 404 : 200
  await renderPage(ctx, {
    status,
    data: await loadData(ctx, route),
    ...(flash ? { flash } : {}),
    ...takeKeptForm(ctx),
  })
}
