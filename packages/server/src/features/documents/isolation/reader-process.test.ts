import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { caps } from './protocol.ts'
import { createReaderProcess } from './reader-process.ts'

const statement = readFileSync(
  new URL('../../../../samples/jaaropgaaf-2024-bakkerij-de-korenschoof.pdf', import.meta.url),
)

test.each([
  ['as much memory as it may', caps.memory, 'answered'],
  ['more', 50, 'crashed'],
] as const)('a process that takes %s ends as it should', async (_, megabytes, end) => {
  const reader = createReaderProcess(megabytes)
  const finishBy = Date.now() + 60_000
  const asked = { kind: 'read', bytes: statement, type: 'income_statement', password: null, finishBy } as const
  const { kind } = await reader.ask<'read'>({ ...asked, stage: 'print' }, 60_000, new AbortController().signal)
  await reader.stop()
  expect(kind).toBe(end)
})
