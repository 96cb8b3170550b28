import { expect, test } from 'vitest'
import { ownPicture, privateHostOf } from './private-host.ts'

const inside = 'http://intranet.example:8080/feed'
const outside = 'https://news.example/rss'
const feeds = { newsFeeds: [inside, outside], newsFeedsPrivate: true }

test.each([
  [inside, 'intranet.example:8080'],
  ['http://intranet.example:8080/picture.png', 'intranet.example:8080'],
  ['http://intranet.example/picture.png', null],
  ['http://169.254.169.254/latest/meta-data', null],
])('%s may be private as %s', (address, host) => {
  expect(privateHostOf(feeds, address)).toBe(host)
  expect(privateHostOf({ ...feeds, newsFeedsPrivate: false }, address)).toBeNull()
})

test('a feed names pictures of its own host and of public ones, not of another feed’s', () => {
  const picture = 'http://intranet.example:8080/secret.png'
  expect(ownPicture(feeds, inside, picture)).toBe(picture)
  expect(ownPicture(feeds, outside, picture)).toBeNull()
  expect(ownPicture(feeds, outside, 'https://pictures.example/1.png')).toBe('https://pictures.example/1.png')
  expect(ownPicture({ ...feeds, newsFeedsPrivate: false }, outside, picture)).toBe(picture)
  expect(ownPicture(feeds, outside, null)).toBeNull()
})
