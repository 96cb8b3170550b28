import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { InspectorRequest } from '@aangiftewijs/inspector/entry-server'

/** The inspector's build. */
export interface InspectorBuild {
  /** Its files for browsers. */
  readonly folder: string
  /** The address of the script that every page gets, before the app's. */
  readonly agent: string
  readonly renderPage: (request: Pick<InspectorRequest, 'language' | 'theme' | 'nonce'>) => string
}

type Manifest = Readonly<Record<string, { readonly file: string; readonly css?: readonly string[] }>>

/** Loads the inspector's build. Rejects when there is none. */
export async function loadInspector(): Promise<InspectorBuild> {
  const folder = join(
    dirname(fileURLToPath(import.meta.resolve('@aangiftewijs/inspector/entry-server'))),
    '..',
    'client',
  )
  const { renderInspector } = await import('@aangiftewijs/inspector/entry-server')
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'))
  const address = (name: string) => `/${manifest[name]?.file}`
  const styles = (manifest['src/entry-inspector.tsx']?.css ?? []).map((file) => `/${file}`)
  return {
    folder,
    agent: address('src/agent.ts'),
    renderPage: (request) => renderInspector({ ...request, script: address('src/entry-inspector.tsx'), styles }),
  }
}
