import { escapeHtml } from '@aangiftewijs/domain/html'
import { copy, wordsOf } from '@aangiftewijs/domain/language'
import type { AppError } from '../errors.ts'
import type { Context } from '../http.ts'
import { answerOwnPage } from './own-page.ts'
import { productOf } from './product.ts'
import { loadData, renderPage } from './render-page.ts'

const refused = copy('This did not work', 'Dit is niet gelukt')
const home = copy('Go to the home page', 'Naar de startpagina')
const broken = copy('Something went wrong', 'Er ging iets mis')

/** Errors the app has a designed page for; the others get a page of the host's with their sentence. Of the news product every page is the list. */
const isDesigned = (ctx: Context, { status }: AppError): boolean =>
  status === 500 || (status === 404 && productOf(ctx) === 'tax')

/** Answers an error with a page; when even that cannot be rendered, with the host's own, that names the reference in the log. */
export async function renderErrorPage(ctx: Context, error: AppError): Promise<void> {
  const { language, requestId, routeName } = ctx.state
  if (isDesigned(ctx, error)) {
    try {
      const route = ctx.dependencies.renderer.matchRoute(productOf(ctx), ctx.path)
      // Nothing else is loaded for an error page: what failed may be the database, and who is signed in is known.
      const data = await loadData(ctx, { ...route, data: ['/api/user'] })
      const reference = error.status === 500 ? { errorId: requestId } : {}
      await renderPage(ctx, { status: error.status, data, ...reference })
      return
    } catch (failure) {
      const stack = failure instanceof Error ? failure.stack : undefined
      ctx.dependencies.log.error({ requestId, route: routeName, stack }, 'the error page failed too')
    }
  }
  ctx.status = error.status
  answerOwnPage(ctx, {
    // What was posted is at no address, and a search may be what is refused.
    here: ctx.method === 'GET' ? ctx.path : '/',
    heading: wordsOf(error.status >= 500 ? broken : refused, language),
    main: `<p>${escapeHtml(error.sentence(language))}</p><p><a href="/">${escapeHtml(wordsOf(home, language))}</a></p>`,
  })
}
