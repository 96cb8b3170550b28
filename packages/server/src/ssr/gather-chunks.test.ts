import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { gatherChunks } from './gather-chunks.ts'

test('pieces of one turn leave together, in order, nothing lost', async () => {
  const source = new PassThrough()
  const received: string[] = []
  const gathered = gatherChunks(source)
  gathered.on('data', (chunk) => received.push(String(chunk)))
  const ended = new Promise((resolve) => gathered.on('end', resolve))
  for (const piece of ['a', 'b', 'c']) source.write(piece)
  await new Promise((resolve) => gathered.once('data', resolve))
  source.end('d')
  await ended
  expect(received).toEqual(['abc', 'd'])
})

test('a stream that fails fails here too', async () => {
  const source = new PassThrough()
  const gathered = gatherChunks(source)
  const failed = new Promise((resolve) => gathered.on('error', resolve))
  const broken = new Error('broke')
  source.destroy(broken)
  expect(await failed).toBe(broken)
})
