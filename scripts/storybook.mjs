// The built Storybook, for every command that looks at stories.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run, Sentence, say, tailOf } from './phases.mjs'
import { serveFolder } from './serve-folder.mjs'

const folder = join(root, 'storybook-static')
const bin = (name) => join(root, 'node_modules/.bin', name)

/** Builds the Storybook. @throws Sentence with the builder's last words when that fails. */
export async function buildStorybook() {
  say('   building the Storybook')
  const built = await run(
    'storybook',
    bin('storybook'),
    ['build', '-o', 'storybook-static', '--disable-telemetry', '--quiet'],
    { quiet: true, env: { STORYBOOK_DISABLE_TELEMETRY: '1', NODE_ENV: 'production' } },
  )
  if (built.code !== 0) throw new Sentence(`The Storybook could not be built:\n${tailOf('storybook', 60)}`)
  return built
}

/** Every story of the last build. */
export function storiesBuilt() {
  if (!existsSync(join(folder, 'index.json')))
    throw new Sentence('There is no built Storybook: run npm run storybook:build.')
  const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'))
  return Object.values(index.entries).filter(({ type }) => type === 'story')
}

/** Serves the last build; resolves with its address and a way to stop it. */
export const serveStorybook = () => serveFolder(folder)
