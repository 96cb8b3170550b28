import { expect, test } from 'vitest'
import { startServer } from '../../testing/start-server.ts'
import { features } from '../index.ts'
import { deleteLostCitizens } from './sweep.ts'

const simulation = '/api/auth/digid/simulation'
const hour = 3_600_000

test('a citizen nobody finds again is deleted with all that is theirs; everybody else stays', async () => {
  const server = await startServer()
  const { dependencies, clock } = server
  const { users, taxFilings, auditEntries } = dependencies.database.models
  const named = async () => (await users.findAll({ order: [['id', 'ASC']] })).map(({ fullName }) => fullName)
  const [lost, found] = [server.browser(), server.browser()]
  await server.browser().register('with.a.password')
  await lost.post(simulation, { citizen: 'sanne' })
  await lost.post('/tax-filing/setup', { year: '2024', taxIdentifier: '', knownBsn: 'on', acceptTerms: 'on' })
  await found.post(simulation, { citizen: 'youssef' })
  clock.advance(20 * hour)
  await found.post(simulation, { citizen: 'youssef' })
  clock.advance(16 * hour - 1)
  expect(await deleteLostCitizens(dependencies, features)).toBe(0)
  expect(await taxFilings.count()).toBe(1)

  clock.advance(1)
  const [lookAround, ...others] = await named()
  expect(others).toEqual(['Sam Jansen', 'Sanne de Vries', 'Youssef El Amrani'])
  expect(await deleteLostCitizens(dependencies, features)).toBe(1)
  expect(await named()).toEqual([lookAround, 'Sam Jansen', 'Youssef El Amrani'])
  expect(await taxFilings.count()).toBe(0)
  expect(await auditEntries.count()).toBeGreaterThan(0)
  expect(server.log()).toContain('practice accounts past their time were deleted')
  await server.stop()
})
