// `npm run check`: types, lint, boundaries and the tests that need no browser and no build. For while you work.
import './node-version.mjs'
import { join } from 'node:path'
import { install } from './install.mjs'
import { main, root, run, Sentence, say } from './phases.mjs'

const bin = (name) => join(root, 'node_modules/.bin', name)

await main(async () => {
  await install()
  const phases = [
    ['types', bin('tsc'), ['-b']],
    ['types of tests', bin('tsc'), ['-p', 'tsconfig.tests.json']],
    ['lint', bin('biome'), ['check', '.', '--error-on-warnings']],
    ['boundaries', process.execPath, ['scripts/boundaries.mjs']],
    ['unit and component tests', bin('vitest'), ['run', '--project', 'node', '--project', 'dom']],
  ]
  const failed = []
  for (const [title, command, args] of phases) {
    say(`── ${title}`)
    if ((await run(title, command, args)).code !== 0) failed.push(title)
  }
  if (failed.length > 0) throw new Sentence(`Not right yet: ${failed.join(', ')}.`)
})
