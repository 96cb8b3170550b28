import { expect, test } from 'vitest'
import { readProxies } from './proxies.ts'

test.each(['proxy.example', '10.0.0.0/33', '10.0.0.0/', '::1/200', '10.0.0.0/8/9'])('%s is no proxy', (list) => {
  expect(readProxies(list)).toBeNull()
})
