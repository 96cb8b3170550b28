import { copy, wordsOf } from '@aangiftewijs/domain/language'
import type { AppError } from '../errors.ts'
import type { Context } from '../http.ts'
import { plainPage } from './plain-page.ts'
import { productOf } from './product.ts'
import { loadData, renderPage } from './render-page.ts'

const refused = copy('This did not work', 'Dit is niet gelukt')
const broken = copy('Something went wrong', 'Er ging iets mis')

/** Errors the app has a designed page for; the others get the plain page with their sentence. */
const designed: readonly number[] = [404, 500]

/** Answers an error with a page; when even that cannot be rendered, with a plain one that names the reference in the log. */
export async function renderErrorPage(ctx: Context, error: AppError): Promise<void> {
  const { language, requestId, routeName } = ctx.state
  if (designed.includes(error.status)) {
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
  plainPage(ctx, wordsOf(error.status >= 500 ? broken : refused, language), error.sentence(language))
}
