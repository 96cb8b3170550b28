import type { FormFields } from '@aangiftewijs/domain/form'
import { wordsOf } from '@aangiftewijs/domain/language'
import { longestPasskeyName, secondFactorPaths } from '@aangiftewijs/domain/session'
import type { Dependencies } from '../../dependencies.ts'
import { AppError, invalidInput, notFound, secondFactorOver, secondFactorRefused } from '../../errors.ts'
import { type Context, type FormOutcome, idIn, type PageForm, requireWriter } from '../../http.ts'
import { formBody } from '../../middlewares/body.ts'
import { limitRate } from '../../middlewares/rate-limit.ts'
import { pressAgain } from '../../ssr/kept-form.ts'
import { safePath } from '../../ssr/safe-path.ts'
import { confirmPassword, endOtherAccess } from '../session/service.ts'
import { findChallenge, timeToAnswer } from './challenges.ts'
import { words } from './copy.ts'
import { addedAlready, addPasskey, type NewPasskey, passkeysOf, removePasskey, secondFactorOf } from './passkeys.ts'
import { keepRecoveryCodes, makeRecoveryCodes, type NewCodes } from './recovery-codes.ts'
import { answerSecondFactor } from './sign-in-step.ts'
import { welcome } from './welcome.ts'

/** What the browser holds to answer the challenge of a new passkey: its session. */
export const heldToAdd = ({ state: { session } }: Context): string => `new passkey ${session?.id ?? ''}`

const saidThat = (ctx: Context, text: 'added' | 'removed' | 'kept'): FormOutcome => ({
  kind: 'go',
  to: ctx.path,
  flash: { variant: 'default', title: wordsOf(words[text], ctx.state.language) },
})

/** The page with the codes, once: an address of their own would bring them back. */
const showCodes = ({ codes, mark }: NewCodes): FormOutcome => ({
  kind: 'again',
  status: 200,
  form: { name: 'recovery-codes', fields: { codes: codes.join(' '), mark }, problems: [] },
})

const makeCodes = ({ database }: Dependencies, userId: number) =>
  database.write((transaction) => makeRecoveryCodes(database, userId, transaction))

/**
 * Whoever reloads the page that shows the codes, or never got it because the line broke, sends the form again. Until they say that
 * they kept them, the only passkey's form shows codes for as long as it could be answered; new ones, as those from before are not known.
 */
async function addAgain(ctx: Context, passkey: NewPasskey): Promise<FormOutcome> {
  const { dependencies } = ctx
  const { id } = requireWriter(ctx)
  const added = await addedAlready(dependencies, id, passkey)
  if (added === null) throw secondFactorOver()
  const { passkeys, areCodesKept } = await secondFactorOf(dependencies, id)
  const isFresh = dependencies.clock.now().getTime() - added.createdAt.getTime() < timeToAnswer
  if (areCodesKept || !isFresh || passkeys.length > 1) return saidThat(ctx, 'added')
  return showCodes(await makeCodes(dependencies, id))
}

async function add(ctx: Context, { credential = '', name = '' }: FormFields): Promise<FormOutcome> {
  const { dependencies } = ctx
  const { id } = requireWriter(ctx)
  const called = name.trim()
  if (called === '') throw invalidInput([{ field: 'name', code: 'required' }])
  if (called.length > longestPasskeyName) throw invalidInput([{ field: 'name', code: 'too-long' }])
  if (credential === '') throw secondFactorRefused()
  const passkey = { credential, name: called }
  const asked = await findChallenge(dependencies, heldToAdd(ctx))
  if (asked?.userId !== id) return addAgain(ctx, passkey)
  try {
    const codes = await addPasskey(dependencies, asked, passkey)
    await endOtherAccess(dependencies, ctx.state.session)
    return codes ? showCodes(codes) : saidThat(ctx, 'added')
  } catch (error) {
    // The same form was a moment earlier: a double click, or a browser that sends by itself again what got no answer.
    if (error instanceof AppError && error.id === 'second-factor-over') return addAgain(ctx, passkey)
    throw error
  }
}

/** Notes that the codes on the page were kept, unless newer ones were made since. */
async function keepCodes(ctx: Context, { mark = '' }: FormFields): Promise<FormOutcome> {
  if (await keepRecoveryCodes(ctx.dependencies.database, requireWriter(ctx).id, mark)) return saidThat(ctx, 'kept')
  const { language } = ctx.state
  const text = wordsOf(words.replacedText, language)
  return { kind: 'go', to: ctx.path, flash: { variant: 'warning', title: wordsOf(words.replaced, language), text } }
}

async function change(ctx: Context, { intent, password = '', remove }: FormFields): Promise<FormOutcome> {
  const { dependencies } = ctx
  const user = requireWriter(ctx)
  const missing = [
    ...(intent === 'remove' && remove === undefined ? ['remove'] : []),
    ...(password === '' ? ['password'] : []),
  ]
  if (missing.length > 0) throw invalidInput(missing.map((field) => ({ field, code: 'required' })))
  await confirmPassword(ctx, user, password)
  if (remove !== undefined) {
    await removePasskey(dependencies, user.id, idIn(remove))
    await endOtherAccess(dependencies, ctx.state.session)
    return saidThat(ctx, 'removed')
  }
  if ((await passkeysOf(dependencies, user.id)).length === 0) throw notFound()
  return showCodes(await makeCodes(dependencies, user.id))
}

const formNames: ReadonlyMap<string, string> = new Map([
  ['add', 'new-passkey'],
  ['new-codes', 'recovery-codes'],
  ['keep-codes', 'recovery-codes'],
])

const settings: PageForm = {
  path: secondFactorPaths.settings,
  access: 'signed-in',
  limit: limitRate({ name: 'second factor', points: 60, seconds: 600 }),
  body: formBody,
  formName: (fields) => formNames.get(fields.intent ?? '') ?? 'passkeys',
  notDone: () => pressAgain,
  handle: (ctx, fields) => {
    switch (fields.intent) {
      case 'add':
        return add(ctx, fields)
      case 'keep-codes':
        return keepCodes(ctx, fields)
      default:
        return change(ctx, fields)
    }
  },
}

const signIn: PageForm = {
  path: secondFactorPaths.signIn,
  access: 'public',
  limit: limitRate({ name: 'second factor sign-in', points: 120, seconds: 600, by: 'address' }),
  body: formBody,
  formName: () => 'second-factor',
  handle: async (ctx, { credential, recoveryCode = '', next }) => {
    if (credential === undefined && recoveryCode.trim() === '')
      throw invalidInput([{ field: 'recoveryCode', code: 'required' }])
    const user = await answerSecondFactor(ctx, credential === undefined ? { recoveryCode } : { credential })
    return { kind: 'go', to: safePath(next), flash: await welcome(ctx, user, credential === undefined) }
  },
}

/** Setting the second factor up, and giving it. */
export const secondFactorForms: readonly PageForm[] = [settings, signIn]
