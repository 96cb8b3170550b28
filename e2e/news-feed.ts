import { once } from 'node:events'
import { createServer } from 'node:http'

/** An article of the local feed. */
export interface FeedItem {
  readonly title: string
  /** ISO 8601, to the millisecond. */
  readonly at: string
  readonly category?: string
  readonly image?: string
}

export interface LocalFeed {
  /** Settings that make a host read it. */
  readonly environment: Readonly<Record<string, string>>
  readonly stop: () => Promise<void>
}

/** A feed of these articles on this machine: JSON Feed, whose dates have milliseconds. */
export async function startFeed(items: () => readonly FeedItem[]): Promise<LocalFeed> {
  const server = createServer((_, response) => {
    const list = items().map(({ title, at, category, image }) => ({
      id: title,
      url: `https://example.org/${encodeURIComponent(title)}`,
      title,
      summary: 'A summary.',
      date_published: at,
      ...(category ? { tags: [category] } : {}),
      ...(image ? { image } : {}),
    }))
    response.setHeader('Content-Type', 'application/feed+json')
    response.end(JSON.stringify({ version: 'https://jsonfeed.org/version/1.1', title: 'The local feed', items: list }))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    environment: { NEWS_FEEDS: `http://127.0.0.1:${port}/feed.json`, NEWS_FEEDS_PRIVATE: 'on' },
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
