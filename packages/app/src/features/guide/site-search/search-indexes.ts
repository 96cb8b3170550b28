import type { Language } from '@aangiftewijs/domain/language'
import { createResource, type Resource } from '../../../deferred/resource.ts'
import { type IndexEntry, readIndex } from './search-index.ts'

/** The search index of each language. */
export const searchIndexes: Readonly<Record<Language, Resource<readonly IndexEntry[]>>> = {
  en: createResource(async () => readIndex((await import('./index.en.json')).default)),
  nl: createResource(async () => readIndex((await import('./index.nl.json')).default)),
}
