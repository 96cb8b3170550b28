import { expect, it } from 'vitest'
import { importAgain } from './import-again.ts'

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
