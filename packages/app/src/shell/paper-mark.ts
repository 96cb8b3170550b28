import { wordsOf } from '@aangiftewijs/domain/language'
import { productName } from '@aangiftewijs/domain/product'
import type { PageRequest } from '../page-request.ts'
import { shellWords } from './copy.ts'

/**
 * What stands at the foot of every printed page, as attributes of the document in both languages, so that no script is needed where its language
 * changes: a sheet on its own must say what it is. The news is no demonstration of a return.
 */
export const paperMarks = ({ product }: Pick<PageRequest, 'product'>): string =>
  product === 'news'
    ? ''
    : (['en', 'nl'] as const)
        .map(
          (language) => ` data-paper-${language}="${productName} · ${wordsOf(shellWords.demonstrationLine, language)}"`,
        )
        .join('')
