import type { Config } from '../env.ts'

/** A letter in plain text. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** Sends a letter by the configured server. @throws when there is none, or it does not take it */
export async function sendMail({ smtpUrl, mailFrom }: Pick<Config, 'smtpUrl' | 'mailFrom'>, mail: Mail): Promise<void> {
  if (smtpUrl === null) throw new Error('SMTP_URL is not set')
  // Loaded by the few who send any, not by every start.
  const { createTransport } = await import('nodemailer')
  const transport = createTransport(smtpUrl)
  try {
    await transport.sendMail({ ...mail, from: mailFrom })
  } finally {
    transport.close()
  }
}
