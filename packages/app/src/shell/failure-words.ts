import type { Copy } from '@aangiftewijs/domain/language'
import type { RequestFailure } from '@aangiftewijs/machines/remote-request'
import { shellWords } from './copy.ts'
import { refusalWords } from './refusal-words.ts'

/** Why a request failed, for people: the server's own sentence, else ours. Never a browser's words, nor a status. */
export function failureWords(failure: RequestFailure | null): Copy | string {
  switch (failure?.kind) {
    case 'refused':
      return refusalWords(failure.message.replace(`${failure.status}: `, ''))
    case 'unreachable':
      return shellWords.noConnection
    case 'timed-out':
      return shellWords.tookTooLong
    case undefined:
      return shellWords.unknownError
  }
}
