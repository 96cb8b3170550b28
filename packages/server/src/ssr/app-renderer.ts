import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  createRenderer,
  describeProblems,
  fontUrls,
  frameWords,
  type Manifest,
  matchRoute,
  siteFiles,
} from '@aangiftewijs/app/entry-server'
import type { PageRenderer } from './renderer.ts'

/** The folder of the browser's build, beside the server entry of the app. */
export const appClientDir = (): string =>
  join(dirname(fileURLToPath(import.meta.resolve('@aangiftewijs/app/entry-server'))), '..', 'client')

/** The app's own renderer with the client build in `clientDir`. */
export function createAppRenderer(clientDir: string): PageRenderer {
  const manifest: Manifest = JSON.parse(readFileSync(join(clientDir, '.vite', 'manifest.json'), 'utf8'))
  return {
    matchRoute,
    render: createRenderer({ manifest }),
    fonts: fontUrls,
    frameWords,
    describeProblems: (problems, choice) => describeProblems(problems, choice),
    siteFiles,
  }
}
