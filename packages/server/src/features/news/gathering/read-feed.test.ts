import { describe, expect, test } from 'vitest'
import { readFeed } from './read-feed.ts'

const now = new Date('2026-11-21T12:00:00Z')
const address = 'https://feeds.example/news.xml'
const rss = (items: string) =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>Lab &amp; Co</title><link>https://feeds.example</link><description>d</description>${items}</channel></rss>`
const item = (title: string, link = 'https://a.example/1', description = 'A summary.') =>
  `<item><title>${title}</title><link>${link}</link><pubDate>Fri, 20 Nov 2026 10:00:00 GMT</pubDate><description>${description}</description></item>`
const articlesIn = (text: string) => readFeed(text, address, now).articles
const article = {
  source: 'Lab & Co',
  publishDate: '2026-11-20T10:00:00.000Z',
  imageUrl: null,
  category: 'general',
  url: 'https://a.example/1',
  summary: 'A summary.',
}

describe('formats', () => {
  test('RSS', () => expect(articlesIn(rss(item('Hello')))).toEqual([{ ...article, title: 'Hello' }]))

  test('Atom', () =>
    expect(
      articlesIn(
        '<feed xmlns="http://www.w3.org/2005/Atom"><title>Atoms</title><id>i</id><updated>2026-11-20T10:00:00Z</updated><entry><title type="html">A &lt;b&gt;bold&lt;/b&gt; paper</title><id>1</id><link href="/p?utm_source=x&amp;id=7#top"/><updated>2026-11-20T10:00:00Z</updated><summary>S</summary></entry></feed>',
      ),
    ).toEqual([
      {
        ...article,
        source: 'Atoms',
        title: 'A bold paper',
        url: 'https://feeds.example/p?id=7',
        summary: 'S',
        category: 'research',
      },
    ]))

  test('JSON Feed', () =>
    expect(
      articlesIn(
        JSON.stringify({
          version: 'https://jsonfeed.org/version/1.1',
          title: 'Json',
          items: [
            {
              id: '1',
              url: 'https://a.example/1',
              title: 'T',
              content_html: '<p>A</p><p>B</p>',
              date_published: '2026-11-20T10:00:00Z',
              image: 'https://a.example/i.png',
              tags: ['Policy'],
            },
          ],
        }),
      ),
    ).toEqual([
      {
        ...article,
        source: 'Json',
        title: 'T',
        summary: 'A B',
        imageUrl: 'https://a.example/i.png',
        category: 'policy',
      },
    ]))

  test.each(['', 'not a feed', '<html><body>hello</body></html>', '{"a":1}'])('%j is refused', (text) =>
    expect(() => readFeed(text, address, now)).toThrow(),
  )
})

describe('hostile text', () => {
  test.each([
    ['a script in a title', item('Hi &lt;script&gt;alert(1)&lt;/script&gt;there'), 'Hi there'],
    ['a script escaped twice', item('Hi &amp;lt;script&amp;gt;alert(1)&amp;lt;/script&amp;gt;there'), 'Hi there'],
    ['an image with a handler', item('&lt;img src=x onerror=alert(1)&gt;Title'), 'Title'],
    ['text turned around', item('abc\u202Edef'), 'abcdef'],
  ])('%s', (_, items, title) => expect(articlesIn(rss(items)).map((read) => read.title)).toEqual([title]))

  test.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', 'https://user:pass@a.example/'])(
    'the link %s is left out',
    (link) => expect(articlesIn(rss(item('T', link)))).toEqual([]),
  )

  test('entities of a DOCTYPE are never expanded', () => {
    const bomb = `<?xml version="1.0"?><!DOCTYPE r [<!ENTITY a "${'x'.repeat(1000)}"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c SYSTEM "file:///etc/passwd">]>`
    const titles = (name: string) => {
      try {
        return articlesIn(bomb + rss(item(`T &${name};`)).replace('<?xml version="1.0"?>', '')).map(
          (read) => read.title.length < 20,
        )
      } catch {
        return [true]
      }
    }
    expect([titles('b'), titles('c')]).toEqual([[true], [true]])
  })

  test('what is no article is left out, and counted by why', () => {
    const dated = (date: string, title = 'T') =>
      `<item><title>${title}</title><link>https://a.example/1</link><pubDate>${date}</pubDate></item>`
    const items = ['yesterday-ish', '', 'Fri, 27 Nov 2026 10:00:00 GMT'].map((date) => dated(date)).join('')
    expect(readFeed(rss(items + dated('Fri, 20 Nov 2026 10:00:00 GMT', '')), address, now)).toEqual({
      articles: [],
      leftOut: { 'no date that can be read': 2, 'from the future': 1, 'no title': 1 },
    })
  })

  test('what is dated a little ahead appeared now, so it stands before nothing', () => {
    const ahead = item('T').replace('20 Nov 2026 10', '21 Nov 2026 23')
    expect(articlesIn(rss(ahead)).map((read) => read.publishDate)).toEqual([now.toISOString()])
  })

  test('very long texts are cut', () => {
    const [read] = articlesIn(rss(item('t'.repeat(5000), undefined, 's'.repeat(50_000))))
    expect([read?.title.length, read?.summary.length]).toEqual([200, 600])
  })
})

test('a title too long is cut, no character in half', () => {
  expect(articlesIn(rss(item(`${'x'.repeat(198)}🤖${'x'.repeat(9)}`)))[0]?.title).toBe(`${'x'.repeat(198)}…`)
})
