// `npm run check`: types, lint, boundaries, exports and the quick ones of the tests that need no browser and no build. For while you work.
import './node-version.mjs'
import { join } from 'node:path'
import { install } from './install.mjs'
import { main, root, run, Sentence, say, tailOf } from './phases.mjs'

const bin = (name) => join(root, 'node_modules/.bin', name)

/** Told when they are done: they run beside the tests. */
const rules = [
  ['types', bin('tsc'), ['-b']],
  ['types of tests', bin('tsc'), ['-p', 'tsconfig.tests.json']],
  ['lint', bin('biome'), ['check', '.', '--error-on-warnings']],
  ['boundaries', process.execPath, ['scripts/boundaries.mjs']],
  ['exports', process.execPath, ['scripts/unused-exports.mjs']],
]

await main(async () => {
  await install()
  const broken = checkRules()
  const tests = await run('tests', bin('vitest'), ['run', '--mode', 'quick', '--project', 'node', '--project', 'dom'])
  const failed = await broken
  for (const title of failed) say(`── ${title}\n${tailOf(title, 200)}`)
  if (tests.code !== 0) failed.push('unit and component tests')
  if (failed.length > 0) throw new Sentence(`Not right yet: ${failed.join(', ')}.`)
})

/** One after the other. @returns the titles of those that are not kept. */
async function checkRules() {
  const broken = []
  for (const [title, command, args] of rules) {
    if ((await run(title, command, args, { quiet: true })).code !== 0) broken.push(title)
  }
  return broken
}
