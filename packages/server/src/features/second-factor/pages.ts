import type { FormFields } from '@aangiftewijs/domain/form'
import { wordsOf } from '@aangiftewijs/domain/language'
import { longestPasskeyName, secondFactorPaths } from '@aangiftewijs/domain/session'
import { invalidInput, notFound, secondFactorOver, secondFactorRefused } from '../../errors.ts'
import { type Context, type FormOutcome, idIn, type PageForm, requireWriter } from '../../http.ts'
import { formBody } from '../../middlewares/body.ts'
import { limitRate } from '../../middlewares/rate-limit.ts'
import { safePath } from '../../ssr/safe-path.ts'
import { flashes } from '../session/copy.ts'
import { confirmPassword, endOtherAccess } from '../session/service.ts'
import { findChallenge, useUp } from './challenges.ts'
import { words } from './copy.ts'
import { addPasskey, isAddedAlready, passkeysOf, removePasskey } from './passkeys.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'
import { answerSecondFactor } from './sign-in-step.ts'

/** What the browser holds to answer the challenge of a new passkey: its session. */
export const heldToAdd = ({ state: { session } }: Context): string => `new passkey ${session?.id ?? ''}`

const saidThat = (ctx: Context, text: keyof typeof words): FormOutcome => ({
  kind: 'go',
  to: ctx.path,
  flash: { variant: 'default', title: wordsOf(words[text], ctx.state.language) },
})

/** The page with the codes, once: an address of their own would bring them back. */
const showCodes = (codes: readonly string[]): FormOutcome => ({
  kind: 'again',
  status: 200,
  form: { name: 'recovery-codes', fields: { codes: codes.join(' ') }, problems: [] },
})

async function add(ctx: Context, { credential = '', name = '' }: FormFields): Promise<FormOutcome> {
  const { dependencies } = ctx
  const { id } = requireWriter(ctx)
  const called = name.trim()
  if (called === '') throw invalidInput([{ field: 'name', code: 'required' }])
  if (called.length > longestPasskeyName) throw invalidInput([{ field: 'name', code: 'too-long' }])
  if (credential === '') throw secondFactorRefused()
  const asked = await findChallenge(dependencies, heldToAdd(ctx))
  if (asked?.userId !== id) {
    // Whoever reloads the page that shows the codes sends the form again.
    if (await isAddedAlready(dependencies, id, { credential, name: called })) return saidThat(ctx, 'added')
    throw secondFactorOver()
  }
  const isFirst = (await passkeysOf(dependencies, id)).length === 0
  await useUp(dependencies, asked)
  await addPasskey(dependencies, id, { challenge: asked.challenge, credential, name: called })
  await endOtherAccess(dependencies, ctx.state.session)
  return isFirst ? showCodes(await makeRecoveryCodes(dependencies.database, id)) : saidThat(ctx, 'added')
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
  return showCodes(await makeRecoveryCodes(dependencies.database, user.id))
}

const isAddition = ({ intent }: FormFields) => intent === 'add'

const formNames: ReadonlyMap<string, string> = new Map([
  ['add', 'new-passkey'],
  ['new-codes', 'recovery-codes'],
])

const settings: PageForm = {
  path: secondFactorPaths.settings,
  access: 'signed-in',
  limit: limitRate({ name: 'second factor', points: 60, seconds: 600 }),
  body: formBody,
  formName: (fields) => formNames.get(fields.intent ?? '') ?? 'passkeys',
  handle: (ctx, fields) => (isAddition(fields) ? add(ctx, fields) : change(ctx, fields)),
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
    const { username } = await answerSecondFactor(ctx, credential === undefined ? { recoveryCode } : { credential })
    const say = { title: wordsOf(flashes.welcome, ctx.state.language) }
    const text = wordsOf(flashes.loggedInAs, ctx.state.language, { username })
    return { kind: 'go', to: safePath(next), flash: { variant: 'default', ...say, text } }
  },
}

/** Setting the second factor up, and giving it. */
export const secondFactorForms: readonly PageForm[] = [settings, signIn]
