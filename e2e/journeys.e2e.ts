import { readdirSync, readFileSync } from 'node:fs'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { catalogue, entryIn, walkChoices } from '../packages/inspector/src/catalogue/index.ts'
import { launchBrowser, visit } from './browser.ts'
import { generatePath } from './journeys/generate.ts'
import { readFeature } from './journeys/read-feature.ts'
import { listenToWizard, walkOnPages } from './journeys/walk.ts'
import { register } from './person.ts'
import { type RunningServer, startServer } from './server.ts'

let server: RunningServer
let browser: Browser
beforeAll(async () => {
  server = await startServer()
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

const wizard = entryIn(catalogue, 'tax-return')

/** Walks a path as a new person; where it ended, and what the browser complained about. */
async function journey(path: readonly string[]) {
  const { page, context, complaints } = await visit(browser, server.origin)
  await listenToWizard(page)
  await register(page)
  const place = await walkOnPages(page, path)
  await context.close()
  return { place, complaints: complaints.filter((complaint) => !/net::ERR_|status of 500/.test(complaint)) }
}

const folder = new URL('./journeys/', import.meta.url)
const scenarios = readdirSync(folder)
  .filter((file) => file.endsWith('.feature'))
  .flatMap((file) => readFeature(readFileSync(new URL(file, folder), 'utf8')))

describe('journeys against the real server', () => {
  test.each(scenarios.map(({ feature, name, steps }) => ({ title: `${feature}: ${name}`, steps })))(
    '$title',
    async ({ steps }) => {
      const path = steps.flatMap((step) => (step.kind === 'choice' ? [step.choice] : []))
      // What the journey claims, the chart must say too.
      const places = walkChoices(wizard, path)
      let done = 0
      for (const step of steps) {
        if (step.kind === 'choice') done += 1
        else expect(places[done - 1]).toBe(step.place)
      }
      expect(await journey(path)).toEqual({ place: places.at(-1), complaints: [] })
    },
  )
})

/** JOURNEY_SEED repeats a failed run. */
const seed = Number(process.env.JOURNEY_SEED ?? Date.now() % 1_000_000)

describe(`paths sampled from the chart of the wizard (JOURNEY_SEED=${seed})`, () => {
  test.each([0, 1, 2, 3])('sample %i', async (sample) => {
    const path = generatePath(seed + sample * 7919)
    try {
      const place = walkChoices(wizard, path).at(-1)
      expect(await journey(path)).toEqual({ place, complaints: [] })
    } catch (error) {
      const steps = path.map((choice) => `    And "${choice}"`).join('\n')
      throw new Error(`JOURNEY_SEED=${seed}, sample ${sample}:\n${steps}\n${error}`, { cause: error })
    }
  })
})
