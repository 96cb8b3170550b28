import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'

const server = fileURLToPath(new URL('../..', import.meta.url))
const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc')

/** What changed since the last time; a moment when nothing did. */
const compile = (): void => {
  spawnSync(process.execPath, [compiler, '-b', server], { stdio: 'inherit' })
}

/** Compiles the server before its tests, for the processes that they start: those run `dist`. */
export function setup(project: TestProject): void {
  compile()
  project.onTestsRerun(() => compile())
}
