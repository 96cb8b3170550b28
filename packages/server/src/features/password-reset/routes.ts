import { escapeHtml } from '@aangiftewijs/domain/html'
import { type Copy, wordsOf } from '@aangiftewijs/domain/language'
import { parseWith } from '@aangiftewijs/domain/problem'
import { productName } from '@aangiftewijs/domain/product'
import { passwordChangeSchema } from '@aangiftewijs/domain/session'
import { networkOf } from '../../audit/record-events.ts'
import { AppError, invalidInput } from '../../errors.ts'
import { type Context, type Middleware, route } from '../../http.ts'
import { sendMail } from '../../mail/send-mail.ts'
import { textOf } from '../../middlewares/answer-errors.ts'
import { fieldsOf, formBody } from '../../middlewares/body.ts'
import { limitRate } from '../../middlewares/rate-limit.ts'
import { setFlash } from '../../ssr/flash.ts'
import { answerOwnPage } from '../../ssr/own-page.ts'
import { words } from './copy.ts'
import { accountOfLink, findAccount, makePasswordLink, setPasswordByLink } from './service.ts'

type Say = (text: Copy, values?: Readonly<Record<string, string>>) => string

const wordsFor =
  ({ state: { language } }: Context): Say =>
  (text, values) =>
    wordsOf(text, language, values)

const back = (say: Say) => `<p><a href="/auth">${escapeHtml(say(words.back))}</a></p>`

const askForAccount: Middleware = (ctx) => {
  const say = wordsFor(ctx)
  const form = `<p>${escapeHtml(say(words.forgotIntro))}</p><form method="post" action="/forgot-password">
<label for="account">${escapeHtml(say(words.account))}</label><input id="account" name="account" autocomplete="username" required>
<button>${escapeHtml(say(words.send))}</button></form>`
  const hasMail = ctx.dependencies.config.smtpUrl !== null
  const main = hasMail ? form : `<p>${escapeHtml(say(words.noMail))}</p>`
  answerOwnPage(ctx, say(words.forgotTitle), main + back(say))
}

/** After the answer, so that it takes as long for an account that is not there. */
async function sendLink(ctx: Context, typed: string): Promise<void> {
  const { dependencies } = ctx
  const user = await findAccount(dependencies, typed)
  if (user === null) return
  const link = await makePasswordLink(dependencies, user, networkOf(ctx.ip))
  const say = wordsFor(ctx)
  const text = say(words.letter, { product: productName, link })
  await sendMail(dependencies.config, { to: user.email, subject: `${productName}: ${say(words.subject)}`, text })
}

const sendToAccount: Middleware = (ctx) => {
  const { config, log } = ctx.dependencies
  const say = wordsFor(ctx)
  if (config.smtpUrl !== null)
    sendLink(ctx, fieldsOf(ctx).account ?? '').catch((error: unknown) =>
      log.error({ name: error instanceof Error ? error.name : typeof error }, 'a link could not be sent'),
    )
  answerOwnPage(ctx, say(words.sentTitle), `<p>${escapeHtml(say(words.sent))}</p>${back(say)}`)
}

/** The form of a link, with what was wrong above it. */
function showForm(ctx: Context, token: string, username: string, wrong: string | null): void {
  const say = wordsFor(ctx)
  const field = (name: 'newPassword' | 'confirmPassword') =>
    `<label for="${name}">${escapeHtml(say(words[name]))}</label><input id="${name}" name="${name}" type="password" autocomplete="new-password" required${wrong === null ? '' : ' aria-describedby="wrong"'}>`
  const error = wrong === null ? '' : `<p id="wrong" class="warning" role="alert">${escapeHtml(wrong)}</p>`
  const title = say(words.setTitle)
  answerOwnPage(
    ctx,
    wrong === null ? title : `${say(words.error)}: ${title}`,
    `${error}<p>${escapeHtml(say(words.setIntro, { username }))}</p><form method="post" action="/reset-password">
<input type="hidden" name="token" value="${escapeHtml(token)}">${field('newPassword')}${field('confirmPassword')}
<button>${escapeHtml(say(words.save))}</button></form>`,
  )
}

const askForPassword: Middleware = async (ctx) => {
  const token = String(ctx.query.token ?? '')
  const { username } = await accountOfLink(ctx.dependencies, token)
  showForm(ctx, token, username, null)
}

const setPassword: Middleware = async (ctx) => {
  const { token = '', newPassword = '', confirmPassword = '' } = fieldsOf(ctx)
  const { username } = await accountOfLink(ctx.dependencies, token)
  const say = wordsFor(ctx)
  try {
    const read = parseWith(passwordChangeSchema, { currentPassword: '-', newPassword, confirmPassword })
    if (!read.ok) throw invalidInput(read.problems)
    ctx.state.user = await setPasswordByLink(ctx.dependencies, token, newPassword)
  } catch (error) {
    if (!(error instanceof AppError) || error.id !== 'invalid-input') throw error
    ctx.status = 422
    showForm(ctx, token, username, textOf(ctx, error))
    return
  }
  setFlash(ctx, { variant: 'default', title: say(words.saved), text: say(words.savedText) })
  ctx.redirect('/auth')
  ctx.status = 303
}

const limitLinks = limitRate({ name: 'password links', points: 10, seconds: 3_600, by: 'address' })
const limitAttempts = limitRate({ name: 'new passwords', points: 60, seconds: 3_600, by: 'address' })

/** A new password for who forgot it: by mail, or by the link an operator gives. */
export const passwordResetRoutes = [
  route('GET', '/forgot-password', askForAccount),
  route('POST', '/forgot-password', limitLinks, formBody, sendToAccount),
  route('GET', '/reset-password', askForPassword),
  route('POST', '/reset-password', limitAttempts, formBody, setPassword),
]
