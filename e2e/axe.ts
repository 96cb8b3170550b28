import axe from 'axe-core/axe.min.js'
import type { Page } from 'playwright-core'

/**
 * Axe, as a page runs it. It reads each colour anew for every element behind every text, a quarter of its time: here each
 * notation is read once.
 */
const source = `${axe.source}
;(() => {
  const { Color } = axe.commons.color
  const read = Color.prototype.parseString
  const known = new Map()
  Color.prototype.parseString = function (notation) {
    const same = known.get(notation)
    if (same) return Object.assign(this, { r: same.r, g: same.g, b: same.b, alpha: same.alpha })
    read.call(this, notation)
    known.set(notation, new Color(this))
    return this
  }
})()`

const themes = ['light', 'dark', 'contrast']

/** What a theme can change; everything else was found in the first theme, whose markup is the same. */
const rulesOfLooks = ['color-contrast', 'link-in-text-block', 'target-size']

interface AxeOptions {
  /** Rules that do not hold for what is shown. */
  readonly switchedOff?: readonly string[]
}

/** What axe finds on the page as it stands, a line a problem. */
export async function problemsOn(page: Page, { switchedOff = [] }: AxeOptions = {}): Promise<readonly string[]> {
  return run(page, { rules: Object.fromEntries(switchedOff.map((rule) => [rule, { enabled: false }])) })
}

/** Puts on each theme in turn. @returns what axe finds in any, a line a problem. */
export async function problemsInThemes(page: Page, options: AxeOptions = {}): Promise<readonly string[]> {
  const found: string[] = []
  for (const theme of themes) {
    await page.evaluate(async (name) => {
      document.documentElement.dataset.theme = name
      // Let the colours of the theme be drawn before they are measured.
      for (let frame = 0; frame < 2; frame += 1) await new Promise((next) => requestAnimationFrame(next))
    }, theme)
    const problems = theme === themes[0] ? await problemsOn(page, options) : await run(page, { runOnly: rulesOfLooks })
    found.push(...problems.map((problem) => `${theme}: ${problem}`))
  }
  return found
}

async function run(page: Page, options: axe.RunOptions): Promise<readonly string[]> {
  // Frames answer to the page's axe by their own.
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(source)
  }
  return page.evaluate(async (how) => {
    const { violations } = await Reflect.get(globalThis, 'axe').run(document, { ...how, resultTypes: ['violations'] })
    return violations.flatMap(({ id, help, nodes }: axe.Result) =>
      nodes.map(({ html, failureSummary }) => `${id} (${help}) ${html.slice(0, 300)} ${failureSummary ?? ''}`),
    )
  }, options)
}
