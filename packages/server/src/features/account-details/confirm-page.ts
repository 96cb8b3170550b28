import { escapeHtml } from '@aangiftewijs/domain/html'
import { type Copy, wordsOf } from '@aangiftewijs/domain/language'
import { detailsPath } from '@aangiftewijs/domain/session'
import { AppError } from '../../errors.ts'
import { type Context, type Middleware, route } from '../../http.ts'
import { fieldsOf, formBody } from '../../middlewares/body.ts'
import { limitRate } from '../../middlewares/rate-limit.ts'
import { setFlash } from '../../ssr/flash.ts'
import { answerOwnPage } from '../../ssr/own-page.ts'
import { words } from './copy.ts'
import { confirmEmailChange, findChange } from './service.ts'

const confirmPath = '/confirm-email'

type Say = (text: Copy, values?: Readonly<Record<string, string>>) => string
const sayIn =
  ({ state: { language } }: Context): Say =>
  (text, values) =>
    wordsOf(text, language, values)

const addressOf = (token: string) => `${confirmPath}?${new URLSearchParams({ token })}`
const linkTo = (href: string, text: string) => `<p><a href="${escapeHtml(href)}">${escapeHtml(text)}</a></p>`

/** A link that does not work for who opened it says so; an address that was taken meanwhile, too. */
const explainRefusals: Middleware = async (ctx, next) => {
  try {
    await next()
  } catch (error) {
    const id = error instanceof AppError ? error.id : null
    if (id !== 'not-found' && id !== 'username-taken') throw error
    const say = sayIn(ctx)
    ctx.status = id === 'not-found' ? 404 : 409
    answerOwnPage(ctx, {
      heading: say(words.overTitle),
      here: confirmPath,
      main: `<p>${escapeHtml(say(id === 'not-found' ? words.over : words.taken))}</p>${linkTo(detailsPath, say(words.back))}`,
    })
  }
}

/** A letter's link is opened by programs, too: only the button changes anything. */
const askToConfirm: Middleware = async (ctx) => {
  const token = String(ctx.query.token ?? '')
  const { email, userId } = await findChange(ctx.dependencies, token)
  const say = sayIn(ctx)
  const here = addressOf(token)
  const { user } = ctx.state
  if (user?.id !== userId) {
    const signIn = `/auth?${new URLSearchParams({ tab: 'login', next: here })}`
    const intro = `<p>${escapeHtml(say(user === null ? words.signInIntro : words.over))}</p>`
    const way = user === null ? linkTo(signIn, say(words.signIn)) : linkTo(detailsPath, say(words.back))
    answerOwnPage(ctx, { heading: say(user === null ? words.signInTitle : words.overTitle), here, main: intro + way })
    return
  }
  answerOwnPage(ctx, {
    heading: say(words.confirmTitle),
    here,
    main: `<p>${escapeHtml(say(words.confirmIntro, { email, username: user.username }))}</p><form method="post" action="${confirmPath}">
<input type="hidden" name="token" value="${escapeHtml(token)}"><button>${escapeHtml(say(words.confirm))}</button></form>`,
  })
}

const confirm: Middleware = async (ctx) => {
  const { token = '' } = fieldsOf(ctx)
  const { user } = ctx.state
  if (user === null) {
    ctx.redirect(addressOf(token))
    ctx.status = 303
    return
  }
  await confirmEmailChange(ctx, user, token)
  const say = sayIn(ctx)
  setFlash(ctx, { variant: 'default', title: say(words.emailChanged), text: say(words.emailChangedText) })
  ctx.redirect(detailsPath)
  ctx.status = 303
}

const limitAttempts = limitRate({ name: 'confirmed addresses', points: 60, seconds: 3_600, by: 'address' })

/** The page that the link in a letter to a new address opens. */
export const confirmRoutes = [
  route('GET', confirmPath, limitAttempts, explainRefusals, askToConfirm),
  route('POST', confirmPath, limitAttempts, formBody, explainRefusals, confirm),
]
