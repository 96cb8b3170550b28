import { expect, test } from 'vitest'
import { feedText } from './feed-text.ts'

const xml = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?><t>privé, € 5</t>`

test.each([
  ['UTF-8', Buffer.from(xml('UTF-8'))],
  ['ISO-8859-1', Buffer.from(xml('ISO-8859-1').replace('€', '\x80'), 'latin1')],
  ['windows-1252', Buffer.from(xml('windows-1252').replace('€', '\x80'), 'latin1')],
  ['utf-16', Buffer.from(`\ufeff${xml('utf-16')}`, 'utf16le')],
  ['made-up', Buffer.from(xml('made-up'))],
])('a feed in %s reads as it was written', (encoding, bytes) => {
  expect(feedText(bytes)).toBe(xml(encoding))
})

test('what declares nothing, and what is marked as UTF-8, is UTF-8', () => {
  expect([feedText(Buffer.from('privé')), feedText(Buffer.from('\ufeffprivé'))]).toEqual(['privé', 'privé'])
})
