import { wordsOf } from '@aangiftewijs/domain/language'
import { lookAroundUserId } from '@aangiftewijs/domain/session'
import type { Context, PageForm } from '../../http.ts'
import { formBody } from '../../middlewares/body.ts'
import { limitRate } from '../../middlewares/rate-limit.ts'
import { safePath } from '../../ssr/safe-path.ts'
import { startAsCitizen } from '../digid/sign-in.ts'
import { listFilings } from '../tax-return/service.ts'
import { words } from './copy.ts'
import { fillReturn } from './fill-return.ts'

/** Each trial makes an account and reads the samples; an address needs few. */
const trialsOfOneAddress = limitRate({ name: 'trials', points: 200, seconds: 3_600, by: 'address' })

const hasAccount = ({ state: { user } }: Context) => user !== null && user.id !== lookAroundUserId

/**
 * Signs a visitor in as a fictional citizen of their own with a return filled in from the samples, and shows it; who has an account
 * keeps it, and who tried it before in this browser finds their trial again (ADR 31), where they were (ADR 100).
 */
export const trialForm: PageForm = {
  path: '/try',
  access: 'public',
  limit: trialsOfOneAddress,
  body: formBody,
  formName: () => 'trial',
  handle: async (ctx, { next }) => {
    if (hasAccount(ctx)) return { kind: 'go', to: safePath(next) }
    const user = await startAsCitizen(ctx, 'sanne')
    if ((await listFilings(ctx.dependencies, user.id)).length > 0) return { kind: 'go', to: safePath(next) }
    const to = await fillReturn(ctx.dependencies, user)
    const say = (text: typeof words.ready) => wordsOf(text, ctx.state.language, { name: user.fullName })
    return { kind: 'go', to, flash: { variant: 'default', title: say(words.ready), text: say(words.readyText) } }
  },
}
