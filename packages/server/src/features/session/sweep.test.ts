import { sessionLimits } from '@aangiftewijs/domain/session'
import { expect, test } from 'vitest'
import { startServer } from '../../testing/start-server.ts'
import { sweep } from './sweep.ts'

const minute = 60_000

test('sessions of people who never came back go after 12 hours; the others stay', async () => {
  const server = await startServer()
  const { database, clock } = server.dependencies
  const usersWithRows = async () =>
    (await database.models.sessions.findAll({ order: [['userId', 'ASC']] })).map(({ userId }) => userId)
  const gone = await server.browser().register('gone')
  server.clock.advance(minute)
  const idle = await server.browser().register('idle')
  server.clock.advance(sessionLimits.absolute - minute - 1)
  const here = server.browser()
  const present = await here.register('present')

  await sweep(server.dependencies)
  expect(await usersWithRows()).toEqual([gone.id, idle.id, present.id])
  server.clock.advance(1)
  await sweep(server.dependencies)
  expect(await usersWithRows()).toEqual([idle.id, present.id])
  expect((await here.get('/api/user')).status).toBe(200)
  server.clock.advance(minute)
  await sweep(server.dependencies)
  expect(await usersWithRows()).toEqual([present.id])
  expect(server.log()).toContain('sessions past their time were deleted')

  const where = { now: clock.now().getTime() }
  await database.write((transaction) =>
    database.sequelize.query(
      "INSERT INTO counts (key, points, expire) VALUES ('over', 1, :now), ('running', 1, :now + 1)",
      { replacements: where, transaction },
    ),
  )
  await sweep(server.dependencies)
  const [left] = await database.sequelize.query("SELECT key FROM counts WHERE key IN ('over', 'running')")
  expect(left).toEqual([{ key: 'running' }])
  await server.stop()
})
