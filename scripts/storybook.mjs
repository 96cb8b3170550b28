// The built Storybook, for every command that looks at stories.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run, Sentence, say, tailOf } from './phases.mjs'
import { serveFolder } from './serve-folder.mjs'

const folder = join(root, 'storybook-static')
const bin = (name) => join(root, 'node_modules/.bin', name)

/** Builds the Storybook, without the tables of props in its documentation. @throws Sentence with the builder's last words when that fails. */
export async function buildStorybook() {
  say('   building the Storybook')
  const built = await run(
    'storybook',
    bin('storybook'),
    ['build', '--test', '-o', 'storybook-static', '--disable-telemetry', '--quiet'],
    { quiet: true, env: { STORYBOOK_DISABLE_TELEMETRY: '1', NODE_ENV: 'production' } },
  )
  if (built.code !== 0) throw new Sentence(`The Storybook could not be built:\n${tailOf('storybook', 60)}`)
  return built
}

function indexBuilt() {
  if (!existsSync(join(folder, 'index.json')))
    throw new Sentence('There is no built Storybook: run npm run storybook:build.')
  return JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'))
}

/** Every story of the last build. */
export const storiesBuilt = () => Object.values(indexBuilt().entries).filter(({ type }) => type === 'story')

/** Serves the last build; resolves with its address and a way to stop it. */
export const serveStorybook = () => serveFolder(folder)

/** How many files of tests the runner makes: few, because it opens the Storybook anew for each. */
const filesOfTests = 10

/**
 * Serves the last build to the test runner, which makes a file of tests for every title of the list beside its address. In
 * the list given to it components share titles, and their own is told with the name of the story.
 */
export async function serveStorybookInFiles() {
  const index = indexBuilt()
  const titles = [...new Set(Object.values(index.entries).map(({ title }) => title))]
  const entries = Object.entries(index.entries).map(([id, entry]) => [
    id,
    {
      ...entry,
      title: `Stories ${titles.indexOf(entry.title) % filesOfTests}`,
      name: `${entry.title} › ${entry.name}`,
    },
  ])
  const told = JSON.stringify({ ...index, entries: Object.fromEntries(entries) })
  const served = await serveFolder(folder, { instead: { '/in-files/': '', '/in-files/index.json': told } })
  return { ...served, url: `${served.url}/in-files/` }
}
