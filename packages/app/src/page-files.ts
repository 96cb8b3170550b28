import { type PartName, partFile } from './deferred/parts.ts'
import type { PageFiles as DocumentFiles } from './document.ts'
import type { Route } from './route.ts'

/** The files of one page that the build's manifest knows. */
export type PageFiles = Omit<DocumentFiles, 'fonts'>

/** One entry of the client build's `.vite/manifest.json`. */
export interface ManifestChunk {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
}

/** The client build's manifest: chunks by source path. */
export type Manifest = Readonly<Record<string, ManifestChunk>>

const entrySource = 'src/entry-client.tsx'

/** The manifest's name of a module under `features/`. */
const sourceOf = (file: string) => `src/features/${file}`

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

/** The modules of a page, under `features/`: its own and those of its parts. */
export interface PageSources {
  readonly file: string
  readonly parts: readonly PartName[]
}

/** A page's chunk and the entry with everything they import, and what its parts add to that. */
function chunksOf(manifest: Manifest, { file, parts }: PageSources) {
  const entry = manifest[entrySource]
  if (entry === undefined) throw new Error(`The manifest has no ${entrySource}: build the client first`)
  const sources = [entrySource, sourceOf(file)]
  const chunks = [...chunksBelow(sources, manifest).values()]
  const withParts = [...chunksBelow([...sources, ...parts.map((part) => sourceOf(partFile(part)))], manifest).values()]
  return { entry, chunks, ofParts: withParts.filter((chunk) => !chunks.includes(chunk)) }
}

/**
 * The files a page needs: its chunk's and the entry's, with everything they import, styles in the order of imports. The
 * server renders the page's parts too, so it needs their styles, not their script.
 */
export function pageFiles(manifest: Manifest, sources: PageSources): PageFiles {
  const { entry, chunks, ofParts } = chunksOf(manifest, sources)
  return {
    styles: [...new Set([...chunks, ...ofParts].flatMap(({ css }) => css ?? []))].map(address),
    modules: scriptsOf(chunks.filter((chunk) => chunk !== entry)),
    entry: address(entry.file),
  }
}

/** The script that parts of a page load, beyond what the page has. */
export const scriptsOfParts = (manifest: Manifest, sources: PageSources): readonly string[] =>
  scriptsOf(chunksOf(manifest, sources).ofParts)

/** Keeps the files of every route: they do not change while the server runs. */
export function cachePageFiles(manifest: Manifest): (sources: PageSources) => PageFiles {
  const known = new Map<string, PageFiles>()
  return (sources) => {
    const files = known.get(sources.file) ?? pageFiles(manifest, sources)
    known.set(sources.file, files)
    return files
  }
}

/** The modules of what a status shows: its own page or its route's, as `loadPage` chooses it. */
export function shownSources(status: number, route: Route): PageSources {
  if (status === 401) return { file: 'session/GatePage.tsx', parts: [] }
  if (status >= 500) return { file: 'error/ErrorPage.tsx', parts: [] }
  return route
}
