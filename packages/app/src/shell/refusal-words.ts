import type { Copy } from '@aangiftewijs/domain/language'
import { CallFailed } from '../ports/api.ts'
import { shellWords } from './copy.ts'

/** What a refusal says, for people. Markup is a proxy's that did not reach the server: nobody is shown that. */
export const refusalWords = (text: string, otherwise: Copy = shellWords.unknownError): Copy | string =>
  text === '' || text.startsWith('<') ? otherwise : text

/** Why a call of a form was refused, or that nothing answered. `otherwise`: where the server gave no sentence. */
export const reasonWords = (failure: unknown, otherwise?: Copy): Copy | string =>
  failure instanceof CallFailed ? refusalWords(failure.text, otherwise) : shellWords.noConnection
