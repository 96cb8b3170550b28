import { expect, it } from 'vitest'
import { askerFrom } from '../../turns/turns.ts'
import { hashPassword, verifyPassword } from './passwords.ts'

it('whoever has many passwords looked at holds up neither another network nor another account of the own', async () => {
  const done: string[] = []
  const look = (who: string, ip: string, account: string) =>
    verifyPassword(askerFrom(ip, account), 'any', async () => {
      done.push(who)
      return { stored: null }
    })
  const many = Array.from({ length: 40 }, (_, at) => look(`hog ${at}`, '192.0.2.1', 'hog'))
  await Promise.all([look('colleague', '192.0.2.1', 'colleague'), look('elsewhere', '198.51.100.1', 'elsewhere')])
  // The hog had the first turn; nobody else waited for more than the one under way.
  expect(done.indexOf('elsewhere')).toBeLessThan(3)
  expect(done.indexOf('colleague')).toBeLessThan(4)
  await Promise.all(many)
})

it('one network alone leaves a place free', async () => {
  let atWork = 0
  let most = 0
  const count = async () => {
    atWork += 1
    most = Math.max(most, atWork)
    await new Promise(setImmediate)
    atWork -= 1
    return { stored: null }
  }
  await Promise.all(Array.from({ length: 4 }, () => verifyPassword(askerFrom('192.0.2.2', 'one'), 'any', count)))
  expect(most).toBe(1)
  expect(await hashPassword(askerFrom('192.0.2.2', 'one'), 'any')).toMatch(/^\$argon2id\$/)
})

it('of one network a hundred wait; who comes on top is told at once to come again', async () => {
  const look = (ip: string) => verifyPassword(askerFrom(ip, 'any'), 'any', () => Promise.reject(new Error('looked')))
  const answers = await Promise.allSettled([...Array(110).fill('192.0.2.3'), '198.51.100.3'].map(look))
  const reasons = answers.map((answer) => (answer.status === 'rejected' ? String(answer.reason.message) : ''))
  expect(reasons).toEqual([...Array(101).fill('looked'), ...Array(9).fill('storage-busy'), 'looked'])
})
