import { searchIndexes } from '../contents.ts'

/** The server answers `/help?q=` itself, so it has both indexes; the browser fetches one when it is used. */
export async function prepareSearch(): Promise<void> {
  if (import.meta.env.SSR) await Promise.all([searchIndexes.en.load(), searchIndexes.nl.load()])
}
