import type { Copy } from '@aangiftewijs/domain/language'
import { createRateCounter, type RateCounter } from '../../database/rate-counter.ts'
import type { Dependencies } from '../../dependencies.ts'
import { mailNotSent } from '../../errors.ts'
import type { Context } from '../../http.ts'
import { letterOf } from '../../mail/letter.ts'
import { sendMail } from '../../mail/send-mail.ts'
import { comparisonKey } from '../../models/user.ts'
import { words } from './copy.ts'

interface Letter {
  readonly subject: Copy
  readonly letter: Copy
  /** Where its link leads. */
  readonly path: string
}

/** Who is written to; a new address may be that of somebody else, who is told no name. */
interface Reader {
  readonly email: string
  readonly username: string | null
}

function send(ctx: Context, { email: to, username }: Reader, { subject, letter: text, path }: Letter): Promise<void> {
  const { config } = ctx.dependencies
  const values = { link: config.publicOrigin + path }
  return sendMail(config, letterOf(config, ctx.state.language, { to, username, subject, text, values }))
}

/** Sends the link by which a new address is confirmed. @throws `mail-not-sent` */
export const sendLink = (ctx: Context, email: string, path: string): Promise<void> =>
  send(ctx, { email, username: null }, { subject: words.confirmSubject, letter: words.confirmLetter, path }).catch(
    (cause: unknown) => {
      throw mailNotSent(cause)
    },
  )

/** Tells whose address it is that somebody gave it for another account. @throws `mail-not-sent` */
export const sendHasAccount = (ctx: Context, owner: Reader): Promise<void> =>
  send(ctx, owner, notices.hasAccount).catch((cause: unknown) => {
    throw mailNotSent(cause)
  })

const countsToOne = new WeakMap<Dependencies, RateCounter>()

/** Counts a letter to an address: nobody's letter box is filled from here. @returns null, or milliseconds until there may be one again */
export async function countLetter(host: Dependencies, emailKey: string): Promise<number | null> {
  const counter =
    countsToOne.get(host) ?? createRateCounter(host, { name: 'letters to one', points: 3, seconds: 24 * 3_600 })
  countsToOne.set(host, counter)
  const { times, left } = await counter.increment(emailKey)
  return times > counter.points ? left : null
}

const notices = {
  asked: { subject: words.askedSubject, letter: words.askedLetter, path: '/settings?tab=security' },
  changed: { subject: words.changedSubject, letter: words.changedLetter, path: '/contact' },
  hasAccount: { subject: words.hasAccountSubject, letter: words.hasAccountLetter, path: '/auth?tab=login' },
  details: { subject: words.detailsSubject, letter: words.detailsLetter, path: '/settings?tab=security' },
} as const

/** Tells the owner what was done, at the address they had; beside the answer, which does not wait for it. */
export function sendNotice(ctx: Context, to: Reader, what: keyof typeof notices): void {
  const { config, log } = ctx.dependencies
  if (config.smtpUrl === null) return
  send(ctx, to, notices[what]).catch((error: unknown) =>
    log.error({ name: error instanceof Error ? error.name : typeof error }, 'a notice could not be sent'),
  )
}

/** Tells whose address it is that somebody tried to register with it, where letters are sent and there were not too many. */
export async function tellOwner(ctx: Context, email: string): Promise<void> {
  const { config, database } = ctx.dependencies
  if (config.smtpUrl === null) return
  const emailKey = comparisonKey(email)
  const owner = await database.models.users.findOne({ where: { emailKey } })
  if (owner && (await countLetter(ctx.dependencies, emailKey)) === null) sendNotice(ctx, owner, 'hasAccount')
}
