import type { Page } from 'playwright-core'

/** Opens the frame of stories at one of them. */
export async function openStories(page: Page, origin: string, storyId: string): Promise<void> {
  // Our tests run axe in every theme; the add-on's own run would be a fourth.
  await page.goto(`${origin}/iframe.html?id=${storyId}&viewMode=story&globals=a11y.manual:!true`)
  await page.waitForFunction(
    () => Reflect.get(globalThis, '__STORYBOOK_PREVIEW__')?.currentRender?.phase === 'finished',
  )
}

/** Draws and plays a story in the open frame of stories. @returns what went wrong; nothing when all is well. */
export const drawStory = (page: Page, storyId: string): Promise<readonly string[]> =>
  page.evaluate(async (id) => {
    const read = (name: string) => Reflect.get(globalThis, name)
    const channel = read('__STORYBOOK_ADDONS_CHANNEL__')
    const wordsOf = (error: unknown): string =>
      Array.isArray(error) ? error.map(wordsOf).join('\n') : String(Object(error).message ?? Object(error).description)
    document.activeElement instanceof HTMLElement && document.activeElement.blur()
    return new Promise<string[]>((done) => {
      const failures = [
        'storyMissing',
        'storyErrored',
        'storyThrewException',
        'playFunctionThrewException',
        'unhandledErrorsWhilePlaying',
      ]
      const fail = Object.fromEntries(
        failures.map((event) => [event, (error: unknown) => end([`${event}: ${wordsOf(error)}`])]),
      )
      const finish = (story: { storyId: string }) => story.storyId === id && end([])
      const end = (problems: string[]) => {
        for (const [event, listener] of Object.entries(fail)) channel.off(event, listener)
        channel.off('storyFinished', finish)
        done(problems)
      }
      for (const [event, listener] of Object.entries(fail)) channel.on(event, listener)
      channel.on('storyFinished', finish)
      // What is shown already would not be drawn again.
      if (read('__STORYBOOK_PREVIEW__').currentRender?.id === id) channel.emit('forceRemount', { storyId: id })
      else channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' })
    })
  }, storyId)
