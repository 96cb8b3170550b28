import { describe, expect, test } from 'vitest'
import { isValidBsn, maskBsn, normaliseBsn, testBsn } from './index.ts'

describe('the eleven-proof', () => {
  test.each([
    [testBsn, true],
    ['111222333', true],
    ['999-990 019', true],
    ['9999.90.019', true],
    ['123456789', false],
    ['12345672', true],
    ['000000000', false],
    ['99999001', false],
    ['9999900190', false],
    ['', false],
  ])('%s → %s', (bsn, expected) => expect(isValidBsn(bsn)).toBe(expected))
})

test('eight digits are padded', () => expect(normaliseBsn('1234.56-78')).toBe('012345678'))
test('a masked BSN shows four digits', () => expect(maskBsn('999990019')).toBe('•••••0019'))
