// `npm run gallery`: pictures of every screen at three widths in light and dark, and of the same screens when text is twice as
// large, names are long and the words are Dutch. Fails when anything overflows, overlaps or is cut.
import '../node-version.mjs'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { startServer } from '../../e2e/server.ts'
import { launchBrowser } from '../../e2e/visitor.ts'
import { build, isBuilt } from '../build-all.mjs'
import { main, root, say } from '../phases.mjs'
import { answeredReturn, longName, submitReturn } from './fictional-person.mjs'
import { lookAt } from './look.mjs'
import { writeGallery } from './report.mjs'
import { allScreens } from './screens.mjs'

const folder = join(root, '.cache/gallery')
const widths = [360, 768, 1280]
/** `--only income` looks at screens whose name holds that; `--plain` and `--strict` at one half of the variants. */
const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1] : ''

const plain = widths.flatMap((width) =>
  ['light', 'dark'].map((theme) => ({
    name: `${width}-${theme}`,
    person: 'plain',
    width,
    theme,
    language: 'mix',
    zoom: 1,
  })),
)
const strict = widths.flatMap((width) =>
  [1, 2].map((zoom) => ({
    name: `${width}-nl-long-name${zoom === 2 ? '-text-200' : ''}`,
    person: 'long',
    width,
    theme: 'light',
    language: 'nl',
    zoom,
  })),
)
const variants = [
  ...(process.argv.includes('--strict') ? [] : plain),
  ...(process.argv.includes('--plain') ? [] : strict),
]

await main(async () => {
  if (!isBuilt()) {
    say('Building')
    await build()
  }
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const screens = (await allScreens()).filter(({ id }) => id.includes(only))
  const server = await startServer()
  const browser = await launchBrowser()
  const started = Date.now()
  try {
    const names = { plain: 'Sanne de Wit', long: longName }
    const cookies = {}
    for (const person of new Set(variants.map((variant) => variant.person)))
      cookies[person] = await answeredReturn(browser, server.origin, names[person])
    const looks = []
    const walk = async (isWalked) => {
      const left = [...variants]
      // Two at a time: one core draws while the other answers.
      const walker = async () => {
        for (let variant = left.shift(); variant; variant = left.shift()) {
          looks.push(
            ...(await lookAt({
              browser,
              server,
              folder,
              variant,
              cookies: cookies[variant.person],
              screens: screens.filter(isWalked),
            })),
          )
          say(`   ${variant.name}`)
        }
      }
      await Promise.all([walker(), walker()])
    }
    await walk(({ who }) => who !== 'submitted')
    if (screens.some(({ who }) => who === 'submitted')) {
      for (const own of Object.values(cookies)) await submitReturn(browser, server.origin, own)
      await walk(({ who }) => who === 'submitted')
    }
    writeGallery(folder, looks)
    report(looks, screens.length, (Date.now() - started) / 1000)
  } finally {
    await browser.close()
    await server.stop()
  }
})

function report(looks, screenCount, seconds) {
  const wrong = looks.filter(({ defects }) => defects.length > 0)
  for (const { screen, variant, defects } of wrong)
    for (const defect of defects) say(`${screen.id} ${variant}: ${defect}`)
  say(
    `\n${looks.length} pictures of ${screenCount} screens in ${seconds.toFixed(0)} s: .cache/gallery/index.html. ${wrong.length} have defects.`,
  )
  if (wrong.length > 0) process.exitCode = 1
}
