import { join } from 'node:path'
import { hydrated, visit } from '../../e2e/visitor.ts'
import { layoutDefects } from './layout-defects.mjs'

/** The news product answers on a host of its own. */
const newsOrigin = (origin) => origin.replace('localhost', 'news.localhost')

/** Opens a page and waits until nothing on it moves any more. */
export async function open(page, address, zoom = 1) {
  await page.goto(address)
  await hydrated(page)
  // What stands after # is shown by a part whose script comes later.
  if (address.includes('#')) await page.waitForLoadState('networkidle')
  if (zoom !== 1)
    await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), `${zoom * 100}%`)
  await page.evaluate(async () => {
    await document.fonts.ready
    for (let frame = 0; frame < 2; frame += 1) await new Promise((next) => requestAnimationFrame(next))
  })
}

/** A browser as the variant has it: width, theme, language, and the person's cookies unless nobody is signed in. */
export async function visitorOf(browser, origin, { width, height, theme, language }, cookies) {
  const visitor = await visit(browser, origin, {
    width,
    height: height ?? (width < 700 ? 780 : 900),
    colorScheme: theme,
  })
  visitor.context.setDefaultTimeout(30_000)
  await visitor.context.addCookies([
    ...cookies,
    ...[origin, newsOrigin(origin)].map((url) => ({ name: 'language', value: language, url })),
  ])
  return visitor
}

/** Looks at all screens in one variant; a picture and a list of defects of each. */
export async function lookAt({ browser, server, folder, variant, cookies, screens }) {
  const { origin } = server
  const looks = []
  for (const isVisitor of [true, false]) {
    const own = screens.filter(({ who }) => (who === 'visitor') === isVisitor)
    const { page, context } = await visitorOf(browser, origin, variant, isVisitor ? [] : cookies)
    for (const screen of own) {
      await open(page, `${screen.isNews ? newsOrigin(origin) : origin}${screen.path}`, variant.zoom)
      const file = `${screen.id}-${variant.name}.jpg`
      const defects = await page.evaluate(layoutDefects)
      await page.screenshot({
        path: join(folder, file),
        type: 'jpeg',
        quality: 75,
        fullPage: true,
        animations: 'disabled',
      })
      looks.push({ screen, variant: variant.name, file, defects })
    }
    await context.close()
  }
  return looks
}
