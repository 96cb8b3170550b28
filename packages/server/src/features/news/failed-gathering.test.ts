import { DatabaseError } from 'sequelize'
import { expect, test, vi } from 'vitest'
import { startServer } from '../../testing/start-server.ts'
import { newsFeature } from './index.ts'

test('what could not be gathered is one line that says what happened, and nothing of what was to be written', async () => {
  const server = await startServer()
  const full = { code: 'SQLITE_FULL', sql: 'INSERT INTO news', parameters: ['what was to be written'] }
  const failure = new DatabaseError(Object.assign(new Error('SQLITE_FULL: disk is full'), full))
  vi.spyOn(server.dependencies.database, 'write').mockRejectedValue(failure)
  const [endJob] = newsFeature.startJobs?.(server.dependencies, [newsFeature]) ?? []
  await endJob?.()
  const { level, time, pid, hostname, ...line } = JSON.parse(server.log().trim())
  const cause = { name: 'SequelizeDatabaseError', codes: ['SQLITE_FULL'], stack: expect.any(String) }
  expect(line).toEqual({ error: 'storage-full', cause, msg: 'the news could not be gathered' })
  await server.stop()
})
