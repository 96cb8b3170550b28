import { afterEach, expect, it, vi } from 'vitest'
import { importAgain } from './import-again.ts'

afterEach(() => vi.unstubAllGlobals())

const failing = (message: string) => () => Promise.reject(new TypeError(message))

it('fetches from an address of its own what could not be had, until it is there', async () => {
  const asked: string[] = []
  const load = importAgain(
    failing('Failed to fetch dynamically imported module: https://host/assets/conversation-1.js'),
    async (address) => {
      asked.push(address)
      if (asked.length === 1) throw new TypeError(`Failed to fetch dynamically imported module: ${address}`)
      return 'there'
    },
  )
  await expect(load()).rejects.toThrow('Failed to fetch')
  await expect(load()).rejects.toThrow('Failed to fetch')
  expect(await load()).toBe('there')
  expect(asked).toEqual([1, 2].map((again) => `https://host/assets/conversation-1.js?again=${again}`))
})

it('tries the same again where the failure names no address', async () => {
  let times = 0
  const load = importAgain(() =>
    ++times === 1 ? failing('Importing a module script failed.')() : Promise.resolve('there'),
  )
  await expect(load()).rejects.toThrow('Importing')
  expect(await load()).toBe('there')
})

it('asks for a style again that could not be had, and leaves the others', async () => {
  const lost = { href: 'https://host/assets/Toast-1.css', remove: vi.fn() }
  const other = { href: 'https://host/assets/page.css', remove: vi.fn() }
  vi.stubGlobal('document', { querySelectorAll: () => [lost, other] })
  await expect(importAgain(failing(`Unable to preload CSS for ${lost.href}`))()).rejects.toThrow('preload')
  expect([lost.remove.mock.calls.length, other.remove.mock.calls.length]).toEqual([1, 0])
})
