import { escapeHtml } from '@aangiftewijs/domain/html'
import { type Copy, wordsOf } from '@aangiftewijs/domain/language'
import { type Problem, type ProblemCode, parseWith } from '@aangiftewijs/domain/problem'
import { passwordChangeSchema, weakPasswordWords } from '@aangiftewijs/domain/session'
import { networkOf } from '../../audit/record-events.ts'
import { AppError, invalidInput } from '../../errors.ts'
import { type Context, type Middleware, route } from '../../http.ts'
import { letterOf } from '../../mail/letter.ts'
import { sendMail } from '../../mail/send-mail.ts'
import { fieldsOf, formBody } from '../../middlewares/body.ts'
import { limitRate } from '../../middlewares/rate-limit.ts'
import { setFlash } from '../../ssr/flash.ts'
import { answerOwnPage } from '../../ssr/own-page.ts'
import { words } from './copy.ts'
import { accountOfLink, findAccounts, makeMailedLink, setPasswordByLink } from './service.ts'

type Say = (text: Copy, values?: Readonly<Record<string, string>>) => string

const wordsFor =
  ({ state: { language } }: Context): Say =>
  (text, values) =>
    wordsOf(text, language, values)

const back = (say: Say) => `<p><a href="/auth?tab=login">${escapeHtml(say(words.back))}</a></p>`

const forgotPath = '/forgot-password'
const resetPath = '/reset-password'

/** A control with what is wrong with it. */
function fieldOf(label: string, name: string, attributes: string, problem?: string): string {
  const opening = `<label for="${name}">${escapeHtml(label)}</label>`
  const input = (more: string) => `<input id="${name}" name="${name}" ${attributes} required${more}>`
  if (problem === undefined) return opening + input('')
  const error = `<p class="problem" id="${name}-error">${escapeHtml(problem)}</p>`
  return opening + error + input(` aria-invalid="true" aria-describedby="${name}-error"`)
}

/** The form that asks for a link, with what was wrong. */
function showAccountForm(ctx: Context, problem?: string): void {
  const say = wordsFor(ctx)
  const field = fieldOf(say(words.account), 'account', 'autocomplete="username"', problem)
  const form = `<p>${escapeHtml(say(words.forgotIntro))}</p><form method="post" action="${forgotPath}" novalidate>
${field}<button>${escapeHtml(say(words.send))}</button></form>`
  const hasMail = ctx.dependencies.config.smtpUrl !== null
  const main = hasMail ? form : `<p>${escapeHtml(say(words.noMail))}</p>`
  answerOwnPage(ctx, {
    heading: say(words.forgotTitle),
    here: forgotPath,
    problems: problem === undefined ? [] : [{ field: 'account', text: problem }],
    main: main + back(say),
  })
}

const askForAccount: Middleware = (ctx) => showAccountForm(ctx)

/** After the answer, so that it takes as long for an account that is not there. */
async function sendLinks(ctx: Context, typed: string): Promise<void> {
  const { dependencies } = ctx
  for (const user of await findAccounts(dependencies, typed)) {
    const link = await makeMailedLink(dependencies, user, networkOf(ctx.ip))
    if (link === null) continue
    const { email: to, username } = user
    const { subject, letter: text } = words
    const { config } = dependencies
    await sendMail(config, letterOf(config, ctx.state.language, { to, username, subject, text, values: { link } }))
  }
}

const sendToAccount: Middleware = (ctx) => {
  const { config, log } = ctx.dependencies
  const say = wordsFor(ctx)
  const { account = '' } = fieldsOf(ctx)
  if (account.trim() === '') {
    ctx.status = 422
    showAccountForm(ctx, say(words.accountMissing))
    return
  }
  if (config.smtpUrl !== null)
    sendLinks(ctx, account).catch((error: unknown) =>
      log.error({ name: error instanceof Error ? error.name : typeof error }, 'a link could not be sent'),
    )
  answerOwnPage(ctx, {
    heading: say(words.sentTitle),
    here: forgotPath,
    main: `<p>${escapeHtml(say(words.sent))}</p>${back(say)}`,
  })
}

