import type { Copy } from '@aangiftewijs/domain/language'
import { spoken, useWords } from '../../copy/words.tsx'
import { CallFailed } from '../../ports/api.ts'
import { shellWords } from '../../shell/copy.ts'
import { reasonWords } from '../../shell/refusal-words.ts'
import { secondFactorWords } from './copy.ts'

/**
 * Before anything is asked of a browser that has no passkeys, such as one inside an app: the library throws an error without a name.
 * @throws the error that browsers themselves give for what they cannot do
 */
export function requirePasskeys(): void {
  if (typeof globalThis.PublicKeyCredential !== 'function')
    throw Object.assign(new Error('This browser has no passkeys'), { name: 'NotSupportedError' })
}

/** Why a browser gave no passkey, by the name of its error. */
const wordsOfErrors: Readonly<Record<string, Copy>> = {
  AbortError: secondFactorWords.cancelled,
  ConstraintError: secondFactorWords.noPasskeys,
  InvalidStateError: secondFactorWords.alreadyThere,
  NotAllowedError: secondFactorWords.cancelled,
  NotSupportedError: secondFactorWords.noPasskeys,
  // An address for which no passkey can be made: http, or an IP address.
  SecurityError: secondFactorWords.noPasskeys,
  TypeError: shellWords.noConnection,
}

/** What a person reads of a passkey that did not come. */
export function useFailureWords() {
  const say = useWords()
  return (failure: unknown): string => {
    if (failure instanceof CallFailed) return spoken(reasonWords(failure), say)
    const name = failure instanceof Error ? failure.name : ''
    return say(wordsOfErrors[name] ?? secondFactorWords.failed)
  }
}
