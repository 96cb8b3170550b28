import { late } from '../../../late/late.tsx'
import { searchIndexes } from './search-indexes.ts'

// The server answers `/help?q=` itself, so it has both indexes; the browser fetches one when it is used.
if (import.meta.env.SSR) await Promise.all([searchIndexes.en.load(), searchIndexes.nl.load()])

/**
 * Search over guide, questions and help. This file may not share a chunk with what its part imports: it would wait for itself
 * (`e2e/chunks.e2e.ts`).
 */
export const SiteSearch = await late('site-search', async () => (await import('./SiteSearch.late.tsx')).SiteSearch)
