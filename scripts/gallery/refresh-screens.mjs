// `npm run screens`: takes the pictures of docs/screens again: ten screens, light and dark, wide and narrow.
import '../node-version.mjs'
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { startServer } from '../../e2e/server.ts'
import { launchBrowser } from '../../e2e/visitor.ts'
import { build, isBuilt } from '../build-all.mjs'
import { main, root, say } from '../phases.mjs'
import { answeredReturn, submitReturn } from './fictional-person.mjs'
import { open, visitorOf } from './look.mjs'

const folder = join(root, 'docs/screens')

/** What a visitor sees, a person with an answered return, and the same person once it is submitted. */
const screens = {
  visitor: [
    ['sign-in', '/auth'],
    ['calculator', '/quick-tax-calculator#salary=52000&taxWithheld=11000'],
    ['tax-guide', '/tax-guide'],
    ['news', '/news'],
  ],
  begun: [
    ['dashboard', '/'],
    ['documents', '/tax-filing/documents'],
    ['income', '/tax-filing/income'],
    ['deductions', '/tax-filing/deductions'],
    ['review', '/tax-filing/review'],
  ],
  submitted: [['submitted', '/tax-filing/submit']],
}

const sizes = [
  { name: 'wide', width: 1280, height: 860 },
  { name: 'narrow', width: 390, height: 844 },
]

await main(async () => {
  if (!isBuilt()) await build()
  mkdirSync(folder, { recursive: true })
  for (const file of readdirSync(folder)) if (file.endsWith('.webp')) rmSync(join(folder, file))
  const server = await startServer()
  const browser = await launchBrowser()
  try {
    const cookies = await answeredReturn(browser, server.origin, 'Sanne de Wit')
    await take(browser, server.origin, [], screens.visitor)
    await take(browser, server.origin, cookies, screens.begun)
    await submitReturn(browser, server.origin, cookies)
    await take(browser, server.origin, cookies, screens.submitted)
  } finally {
    await browser.close()
    await server.stop()
  }
  const files = readdirSync(folder).filter((file) => file.endsWith('.webp'))
  const bytes = files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)
  say(`${files.length} pictures in docs/screens, ${(bytes / 1e6).toFixed(1)} MB`)
})

async function take(browser, origin, cookies, rows) {
  for (const size of sizes) {
    for (const theme of ['light', 'dark']) {
      const { page, context } = await visitorOf(browser, origin, { ...size, theme, language: 'en' }, cookies)
      for (const [name, path] of rows) {
        await open(page, `${origin}${path}`)
        const picture = await page.screenshot({ animations: 'disabled' })
        await sharp(picture)
          .webp({ quality: 82 })
          .toFile(join(folder, `${name}-${size.name}-${theme}.webp`))
      }
      await context.close()
    }
  }
}
