import { expect, it } from 'vitest'
import type { Context } from '../http.ts'
import { createTurns } from './turns.ts'

/** What of a request says whose turn it is. */
const requestOf = (id: number, ip: string) => ({ ip, state: { user: { id } } }) as unknown as Context

it('is refused in words, with when to come again, when the turn does not come in time', async () => {
  const takeTurn = createTurns({ places: 2, ofAccount: 1 }, 20)
  let finish = () => {}
  const first = takeTurn(requestOf(1, '192.0.2.1'), () => new Promise<void>((resolve) => (finish = resolve)))
  await expect(takeTurn(requestOf(1, '192.0.2.1'), async () => 'never')).rejects.toMatchObject({
    id: 'storage-busy',
    status: 503,
    headers: { 'Retry-After': '5' },
  })
  finish()
  await first
  expect(await takeTurn(requestOf(1, '192.0.2.1'), async () => 'in its turn')).toBe('in its turn')
})

it('counts the addresses of an IPv6 customer together, and gives the place of failed work back', async () => {
  const takeTurn = createTurns({ places: 4, ofAccount: 4 }, 20)
  const finishes: (() => void)[] = []
  const hold = (id: number, ip: string) =>
    takeTurn(requestOf(id, ip), () => new Promise<void>((resolve) => finishes.push(resolve)))
  const customer = [1, 2, 3].map((at) => hold(at, `2001:db8:1:${at}::1`))
  await expect(customer[2]).rejects.toMatchObject({ status: 503 })
  const elsewhere = requestOf(9, '2001:db8:2::1')
  await expect(takeTurn(elsewhere, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await takeTurn(elsewhere, async () => 'in its turn')).toBe('in its turn')
  for (const finish of finishes) finish()
})
