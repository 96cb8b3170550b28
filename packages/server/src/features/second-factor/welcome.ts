import type { Flash } from '@aangiftewijs/app/entry-server'
import { wordsOf } from '@aangiftewijs/domain/language'
import { type SecondFactor, secondFactorPaths } from '@aangiftewijs/domain/session'
import type { Context } from '../../http.ts'
import type { User } from '../../models/user.ts'
import { flashes } from '../session/copy.ts'
import { words } from './copy.ts'
import { secondFactorOf } from './passkeys.ts'

/** So many codes left, and it is time for new ones. */
const few = 3

const codesLeft = (count: number) => {
  if (count === 0) return words.noCodesLeft
  return count === 1 ? words.oneCodeLeft : words.codesLeft
}

/** What there is to say of recovery codes to who signed in, and whether new ones should be made. */
function aboutCodes({ recoveryCodes, areCodesKept }: SecondFactor, isByCode: boolean) {
  if (!areCodesKept) return { copy: words.unseenCodes, isUrgent: true }
  return isByCode ? { copy: codesLeft(recoveryCodes), isUrgent: recoveryCodes <= few } : null
}

/** What is said to who has just signed in with a second step: how many recovery codes are left after one was used, and where to make more. */
export async function welcome(ctx: Context, { id, username }: User, isByCode: boolean): Promise<Flash> {
  const { language } = ctx.state
  const held = await secondFactorOf(ctx.dependencies, id)
  const about = aboutCodes(held, isByCode)
  const title = wordsOf(flashes.welcome, language)
  const signedIn = wordsOf(flashes.loggedInAs, language, { username })
  if (about === null) return { variant: 'default', title, text: signedIn }
  const text = `${signedIn} ${wordsOf(about.copy, language, { count: held.recoveryCodes })}`
  if (!about.isUrgent) return { variant: 'default', title, text }
  const link = { href: secondFactorPaths.settings, text: wordsOf(words.newCodes, language) }
  return { variant: 'warning', title, text, link }
}
