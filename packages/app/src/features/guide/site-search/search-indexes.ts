import type { Language } from '@aangiftewijs/domain/language'
import { type Piece, pieceOf } from '../../../late/piece.ts'
import { type IndexEntry, readIndex } from './search-index.ts'

/** The search index of each language. */
export const searchIndexes: Readonly<Record<Language, Piece<readonly IndexEntry[]>>> = {
  en: pieceOf('search-en', async () => readIndex((await import('./index.en.json')).default)),
  nl: pieceOf('search-nl', async () => readIndex((await import('./index.nl.json')).default)),
}
