import type { PageFiles as DocumentFiles } from './document.ts'
import type { Route } from './routes.ts'

/** The files of one page that the build's manifest knows. */
export type PageFiles = Omit<DocumentFiles, 'fonts'>

/** One entry of the client build's `.vite/manifest.json`. */
export interface ManifestChunk {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}

/** The client build's manifest: chunks by source path. */
export type Manifest = Readonly<Record<string, ManifestChunk>>

const entrySource = 'src/entry-client.tsx'

/** The manifest's name of a page's chunk. */
export const sourceOf = (file: string) => `src/features/${file}`

function chunksBelow(sources: readonly string[], manifest: Manifest, seen = new Map<string, ManifestChunk>()) {
  for (const source of sources) {
    const chunk = manifest[source]
    if (chunk === undefined || seen.has(source)) continue
    chunksBelow(chunk.imports ?? [], manifest, seen)
    seen.set(source, chunk)
  }
  return seen
}

const address = (file: string) => `/${file}`
const scriptsOf = (chunks: readonly ManifestChunk[]) =>
  chunks.map(({ file }) => address(file)).filter((file) => file.endsWith('.js'))

/** The parts of chunks whose script is fetched on first use (ADR 16): the files `*.late.tsx`. */
const partsOf = (chunks: readonly ManifestChunk[]) =>
  chunks.flatMap(({ dynamicImports }) => dynamicImports ?? []).filter((source) => source.endsWith('.late.tsx'))

/** A page's chunk and the entry with everything they import, and what the page's parts add to that. */
function chunksOf(manifest: Manifest, source: string) {
  const entry = manifest[entrySource]
  if (entry === undefined) throw new Error(`The manifest has no ${entrySource}: build the client first`)
  const sources = [entrySource, source]
  const chunks = [...chunksBelow(sources, manifest).values()]
  const withParts = [...chunksBelow([...sources, ...partsOf(chunks)], manifest).values()]
  return { entry, chunks, ofParts: withParts.filter((chunk) => !chunks.includes(chunk)) }
}

/**
 * The files a page needs: its chunk's and the entry's, with everything they import, styles in the order of imports. The
 * server renders the page's parts too, so it needs their styles, not their script.
 */
export function pageFiles(manifest: Manifest, source: string): PageFiles {
  const { entry, chunks, ofParts } = chunksOf(manifest, source)
  return {
    styles: [...new Set([...chunks, ...ofParts].flatMap(({ css }) => css ?? []))].map(address),
    modules: scriptsOf(chunks.filter((chunk) => chunk !== entry)),
    entry: address(entry.file),
  }
}

/** The script that a page's parts fetch when they are first used, beyond what the page has. */
export const scriptsOnUse = (manifest: Manifest, source: string): readonly string[] =>
  scriptsOf(chunksOf(manifest, source).ofParts)

/** Remembers the files of every route: they do not change while the server runs. */
export function rememberPageFiles(manifest: Manifest): (source: string) => PageFiles {
  const known = new Map<string, PageFiles>()
  return (source) => {
    const files = known.get(source) ?? pageFiles(manifest, source)
    known.set(source, files)
    return files
  }
}

/** The source of what a status shows instead of its route's page, as `loadPage` chooses it. */
export function shownSource(status: number, route: Route): string {
  if (status === 401) return sourceOf('session/GatePage.tsx')
  if (status >= 500) return sourceOf('error/ErrorPage.tsx')
  return sourceOf(route.file)
}
