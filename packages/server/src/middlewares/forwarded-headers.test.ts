import { IncomingMessage } from 'node:http'
import { BlockList, Socket } from 'node:net'
import { expect, test } from 'vitest'
import { readProxies } from '../proxies.ts'
import { dropUnlessFrom, forwardedAddress } from './forwarded-headers.ts'

function forwardedBy(remoteAddress: string, list: string) {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress })
  const request = new IncomingMessage(socket)
  request.headers = {
    host: 'a',
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-host': 'evil',
    'x-forwarded-proto': 'https',
  }
  dropUnlessFrom(readProxies(list) ?? new BlockList(), request)
  return Object.keys(request.headers).length
}

test.each([
  ['127.0.0.1', 'loopback', 4],
  ['::1', 'loopback', 4],
  ['::ffff:127.0.0.1', 'loopback', 4],
  ['10.1.2.3', 'loopback', 1],
  ['10.1.2.3', 'loopback, private', 4],
  ['203.0.113.1', '203.0.113.0/24', 4],
  ['203.0.114.1', '203.0.113.0/24', 1],
  ['2001:db8::5', '2001:db8::/32', 4],
  ['203.0.113.1', '', 1],
])('what %s forwards is believed where %s are ours: %i headers stay', (address, list, count) => {
  expect(forwardedBy(address, list)).toBe(count)
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:4711', '203.0.113.7'],
  ['198.51.100.1, 203.0.113.7:4711', '203.0.113.7'],
  ['2001:db8::1', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:db8::1]:80', '2001:db8::1'],
  ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
  ['203.0.113.7,', null],
  ['203.0.113.777', null],
  ['203.0.113.7:4711:1', null],
  ['unknown', null],
  ['"><script>', null],
  ['[]:80', null],
  ['', null],
])('of %j the client is at %s', (list, address) => {
  expect(forwardedAddress(list)).toBe(address)
})
