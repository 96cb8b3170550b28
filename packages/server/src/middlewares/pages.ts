import type { KeptAfterEnd } from '@aangiftewijs/app/entry-server'
import { copy, wordsOf } from '@aangiftewijs/domain/language'
import { isAfterSignIn } from '@aangiftewijs/domain/session'
import { methodNotAllowed, notFound } from '../errors.ts'
import type { Context, Middleware } from '../http.ts'
import { setFlash, takeFlash } from '../ssr/flash.ts'
import { takeKeptForm } from '../ssr/kept-form.ts'
import { bringsNoCookies, noCookiesFlash } from '../ssr/no-cookies.ts'
import { productOf } from '../ssr/product.ts'
import { loadData, renderPage } from '../ssr/render-page.ts'
import { safePath } from '../ssr/safe-path.ts'

/**
 * The page that sends a signed-out person to sign in and back (it moves by itself, without script too). Decisions, Accounts.
 * @param kept of whose session this process ended by time
 * @param back to which page, where it is another than the one that was asked for
 */
export async function renderSignInGate(
  ctx: Context,
  kept: KeptAfterEnd = 'saved',
  back: { readonly path?: string; readonly search?: string } = {},
): Promise<void> {
  const ended = ctx.state.endedUserId === null ? null : kept
  await renderPage(ctx, { status: 401, data: { '/api/user': null }, ended, ...back })
}

const passwordAgain = copy('Log in again', 'Log opnieuw in')
const passwordAgainText = copy(
  'The second step has to follow your password within five minutes.',
  'De tweede stap moet binnen vijf minuten op uw wachtwoord volgen.',
)

/** The second step of signing in is over, or never began: with the password it begins again, and leads to the same place; who is in goes there. */
function sendToPassword(ctx: Context): void {
  const next = safePath(new URLSearchParams(ctx.search).get('next') ?? undefined)
  ctx.redirect(ctx.state.user ? next : `/auth?${new URLSearchParams({ tab: 'login', next })}`)
  if (ctx.state.user) return
  const { language } = ctx.state
  setFlash(ctx, {
    variant: 'warning',
    title: wordsOf(passwordAgain, language),
    text: wordsOf(passwordAgainText, language),
  })
}

/** What may be done with a page: it is read, and some take a form. */
function methodsOf(ctx: Context): string {
  const takesForm = ctx.features.some(({ forms }) => forms.some(({ path }) => path === ctx.path))
  return ['GET', 'HEAD', 'OPTIONS', ...(takesForm ? ['POST'] : [])].join(', ')
}

/** Answers what is asked of a page besides to be read. @throws `method-not-allowed` */
function answerOtherMethod(ctx: Context): void {
  if (ctx.method !== 'OPTIONS') throw methodNotAllowed(methodsOf(ctx))
  ctx.status = 204
  ctx.set('Allow', methodsOf(ctx))
}

/**
 * Whether an address is that of a file: of the news product every path is the list (spec 2 § 2.20), but no script that an older page asks
 * for, nor a feed. The names of categories may have a dot.
 */
const isFileAddress = (path: string): boolean =>
  path.startsWith('/assets/') || (/\.\w+$/.test(path) && !/\/(?:category|date)\/[^/]+$/.test(path))

/** Middleware, the last one: every GET that no call answers is a page of the app's table. */
export const answerPages: Middleware = async (ctx) => {
  if (ctx.path.startsWith('/api/')) return
  const product = productOf(ctx)
  if (product === 'news' && isFileAddress(ctx.path)) throw notFound()
  const route = ctx.dependencies.renderer.matchRoute(product, ctx.path)
  if (!['GET', 'HEAD'].includes(ctx.method)) {
    if (route.id !== 'not-found') answerOtherMethod(ctx)
    return
  }
  ctx.state.routeName = `page ${route.id}`
  if (route.access === 'signed-in' && !ctx.state.user) {
    await renderSignInGate(ctx)
    return
  }
  const isAfter = route.id === 'auth' && isAfterSignIn(ctx.search)
  const isWithoutCookies = isAfter && bringsNoCookies(ctx)
  if ((route.id === 'auth' && ctx.state.user) || (isAfter && !isWithoutCookies)) {
    ctx.status = 302
    ctx.redirect(safePath(new URLSearchParams(ctx.search).get('next') ?? undefined))
    return
  }
  const data = await loadData(ctx, route)
  if (route.access === 'signing-in' && !data['/api/sign-in-step']) {
    sendToPassword(ctx)
    return
  }
  const flash = isWithoutCookies ? noCookiesFlash(ctx) : takeFlash(ctx)
  const status = route.id === 'not-found' ? 404 : 200
  await renderPage(ctx, {
    status,
    data,
    ...(flash ? { flash } : {}),
    ...takeKeptForm(ctx),
  })
}
