import type { PageFiles as DocumentFiles } from './document.ts'
import type { Route } from './routes.ts'

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

/** The files a page needs: its chunk's and the entry's, with everything they import, styles in the order of imports. */
export function pageFiles(manifest: Manifest, source: string): PageFiles {
  const entry = manifest[entrySource]
  if (entry === undefined) throw new Error(`The manifest has no ${entrySource}: build the client first`)
  const chunks = [...chunksBelow([entrySource, source], manifest).values()]
  const address = (file: string) => `/${file}`
  return {
    styles: [...new Set(chunks.flatMap(({ css }) => css ?? []))].map(address),
    modules: chunks
      .filter((chunk) => chunk !== entry)
      .map(({ file }) => file)
      .filter((file) => file.endsWith('.js'))
      .map(address),
    entry: address(entry.file),
  }
}

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
