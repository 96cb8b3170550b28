import type { Copy } from '@aangiftewijs/domain/language'
import { failureOf, type RequestFailure } from '@aangiftewijs/machines/remote-request'
import { toastWords } from './upload.copy.ts'

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

/** Why a call failed, for people: the server's own sentence, else ours. Never a browser's or a status. */
export function failureWords(failure: RequestFailure | null): Copy | string {
  switch (failure?.kind) {
    case 'refused':
      return failure.message || toastWords.unknownError
    case 'unreachable':
      return toastWords.noConnection
    case 'timed-out':
      return toastWords.tookTooLong
    case undefined:
      return toastWords.unknownError
  }
}

/** As {@link failureWords}, of what was thrown. */
export const thrownWords = (thrown: unknown): Copy | string => failureWords(failureOf(thrown))
