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

/** Opens the frame of stories at a first one. */
export async function openStories(page, origin, { id, theme }) {
  await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story&globals=theme:${theme};motion:reduced`)
  await page.waitForFunction(
    (phases) => phases.includes(globalThis.__STORYBOOK_PREVIEW__?.currentRender?.phase),
    ended,
    {
      timeout: 30_000,
    },
  )
}

/** Draws and plays another story in the frame that is open, which is much quicker than opening it again. */
export async function showStory(page, { id, theme }) {
  await page.mouse.move(0, 0)
  await page.evaluate(
    async ({ storyId, theme }) => {
      const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__
      document.activeElement?.blur?.()
      const shown = () =>
        new Promise((done) => {
          for (const event of ['storyFinished', 'storyErrored', 'storyThrewException', 'storyMissing'])
            channel.once(event, done)
        })
      const preview = globalThis.__STORYBOOK_PREVIEW__
      if (preview.currentRender?.id === storyId) {
        const again = shown()
        channel.emit('updateGlobals', { globals: { theme } })
        channel.emit('forceRemount', { storyId })
        await again
        return
      }
      channel.emit('updateGlobals', { globals: { theme } })
      const first = shown()
      channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
      await first
    },
    { storyId: id, theme },
  )
}

/** The picture of the story that is shown, a PNG. */
export async function pictureOf(page) {
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
