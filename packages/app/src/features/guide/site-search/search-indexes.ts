import type { Language } from '@aangiftewijs/domain/language'
import { moduleResource, type Resource } from '../../../deferred/resource.ts'
import { type IndexEntry, readIndex } from './search-index.ts'

const entriesOf = (module: { readonly default: Parameters<typeof readIndex>[0] }) => readIndex(module.default)

/** The search index of each language. */
export const searchIndexes: Readonly<Record<Language, Resource<readonly IndexEntry[]>>> = {
  en: moduleResource(() => import('./index.en.json'), entriesOf),
  nl: moduleResource(() => import('./index.nl.json'), entriesOf),
}
