import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = dirname(import.meta.dirname)
const parts = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'tsconfig.json', 'tsconfig.base.json']

/** Longer than a build takes on a machine that does much else: a word that never comes fails, one that comes late does not. */
const patient = { timeout: 240_000, interval: 200 }

let copy: string
let dev: ChildProcess
let output = ''

/** `npm run dev` of a copy of the repository, whose sources may be changed. */
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'dev-loop-'))
  for (const part of [...parts, 'scripts', 'packages'])
    cpSync(join(root, part), join(copy, part), { recursive: true, verbatimSymlinks: true, preserveTimestamps: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  dev = spawn(process.execPath, ['scripts/dev.mjs'], {
    cwd: copy,
    // Nothing of the environment of tests, in which builders behave otherwise.
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: '0', DATA_DIR: join(copy, 'data'), LOG_LEVEL: 'warn' },
  })
  const keep = (words: Buffer) => {
    output += words
  }
  dev.stdout?.on('data', keep)
  dev.stderr?.on('data', keep)
  return () => {
    if (dev.exitCode !== 0) process.stderr.write(output)
  }
})

afterAll(async () => {
  if (dev.exitCode === null) {
    dev.kill('SIGKILL')
    await new Promise((ended) => dev.on('exit', ended))
  }
  rmSync(copy, { recursive: true, force: true })
})

/** The sign-in page of the server that started last; nothing while one starts. */
async function page(): Promise<string> {
  const address = output.match(/(?<=is ready at )\S+/g)?.at(-1)
  const answer = address && (await fetch(`${address}/auth?lang=en`).catch(() => undefined))
  return answer ? answer.text() : ''
}

const words = () => join(copy, 'packages/app/src/features/session/copy.ts')
const title = (word: string, before: string) =>
  writeFileSync(words(), readFileSync(words(), 'utf8').replace(before, `title: copy('${word}`))

test('a changed word is shown, again and again, also after one that could not be built; then all of it ends', async () => {
  await expect.poll(page, patient).toContain('Login or Register')
  let before = "title: copy('Login or Register"
  for (const word of ['First word', 'Second word', 'Third word']) {
    title(word, before)
    await expect.poll(page, patient).toContain(word)
    before = `title: copy('${word}`
  }

  title("Not' a word", before)
  await expect.poll(() => output, patient).toMatch(/server rendering: /)
  expect(await page()).toContain('Third word')
  title('Mended word', "title: copy('Not' a word")
  await expect.poll(page, patient).toContain('Mended word')

  dev.kill('SIGTERM')
  await expect.poll(() => [dev.exitCode, dev.signalCode], patient).toEqual([0, null])
  expect(await page()).toBe('')
}, 900_000)
