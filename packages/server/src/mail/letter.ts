import { type Copy, type LanguageChoice, wordsOf } from '@aangiftewijs/domain/language'
import { productName } from '@aangiftewijs/domain/product'
import type { Config } from '../env.ts'
import { frame } from './copy.ts'
import type { Mail } from './send-mail.ts'

/** What one letter says. */
interface Letter {
  readonly to: string
  /** Of the account it is about; null where whoever reads it may be somebody else. */
  readonly username: string | null
  readonly subject: Copy
  readonly text: Copy
  readonly values: Readonly<Record<string, string>>
}

/** Anybody registers with anybody's address: a name that reads as a link or a message of its own is not carried into a letter box. */
const isPlainName = (username: string) => /^[\p{L}\p{N}_-]{1,40}$/u.test(username)

/** A letter as all of ours look: whom it is to, what it says, from whom it is, and that this is a demonstration. */
export function letterOf(
  { publicOrigin }: Pick<Config, 'publicOrigin'>,
  language: LanguageChoice,
  { to, username, subject, text, values }: Letter,
): Mail {
  const say = (words: Copy, more = {}) =>
    wordsOf(words, language, { product: productName, origin: publicOrigin, ...more })
  const greeting =
    username !== null && isPlainName(username) ? say(frame.greeting, { username }) : say(frame.greetingOfAnybody)
  return {
    to,
    subject: `${productName}: ${say(subject)}`,
    text: [greeting, say(text, values), say(frame.signOff), say(frame.about)].join('\n\n'),
  }
}
