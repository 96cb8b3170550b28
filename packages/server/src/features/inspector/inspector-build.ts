import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The inspector's built files, as addresses. */
export interface InspectorBuild {
  readonly folder: string
  /** Put on every page, before the app's script. */
  readonly agent: string
  readonly script: string
  readonly styles: readonly string[]
}

interface BuiltFile {
  readonly file: string
  readonly css?: readonly string[]
}

/** Reads the inspector's build, which stands beside the app's; null when it was not built. */
export function readInspectorBuild(clientDir: string): InspectorBuild | null {
  const folder = join(clientDir, '..', 'inspector')
  const manifestFile = join(folder, '.vite', 'manifest.json')
  if (!existsSync(manifestFile)) return null
  const manifest: Readonly<Record<string, BuiltFile>> = JSON.parse(readFileSync(manifestFile, 'utf8'))
  const agent = manifest['src/features/inspector/agent.ts']
  const page = manifest['src/features/inspector/entry-inspector.tsx']
  if (agent === undefined || page === undefined) return null
  const address = (file: string) => `/${file}`
  return {
    folder,
    agent: address(agent.file),
    script: address(page.file),
    styles: (page.css ?? []).map(address),
  }
}
