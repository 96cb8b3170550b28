import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const isMade = (name) => ['node_modules', 'dist', 'storybook-static'].includes(name)

/** Every file below a folder whose name ends so, but for what is made. */
export function* filesBelow(folder, ending) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory() && !isMade(entry.name)) yield* filesBelow(path, ending)
    else if (entry.isFile() && ending.test(entry.name)) yield path
  }
}

/** A source text without what it says about itself. */
export const withoutComments = (text) => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:])\/\/.*$/gm, '$1')

/** What only tests and stories use. */
export const isTesting = (file) => /\.(test|stories)\.tsx?$|\.test-data\.ts$|\/testing\//.test(file)
