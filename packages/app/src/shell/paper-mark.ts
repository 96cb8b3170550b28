import { wordsOf } from '@aangiftewijs/domain/language'
import { productName } from '@aangiftewijs/domain/product'
import type { PageRequest } from '../page-request.ts'
import { shellWords } from './copy.ts'

/** What stands at the foot of every printed page: a sheet on its own must say what it is. The news is no demonstration of a return. */
export const paperMark = ({ product, language }: Pick<PageRequest, 'product' | 'language'>): string =>
  product === 'news' ? '' : `${productName} · ${wordsOf(shellWords.demonstrationLine, language)}`
