import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { caps } from './protocol.ts'
import { createReaderProcess } from './reader-process.ts'
import { readers } from './readers.ts'
import { listsProcesses, livingReaders } from './testing/living-readers.ts'

const statement = readFileSync(
  new URL('../../../../samples/jaaropgaaf-2024-bakkerij-de-korenschoof.pdf', import.meta.url),
)

// Files of tests share a process: what one before left warm is not counted here.
beforeAll(readers.endIdle)

// The watchdog looks every tenth of a second: a paper that is read sooner was not seen, one of the next is.
test.each([
  ['as much memory as it may', caps.memory, 1, 'answered'],
  ['more', 50, 100, 'crashed'],
] as const)('a process that takes %s ends as it should', async (_, megabytes, papers, end) => {
  const reader = createReaderProcess(megabytes)
  const finishBy = Date.now() + 60_000
  const asked = { kind: 'read', bytes: statement, type: 'income_statement', password: null, finishBy } as const
  const read = () => reader.ask<'read'>({ ...asked, stage: 'print' }, 60_000, new AbortController().signal)
  let { kind } = await read()
  for (let paper = 1; kind === 'answered' && paper < papers; paper++) kind = (await read()).kind
  await reader.stop()
  expect([kind, livingReaders()]).toEqual([end, []])
})

test.runIf(listsProcesses)(
  'a process is less urgent than the server, and the first to go when memory runs out',
  async () => {
    const reader = createReaderProcess(caps.memory)
    const feed = { kind: 'feed', bytes: Buffer.from('{}'), address: 'https://example.org/', now: new Date() } as const
    expect(await reader.ask<'feed'>(feed, 60_000, new AbortController().signal)).toEqual({
      kind: 'answered',
      answer: null,
    })
    expect(livingReaders()).toEqual([{ niceness: 5, firstToGo: 500 }])
    await reader.stop()
  },
)
