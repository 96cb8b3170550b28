import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { problemsInThemes } from '../e2e/axe.ts'
import { launchBrowser, listenForComplaints } from '../e2e/visitor.ts'
import { drawStory, openStories } from './draw-story.ts'

/** Where the built Storybook is served (`npm test` says). */
const origin = process.env.STORYBOOK_URL ?? 'http://127.0.0.1:6006'

interface Entry {
  readonly id: string
  readonly title: string
  readonly name: string
  readonly type: 'story' | 'docs'
}
const index: { entries: Record<string, Entry> } = await (await fetch(`${origin}/index.json`)).json()
const stories = Object.values(index.entries).filter(({ type }) => type === 'story')

/**
 * Rules about whole documents. A story has no header, navigation and `main` around it: the browser journeys check these on
 * the served pages. A screen that is a whole page must have its heading, though.
 */
const documentRules = ['region', 'landmark-one-main', 'bypass', 'page-has-heading-one']
const partsOfPages = ['Screens/Advisor chat', 'Screens/Upload']
const isPage = (title: string) => title.startsWith('Screens/') && !partsOfPages.includes(title)
const switchedOff = (title: string) =>
  documentRules.filter((rule) => !(rule === 'page-has-heading-one' && isPage(title)))

/** What its own tools for playing stories write once. */
const ofStorybookItself = 'Accessing the Story Store is deprecated'

/** A frame of stories that is open, and what it complained about since it was asked. */
interface Frame {
  readonly page: Page
  readonly complaints: string[]
}

async function openFrame(): Promise<Frame> {
  // Colours that are still fading would be measured halfway.
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  const complaints = listenForComplaints(page, origin)
  await openStories(page, origin, stories[0]?.id ?? '')
  return { page, complaints }
}

let browser: Browser
/** Frames nobody uses at the moment: to open one takes longer than to draw several stories. */
const idle: Frame[] = []
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test.concurrent.each(stories)('$title: $name', async ({ id, title }) => {
  const frame = idle.pop() ?? (await openFrame())
  frame.complaints.length = 0
  const problems = [
    ...(await drawStory(frame.page, id)),
    ...(await problemsInThemes(frame.page, { switchedOff: switchedOff(title) })),
    ...frame.complaints.filter((complaint) => !complaint.includes(ofStorybookItself)),
  ]
  // After a failure the next story gets a fresh one.
  if (problems.length === 0) idle.push(frame)
  else await frame.page.close()
  expect(problems).toEqual([])
})
