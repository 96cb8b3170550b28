import type { Copy } from '@aangiftewijs/domain/language'
import { failureOf } from '@aangiftewijs/machines/remote-request'
import { failureWords } from '../../shell/failure-words.ts'

/** A call of the documents that was refused; its message is the server's sentence in the person's language. */
export class Refused extends Error {
  override readonly name = 'Refused'
  constructor(
    readonly status: number,
    sentence: string,
  ) {
    super(sentence)
  }
}

/** Why a call failed, of what was thrown: see {@link failureWords}. */
export const thrownWords = (thrown: unknown): Copy | string => failureWords(failureOf(thrown))
