import { type Copy, wordsOf } from '@aangiftewijs/domain/language'
import { productName } from '@aangiftewijs/domain/product'
import { mailNotSent } from '../../errors.ts'
import type { Context } from '../../http.ts'
import { sendMail } from '../../mail/send-mail.ts'
import { words } from './copy.ts'

interface Letter {
  readonly subject: Copy
  readonly letter: Copy
  /** Where its link leads. */
  readonly path: string
}

function send(ctx: Context, to: string, { subject, letter, path }: Letter): Promise<void> {
  const { config } = ctx.dependencies
  const say = (text: Copy, values?: Readonly<Record<string, string>>) => wordsOf(text, ctx.state.language, values)
  const text = say(letter, { product: productName, link: config.publicOrigin + path })
  return sendMail(config, { to, subject: `${productName}: ${say(subject)}`, text })
}

/** Sends the link by which a new address is confirmed. @throws `mail-not-sent` */
export const sendLink = (ctx: Context, to: string, path: string): Promise<void> =>
  send(ctx, to, { subject: words.confirmSubject, letter: words.confirmLetter, path }).catch((cause: unknown) => {
    throw mailNotSent(cause)
  })

const notices = {
  asked: { subject: words.askedSubject, letter: words.askedLetter, path: '/settings?tab=security' },
  changed: { subject: words.changedSubject, letter: words.changedLetter, path: '/contact' },
  details: { subject: words.detailsSubject, letter: words.detailsLetter, path: '/settings?tab=security' },
} as const

/** Tells the owner what was done, at the address they had; beside the answer, which does not wait for it. */
export function sendNotice(ctx: Context, to: string, what: keyof typeof notices): void {
  const { config, log } = ctx.dependencies
  if (config.smtpUrl === null) return
  send(ctx, to, notices[what]).catch((error: unknown) =>
    log.error({ name: error instanceof Error ? error.name : typeof error }, 'a notice could not be sent'),
  )
}
