import type { Flash } from '@aangiftewijs/app/entry-server'
import type { FormFields } from '@aangiftewijs/domain/form'
import { type Copy, wordsOf } from '@aangiftewijs/domain/language'
import {
  loginSchema,
  passwordChangeSchema,
  registrationFormSchema,
  secondFactorPaths,
} from '@aangiftewijs/domain/session'
import { pathOf } from '@aangiftewijs/domain/tax-return'
import { invalidInput } from '../../errors.ts'
import { type Context, type FormOutcome, type PageForm, type PageFormHandler, requireWriter } from '../../http.ts'
import { formBody } from '../../middlewares/body.ts'
import { endSession } from '../../middlewares/session.ts'
import { safePath } from '../../ssr/safe-path.ts'
import { deleteAccount } from './account.ts'
import { flashes } from './copy.ts'
import { readFields } from './read-fields.ts'
import { confirmPassword } from './service.ts'
import { replacePassword, signIn, signOutEverywhere, signUpOnce } from './sign-in.ts'

function flash(
  ctx: Context,
  title: Copy,
  texts: readonly Copy[] = [],
  values?: Readonly<Record<string, string>>,
): Flash {
  const say = (words: Copy) => wordsOf(words, ctx.state.language, values)
  return { variant: 'default', title: say(title), ...(texts.length > 0 && { text: texts.map(say).join(' ') }) }
}

const go = (to: string, message: Flash): FormOutcome => ({ kind: 'go', to, flash: message })

const nextOf = (ctx: Context, fields: FormFields, otherwise = '/') =>
  safePath(fields.next || (new URLSearchParams(ctx.search).get('next') ?? otherwise))

const logIn: PageFormHandler = async (ctx, fields) => {
  const next = nextOf(ctx, fields)
  const user = await signIn(ctx, readFields(loginSchema, ['username', 'password'], fields))
  if (user === null) return { kind: 'go', to: `${secondFactorPaths.signIn}?${new URLSearchParams({ next })}` }
  return go(next, flash(ctx, flashes.welcome, [flashes.loggedInAs], { username: user.username }))
}

const registrationFields = ['username', 'password', 'confirmPassword', 'fullName', 'email', 'bsn']

const register: PageFormHandler = async (ctx, fields) => {
  const { confirmPassword: _, ...registration } = readFields(registrationFormSchema, registrationFields, fields)
  await signUpOnce(ctx, registration)
  return go(nextOf(ctx, fields, pathOf('setup')), flash(ctx, flashes.registered, [flashes.accountCreated]))
}

const isRegistration = (fields: FormFields) => (fields.form ?? fields.intent) === 'register'

const authForm: PageForm = {
  path: '/auth',
  access: 'public',
  body: formBody,
  formName: (fields) => (isRegistration(fields) ? 'register' : 'login'),
  handle: (ctx, fields) => (isRegistration(fields) ? register(ctx, fields) : logIn(ctx, fields)),
}

const logOut: PageForm = {
  path: '/logout',
  access: 'public',
  body: formBody,
  formName: () => 'logout',
  handle: async (ctx) => {
    const { isWritten, isPracticeOver } = await signOutEverywhere(ctx)
    const text = isWritten ? flashes.loggedOutText : flashes.loggedOutHere
    return go('/auth', flash(ctx, flashes.loggedOut, isPracticeOver ? [text, flashes.practiceOver] : [text]))
  },
}

const changeOwnPassword: PageFormHandler = async (ctx, fields) => {
  const change = readFields(passwordChangeSchema, ['currentPassword', 'newPassword', 'confirmPassword'], fields)
  await replacePassword(ctx, change)
  return go(ctx.path + ctx.search, flash(ctx, flashes.passwordChanged))
}

const deleteOwnAccount: PageFormHandler = async (ctx, fields) => {
  const user = requireWriter(ctx)
  if (user.authMethod === 'local') {
    const password = fields.password ?? ''
    if (password === '') throw invalidInput([{ field: 'password', code: 'required' }])
    await confirmPassword(ctx, user, password)
  } else if (fields.confirmation === undefined) {
    throw invalidInput([{ field: 'confirmation', code: 'not-accepted' }])
  }
  await deleteAccount(ctx.dependencies, ctx.features, user)
  await endSession(ctx)
  return go('/auth', flash(ctx, flashes.accountDeleted, [flashes.accountDeletedText]))
}

const isDeletion = (fields: FormFields) => [fields.form, fields.intent].includes('delete-account')

const settingsForm = (path: string): PageForm => ({
  path,
  access: 'signed-in',
  body: formBody,
  formName: (fields) => (isDeletion(fields) ? 'delete-account' : 'password'),
  notDone: (fields) => (isDeletion(fields) ? flashes.accountNotDeleted : flashes.passwordNotChanged),
  handle: (ctx, fields) => (isDeletion(fields) ? deleteOwnAccount(ctx, fields) : changeOwnPassword(ctx, fields)),
})

export const sessionForms: readonly PageForm[] = [authForm, logOut, settingsForm('/settings'), settingsForm('/profile')]
