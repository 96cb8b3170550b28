import type { FormFields } from '@aangiftewijs/domain/form'
import { type Copy, copy, wordsOf } from '@aangiftewijs/domain/language'
import { pathAfterSignIn } from '@aangiftewijs/domain/session'
import { AppError, type ErrorId } from '../errors.ts'
import type { Context, FormOutcome, Middleware, PageForm } from '../http.ts'
import { pageBefore } from '../ssr/came-from.ts'
import { setFlash } from '../ssr/flash.ts'
import { dropOlderForm, fileAgain, holdsTyped, keepForm, keptFields, pressAgain } from '../ssr/kept-form.ts'
import { bringsNoCookies } from '../ssr/no-cookies.ts'
import { productOf } from '../ssr/product.ts'
import { loadData, renderPage } from '../ssr/render-page.ts'
import type { PageRoute } from '../ssr/renderer.ts'
import { prepareRefusal, toAppError } from './answer-errors.ts'
import { fieldsOf, formBody } from './body.ts'
import { renderSignInGate } from './pages.ts'

/** Errors about what was typed: the page that comes back is 422, whatever the call answers. */
const aboutInput: readonly ErrorId[] = [
  'invalid-input',
  'wrong-credentials',
  'wrong-password',
  'username-taken',
  'second-factor-refused',
  'second-factor-over',
]

const answerStatus = ({ id, status }: AppError): number => (aboutInput.includes(id) ? 422 : status)

/** The status the app renders by: it shows other pages for 401 and from 500 on, and the form has to come back. */
const shownStatus = (status: number): number => (status === 401 || status >= 500 ? 422 : status)

/** The same page again, with what was typed, for an error of the service. */
function formAgain(ctx: Context, error: AppError, name: string, fields: FormFields): FormOutcome {
  prepareRefusal(ctx, error)
  const message = error.id === 'invalid-input' ? {} : { message: error.sentence(ctx.state.language) }
  return { kind: 'again', status: answerStatus(error), form: { name, fields, problems: error.problems, ...message } }
}

const gone = copy('Nothing was saved', 'Er is niets opgeslagen')
const goneText = copy(
  'What this form is about is not in the account that is signed in now: it was deleted, or it belongs to the account that was signed in before.',
  'Waar dit formulier over gaat, staat niet in het account dat nu is ingelogd: het is verwijderd, of het hoort bij het account dat eerder was ingelogd.',
)

/** Answers a form about what is not there, or is somebody else's: the page as it is, and nothing of what the form held. */
async function answerGone(ctx: Context, route: PageRoute, { status }: AppError): Promise<void> {
  const { language } = ctx.state
  const flash = { variant: 'destructive', title: wordsOf(gone, language), text: wordsOf(goneText, language) } as const
  await renderPage(ctx, { status, data: await loadData(ctx, route), flash })
}

/** Whether a form without a session has signed somebody in, or half: who signs in on a browser that brings a cookie is known to keep them. */
const hasJustSignedIn = ({ state: { user, askedUserId } }: Context): boolean => user !== null || askedUserId !== null

/** What of a form that comes too late is told as not done; null where what was typed comes back. The body is read here if it may be. */
async function notDoneOf(ctx: Context, form: PageForm): Promise<Copy | null> {
  if (ctx.is('multipart')) return fileAgain
  if (form.body !== formBody) return pressAgain
  await form.body(ctx, async () => {})
  const fields = fieldsOf(ctx)
  return form.notDone?.(fields) ?? (holdsTyped(fields) ? null : pressAgain)
}

/** Answers a form whose session had ended: signing in leads back to the page on which it was pressed, or is shown again. */
async function answerLate(ctx: Context, form: PageForm, owner: number): Promise<void> {
  const notDone = await notDoneOf(ctx, form)
  const before = pageBefore(ctx)
  const here = { path: ctx.path, search: ctx.search }
  if (notDone !== null) {
    const back = before ?? here
    const isKept = keepForm(ctx, owner, back.path, { notDone })
    return renderSignInGate(ctx, isKept ? 'pressed' : 'saved', back)
  }
  const back = before?.path === ctx.path ? before : here
  const fields = fieldsOf(ctx)
  const isKept = keepForm(ctx, owner, back.path, { name: form.formName(fields), fields })
  return renderSignInGate(ctx, isKept ? 'sent' : 'saved', back)
}

/**
 * Middleware before a form's body is read: nobody signed out makes the server read one for signed-in people, except whose
 * session has just ended. What they typed (no files) is kept for after they signed in again.
 */
export const requireSignIn =
  (form: PageForm): Middleware =>
  async (ctx, next) => {
    if (form.access !== 'signed-in' || ctx.state.user) return next()
    const { endedUserId } = ctx.state
    return endedUserId === null ? renderSignInGate(ctx) : answerLate(ctx, form, endedUserId)
  }

/** Middleware: answers a posted page form: 303 onwards, or the same page with the input kept, where the form has a page. */
export const answerForm =
  (form: PageForm): Middleware =>
  async (ctx) => {
    const fields = fieldsOf(ctx)
    const route = ctx.dependencies.renderer.matchRoute(productOf(ctx), ctx.path)
    if (ctx.state.user) dropOlderForm(ctx, form.formName(fields))
    const outcome = await form.handle(ctx, fields).catch((thrown: unknown) => {
      const error = toAppError(thrown, ctx.state.requestId)
      if (error.id === 'internal' || route.id === 'not-found') throw error
      return error.id === 'not-found' ? error : formAgain(ctx, error, form.formName(fields), fields)
    })
    if (outcome instanceof AppError) return answerGone(ctx, route, outcome)
    if (outcome.kind === 'go') {
      if (outcome.flash) setFlash(ctx, outcome.flash)
      ctx.set('Cache-Control', 'no-store')
      ctx.redirect(hasJustSignedIn(ctx) && bringsNoCookies(ctx) ? pathAfterSignIn(outcome.to) : outcome.to)
      ctx.status = 303
      return
    }
    await renderPage(ctx, {
      status: shownStatus(outcome.status),
      data: await loadData(ctx, route),
      form: { ...outcome.form, fields: keptFields(outcome.form.fields) },
    })
    ctx.status = outcome.status
  }
