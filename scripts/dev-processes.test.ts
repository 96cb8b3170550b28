import { expect, test } from 'vitest'
import { devProcesses } from './dev-processes.mjs'

test('all of a build is watched, and built as for production: only the server is in development', () => {
  const processes = devProcesses({ PORT: '3001' })
  expect(processes.map(({ title, args, env }) => [title, args.includes('--watch'), env])).toEqual([
    ['types and server', true, { PORT: '3001', NODE_ENV: 'production' }],
    ['browser bundle', true, { PORT: '3001', NODE_ENV: 'production' }],
    ['server rendering', true, { PORT: '3001', NODE_ENV: 'production' }],
    ['inspector', true, { PORT: '3001', NODE_ENV: 'production' }],
    ['inspector’s page', true, { PORT: '3001', NODE_ENV: 'production' }],
    ['server', true, { PORT: '3001', NODE_ENV: 'development', LOG_LEVEL: 'debug' }],
  ])
})
