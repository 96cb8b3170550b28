// `npm run visual`: a picture of every story beside its baseline. Light for all; screens in dark, too. `--update` makes the
// pictures of now the baselines, `--only button` looks at stories whose id holds that, `--built` takes the Storybook as it is.
import '../node-version.mjs'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { browserFlags, requireBrowser } from '../browser.mjs'
import { main, root, say } from '../phases.mjs'
import { buildStorybook, serveStorybook, storiesBuilt } from '../storybook.mjs'
import { compare } from './compare.mjs'
import { drawingPage, openStories, pictureOf, showStory } from './picture.mjs'
import { writeReport } from './report.mjs'

const baselines = join(root, '.storybook/baselines')
const folder = join(root, '.cache/visual')
const isUpdate = process.argv.includes('--update')
const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1] : ''

const baselineOf = (name) => join(baselines, `${name}.webp`)

await main(async () => {
  if (!process.argv.includes('--built')) await buildStorybook()
  const pictures = storiesBuilt()
    .flatMap(({ id, title }) =>
      (title.startsWith('Screens/') ? ['light', 'dark'] : ['light']).map((theme) => ({ id, title, theme })),
    )
    .map((picture) => ({ ...picture, name: `${picture.id}.${picture.theme}` }))
    .filter(({ id }) => id.includes(only))
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  mkdirSync(baselines, { recursive: true })
  const storybook = await serveStorybook()
  const browser = await chromium.launch({ executablePath: await requireBrowser(), args: browserFlags })
  const started = Date.now()
  const found = { changed: [], added: [], failed: [], same: 0, vanished: vanishedOf(pictures) }
  const left = [...pictures]
  const drawer = async () => {
    let page = await drawingPage(browser)
    let before = null
    for (let picture = left.shift(); picture; picture = left.shift()) {
      try {
        // A fresh frame for every component, so that nothing of one is left in the pictures of another.
        if (before?.title !== picture.title) await openStories(page, storybook.url, picture)
        else await showStory(page, picture)
        await judge(found, picture, await settledPicture(page, storybook.url, picture))
        before = picture
      } catch (error) {
        // It may be the story before that took the page somewhere else.
        found.failed.push({ name: picture.name, after: before?.name, reason: String(error).split('\n')[0] })
        await page.close()
        page = await drawingPage(browser)
        before = null
      }
      if (left.length % 50 === 0) say(`      … ${left.length} left`)
    }
  }
  try {
    await Promise.all([drawer(), drawer()])
  } finally {
    await browser.close()
    storybook.close()
  }
  if (isUpdate) for (const name of found.vanished) rmSync(baselineOf(name))
  conclude(found, pictures.length, (Date.now() - started) / 1000)
})

/** A picture that differs is drawn once more in a fresh frame: on a busy machine a story may be caught half drawn. */
async function settledPicture(page, origin, picture) {
  const first = await pictureOf(page)
  const baseline = baselineOf(picture.name)
  if (!existsSync(baseline) || !(await compare(readFileSync(baseline), first)).isChanged) return first
  await openStories(page, origin, picture)
  return pictureOf(page)
}

/** Baselines that no story draws any more. */
function vanishedOf(pictures) {
  const names = new Set(pictures.map(({ name }) => name))
  return readdirSync(baselines)
    .map((file) => file.replace(/\.webp$/, ''))
    .filter((name) => name.includes(only) && !names.has(name))
}

/** Files a picture under same, changed or added. */
async function judge(found, { name }, after) {
  const store = async () =>
    writeFileSync(baselineOf(name), await sharp(after).webp({ lossless: true, effort: 4 }).toBuffer())
  if (!existsSync(baselineOf(name))) {
    found.added.push(name)
    writeFileSync(join(folder, `${name}.after.png`), after)
    if (isUpdate) await store()
    return
  }
  const before = readFileSync(baselineOf(name))
  const { ratio, isChanged, picture } = await compare(before, after)
  if (!isChanged) {
    found.same += 1
    return
  }
  found.changed.push({ name, ratio })
  const kinds = { before: await sharp(before).png().toBuffer(), after, diff: await picture() }
  for (const [kind, bytes] of Object.entries(kinds)) writeFileSync(join(folder, `${name}.${kind}.png`), bytes)
  if (isUpdate) await store()
}

function conclude(found, count, seconds) {
  writeReport(folder, found)
  const { same, changed, added, failed, vanished } = found
  for (const { name, after, reason } of failed)
    say(`could not be drawn: ${name}${after ? ` (after ${after})` : ''}: ${reason}`)
  for (const { name, ratio } of changed) say(`changed ${(ratio * 100).toFixed(2)} %: ${name}`)
  say(
    `\n${count} pictures in ${seconds.toFixed(0)} s: ${same} the same, ${changed.length} changed, ${added.length} new, ${failed.length} not drawn, ${vanished.length} without a story. .cache/visual/index.html shows them.`,
  )
  if (failed.length > 0) process.exitCode = 1
  if (isUpdate) return say('The baselines are now as drawn.')
  if (changed.length + added.length + vanished.length > 0) {
    say('Run npm run visual -- --update when they are as they should be.')
    process.exitCode = 1
  }
}
