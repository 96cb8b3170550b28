import { expect, test } from 'vitest'
import { clientAddress } from './client-address.ts'

test.each([
  ['192.0.2.7', '192.0.2.7', null],
  ['::ffff:192.0.2.7', '192.0.2.7', null],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:DB8:0001::9', '2001:db8:1::/64', '2001:db8:1::/48'],
  ['fe80::1%eth0', 'fe80::/64', 'fe80::/48'],
  ['::1', '::/64', '::/48'],
  ['2001:0:10::1', '2001:0:10::/64', '2001:0:10::/48'],
  ['', '', null],
])('%s counts as %s and %s', (address, near, wide) => {
  expect(clientAddress(address)).toEqual({ near, wide })
})