const fields = ['newPassword', 'confirmPassword'] as const

/** What is wrong with a password, for people. */
const wordsOfProblems: Readonly<Partial<Record<ProblemCode, Copy>>> = {
  required: words.tooShort,
  'too-short': words.tooShort,
  'too-long': words.tooLong,
  ...weakPasswordWords,
  'not-matching': words.notMatching,
}

const sentenceOf = ({ code }: Problem) => wordsOfProblems[code] ?? words.tooShort

/** What is wrong with the new password is not said again of its repetition. */
const saidOnce = (problems: readonly Problem[]) =>
  problems.some(({ field }) => field === 'newPassword')
    ? problems.filter(({ field, code }) => field === 'newPassword' || code === 'not-matching')
    : problems

/** The form of a link, with what was wrong above it and at its fields. */
function showForm(ctx: Context, token: string, username: string, problems: readonly Problem[]): void {
  const say = wordsFor(ctx)
  const inputs = fields.map((name) => {
    const problem = problems.find(({ field }) => field === name)
    const attributes = 'type="password" autocomplete="new-password"'
    return fieldOf(say(words[name]), name, attributes, problem && say(sentenceOf(problem)))
  })
  answerOwnPage(ctx, {
    heading: say(words.setTitle),
    here: `${resetPath}?${new URLSearchParams({ token })}`,
    problems: problems.map((problem) => ({ field: problem.field, text: say(sentenceOf(problem)) })),
    main: `<p>${escapeHtml(say(words.setIntro, { username }))}</p><form method="post" action="${resetPath}" novalidate>
<input type="hidden" name="token" value="${escapeHtml(token)}">${inputs.join('')}
<button>${escapeHtml(say(words.save))}</button></form>`,
  })
}

/** A link that was used or is too old says so, and leads to a new one. */
const explainOldLinks: Middleware = async (ctx, next) => {
  try {
    await next()
  } catch (error) {
    if (!(error instanceof AppError) || error.id !== 'not-found') throw error
    const say = wordsFor(ctx)
    const again = `<p><a href="${forgotPath}">${escapeHtml(say(words.askAgain))}</a></p>`
    ctx.status = 404
    answerOwnPage(ctx, {
      heading: say(words.overTitle),
      here: forgotPath,
      main: `<p>${escapeHtml(say(words.over))}</p>${again}${back(say)}`,
    })
  }
}

const askForPassword: Middleware = async (ctx) => {
  const token = String(ctx.query.token ?? '')
  const { username } = await accountOfLink(ctx.dependencies, token)
  showForm(ctx, token, username, [])
}

const setPassword: Middleware = async (ctx) => {
  const { token = '', newPassword = '', confirmPassword = '' } = fieldsOf(ctx)
  const { username } = await accountOfLink(ctx.dependencies, token)
  const say = wordsFor(ctx)
  try {
    const read = parseWith(passwordChangeSchema, { currentPassword: '-', newPassword, confirmPassword })
    if (!read.ok) throw invalidInput(read.problems)
    ctx.state.user = await setPasswordByLink(ctx.dependencies, token, newPassword, ctx.ip)
  } catch (error) {
    if (!(error instanceof AppError) || error.id !== 'invalid-input') throw error
    ctx.status = 422
    showForm(ctx, token, username, saidOnce(error.problems))
    return
  }
  setFlash(ctx, { variant: 'default', title: say(words.saved), text: say(words.savedText) })
  ctx.redirect('/auth?tab=login')
  ctx.status = 303
}

const limitLinks = limitRate({ name: 'password links', points: 10, seconds: 3_600, by: 'address' })
const limitAttempts = limitRate({ name: 'new passwords', points: 60, seconds: 3_600, by: 'address' })

/** A new password for who forgot it: by mail, or by the link an operator gives. */
export const passwordResetRoutes = [
  route('GET', forgotPath, askForAccount),
  route('POST', forgotPath, limitLinks, formBody, sendToAccount),
  route('GET', resetPath, explainOldLinks, askForPassword),
  route('POST', resetPath, limitAttempts, formBody, explainOldLinks, setPassword),
]
