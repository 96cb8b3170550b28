import { isEmail } from '@aangiftewijs/domain/email'
import { productName } from '@aangiftewijs/domain/product'
import type { Config } from '../env.ts'

/** A letter in plain text. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** Who letters are from, by name: the product's, unless the operator gave one. */
const senderOf = (mailFrom: string) => (mailFrom.includes('<') ? mailFrom : { name: productName, address: mailFrom })

/** Sends a letter by the configured server. @throws when there is none, it does not take it, or it is not for one letter box */
export async function sendMail({ smtpUrl, mailFrom }: Pick<Config, 'smtpUrl' | 'mailFrom'>, mail: Mail): Promise<void> {
  if (smtpUrl === null) throw new Error('SMTP_URL is not set')
  // Older accounts may have what the mail library reads as a name, or as several addresses.
  if (!isEmail(mail.to)) throw new Error('This is not one address')
  // Loaded by the few who send any, not by every start.
  const { createTransport } = await import('nodemailer')
  const transport = createTransport(smtpUrl)
  try {
    await transport.sendMail({ ...mail, from: senderOf(mailFrom) })
  } finally {
    transport.close()
  }
}
