import { parseFeed } from 'feedsmith'
import type { Request } from '../../documents/isolation/protocol.ts'
import { categoryOf } from './categories.ts'
import { feedDate } from './feed-date.ts'
import { feedText } from './feed-text.ts'
import type { GatheredArticle } from './gathered-article.ts'
import { plainText, webAddress } from './plain-text.ts'

/** Longest title and summary kept, in characters; cards cut the summary to 300. */
const longestTitle = 200
const longestSummary = 600
/** Items read of one feed; a feed with more is a mistake or an attack. */
const maxItems = 200

interface RawItem {
  readonly title?: string | undefined
  readonly summary?: string | undefined
  readonly url?: string | undefined
  /** As the feed writes it. */
  readonly date?: unknown
  readonly image?: string | undefined
  readonly categories: readonly (string | undefined)[]
}

/** Why an item is no article. */
type LeftOut = 'no title' | 'no web address' | 'no date that can be read' | 'from the future'

/** What was read of a feed. */
export interface ReadFeed {
  readonly articles: readonly GatheredArticle[]
  /** How many items are not among them, by the reason. */
  readonly leftOut: Readonly<Partial<Record<LeftOut, number>>>
}

type Feed = ReturnType<typeof parseFeed>

function itemsOf(parsed: Feed): { readonly title: string | undefined; readonly items: readonly RawItem[] } {
  switch (parsed.format) {
    case 'rss':
      return {
        title: parsed.feed.title,
        items: (parsed.feed.items ?? []).map((item) => ({
          title: item.title,
          summary: item.description ?? item.content?.encoded,
          url: item.link ?? (item.guid?.isPermaLink === false ? undefined : item.guid?.value),
          date: item.pubDate ?? item.dc?.dates?.[0],
          image:
            item.media?.thumbnails?.[0]?.url ??
            item.media?.contents?.find((media) => media.medium === 'image' || media.type?.startsWith('image/'))?.url ??
            item.enclosures?.find((enclosure) => enclosure.type?.startsWith('image/'))?.url,
          categories: (item.categories ?? []).map((category) => category.name),
        })),
      }
    case 'atom':
      return {
        title: parsed.feed.title?.value,
        items: (parsed.feed.entries ?? []).map((entry) => ({
          title: entry.title?.value,
          summary: entry.summary?.value ?? entry.content?.value,
          url: (entry.links?.find((link) => (link.rel ?? 'alternate') === 'alternate') ?? entry.links?.[0])?.href,
          date: entry.published ?? entry.updated,
          image:
            entry.media?.thumbnails?.[0]?.url ??
            entry.links?.find((link) => link.rel === 'enclosure' && link.type?.startsWith('image/'))?.href,
          categories: (entry.categories ?? []).map((category) => category.label ?? category.term),
        })),
      }
    case 'rdf':
      return {
        title: parsed.feed.title,
        items: (parsed.feed.items ?? []).map((item) => ({
          title: item.title,
          summary: item.description,
          url: item.link,
          date: item.dc?.dates?.[0],
          categories: [],
        })),
      }
    case 'json':
      return {
        title: parsed.feed.title,
        items: (parsed.feed.items ?? []).map((item) => ({
          title: item.title,
          summary: item.summary ?? item.content_text ?? item.content_html,
          url: item.url ?? item.external_url,
          date: item.date_published ?? item.date_modified,
          image: item.image ?? item.banner_image,
          categories: item.tags ?? [],
        })),
      }
  }
}

/** As {@link readFeed}; null for what is no feed. */
export function feedOrNull({ bytes, address, now }: Extract<Request, { kind: 'feed' }>): ReadFeed | null {
  try {
    return readFeed(feedText(bytes), address, now)
  } catch {
    return null
  }
}

/** Milliseconds that the clock of a feed may be ahead; what it dates so appeared now. */
const mostAhead = 86_400_000

/**
 * Reads the text of an RSS, Atom, RDF or JSON feed into clean articles. Items without a title, a web address or a date that can be
 * read are left out, and so are those dated more than a day after `now`.
 * @throws when the text is no feed.
 */
export function readFeed(text: string, address: string, now: Date): ReadFeed {
  const { title: feedTitle, items } = itemsOf(parseFeed(text))
  const source = plainText(feedTitle, 80) || new URL(address).hostname
  const read = items.slice(0, maxItems).map((item) => articleOf(item, { source, address, now }))
  const reasons = read.filter((each) => typeof each === 'string')
  return {
    articles: read.filter((each) => typeof each !== 'string'),
    leftOut: Object.fromEntries(
      [...new Set(reasons)].map((reason) => [reason, reasons.filter((other) => other === reason).length]),
    ),
  }
}

/** An item as an article, or why it is none. */
function articleOf(
  item: RawItem,
  { source, address, now }: { readonly source: string; readonly address: string; readonly now: Date },
): GatheredArticle | LeftOut {
  const title = plainText(item.title, longestTitle)
  if (!title) return 'no title'
  const url = webAddress(item.url, address)
  if (!url) return 'no web address'
  const published = feedDate(String(item.date ?? ''))
  if (!published) return 'no date that can be read'
  if (published.getTime() > now.getTime() + mostAhead) return 'from the future'
  const summary = plainText(item.summary, longestSummary)
  const categories = item.categories.flatMap((category) => (category ? [plainText(category, 40)] : []))
  return {
    title,
    summary,
    url,
    source,
    publishDate: new Date(Math.min(published.getTime(), now.getTime())).toISOString(),
    imageUrl: webAddress(item.image, address),
    category: categoryOf(title, summary, categories),
  }
}
