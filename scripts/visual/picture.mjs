import { momentOfPictures, viewport } from './settings.mjs'

const ended = ['completed', 'afterEach', 'finished', 'errored', 'aborted']

/** A page that draws stories the same every time: a fixed moment, no motion, one width. */
export async function drawingPage(browser) {
  const context = await browser.newContext({
    viewport,
    reducedMotion: 'reduce',
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
  })
  const page = await context.newPage()
  await page.clock.setFixedTime(momentOfPictures)
  return page
}

/** Draws and plays one story and resolves with its picture, a PNG. */
export async function pictureOf(page, origin, { id, theme }) {
  await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story&globals=theme:${theme};motion:reduced`)
  await page.waitForFunction(
    (phases) => phases.includes(globalThis.__STORYBOOK_PREVIEW__?.currentRender?.phase),
    ended,
    { timeout: 30_000 },
  )
  const height = await page.evaluate(async () => {
    await document.fonts.ready
    for (let frame = 0; frame < 2; frame += 1) await new Promise((next) => requestAnimationFrame(next))
    return document.documentElement.scrollHeight
  })
  return page.screenshot({
    fullPage: true,
    animations: 'disabled',
    caret: 'hide',
    clip: { x: 0, y: 0, width: viewport.width, height: Math.min(Math.max(height, 40), viewport.tallest) },
  })
}
