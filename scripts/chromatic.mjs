// `npm run chromatic`: sends the built Storybook to the Chromatic project whose token is in the environment.
import './node-version.mjs'
import { join } from 'node:path'
import { main, root, run, Sentence } from './phases.mjs'
import { buildStorybook } from './storybook.mjs'

await main(async () => {
  if (!process.env.CHROMATIC_PROJECT_TOKEN) {
    throw new Sentence(
      'Chromatic needs a project: put its token in CHROMATIC_PROJECT_TOKEN. To compare pictures on this machine instead, run npm run visual.',
    )
  }
  await buildStorybook()
  const { code } = await run('chromatic', join(root, 'node_modules/.bin/chromatic'), [
    '--storybook-build-dir=storybook-static',
    '--exit-zero-on-changes',
    ...process.argv.slice(2),
  ])
  process.exitCode = code
})
