import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { content as privacy } from '../packages/app/src/features/guide/content/privacy/index.ts'

const server = new URL('../packages/server/src', import.meta.url).pathname
const storing = /cookies\.set\(|createSession\(|sessionStorage\.setItem|localStorage\.setItem|document\.cookie =/

/** Every file below a folder that keeps something in a browser. */
const filesThatStore = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|\.stories\.|^testing/.test(name))
    .filter((name) => storing.test(readFileSync(join(folder, name), 'utf8')))
    .sort()

/** What keeps something in a visitor's browser, and the words in which /privacy tells it. A new one fails here until it is told. */
const told: Readonly<Record<string, string>> = {
  'features/digid/known-citizens.ts': 'A cookie by which a citizen of the DigiD simulation finds what you saved',
  'features/second-factor/sign-in-step.ts': 'a cookie by which we know that your password was right',
  'features/session/known-device.ts': 'A cookie by which we know that you signed in with this browser before',
  'middlewares/preferences.ts': 'A cookie for your language and one for your colours',
  'middlewares/session.ts': 'A session cookie while you are signed in',
  'ssr/flash.ts': 'A cookie that carries a message to the next page',
  'ssr/kept-form.ts':
    'an encrypted cookie that keeps what you typed, or which press was not done, until you are signed in again',
}
const toldOfBrowser: Readonly<Record<string, string>> = {
  'features/settings/remembered-preferences.ts': 'Your choices for notifications',
  'shell/draft-mark.ts': 'the number of what you were typing, until it has arrived',
  'shell/drafts.ts': 'what you had typed when the session ended or the page broke',
  'shell/switching.ts': 'A cookie for your language and one for your colours',
}

const app = new URL('../packages/app/src', import.meta.url).pathname
const statement = JSON.stringify(privacy)

test.each([
  ['the server', server, told],
  ['the browser’s own script', app, toldOfBrowser],
])('the privacy statement tells everything that %s stores in a browser', (_, folder, expected) => {
  expect(filesThatStore(folder)).toEqual(Object.keys(expected).sort())
  expect(Object.values(expected).filter((words) => !statement.includes(words))).toEqual([])
})
