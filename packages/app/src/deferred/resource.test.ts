import { expect, test, vi } from 'vitest'
import { createResource } from './resource.ts'

test('it is fetched once, for all who ask, and tells when it has come', async () => {
  const fetch = vi.fn(async () => 'words')
  const resource = createResource(fetch)
  const heard: unknown[] = []
  const stop = resource.subscribe(() => heard.push(resource.loaded()))
  expect([resource.loaded(), await Promise.all([resource.load(), resource.load()]), await resource.load()]).toEqual([
    undefined,
    ['words', 'words'],
    'words',
  ])
  stop()
  expect([resource.loaded(), heard, fetch.mock.calls.length]).toEqual(['words', ['words'], 1])
})

test('what could not be had is fetched again', async () => {
  const fetch = vi.fn(async () => 'words')
  fetch.mockRejectedValueOnce(new Error('no connection'))
  const resource = createResource(fetch)
  await expect(resource.load()).rejects.toThrow('no connection')
  expect(await resource.load()).toBe('words')
})
