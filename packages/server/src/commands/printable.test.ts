import { expect, test } from 'vitest'
import { printable } from './printable.ts'

test('a terminal obeys nothing of a name', () =>
  expect(printable('a\u001b[2Jb\u202Ec is gone.\nZoë')).toBe('a\\u{1b}[2Jb\\u{202e}c is gone.\nZoë'))
