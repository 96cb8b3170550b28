import { defaultCategory } from './categories.ts'
import type { GatheredArticle } from './gathered-article.ts'
import type { Report } from './reports.ts'

/** Articles kept a day: the top ten of spec 2 § 2.18. */
export const articlesPerDay = 10

export interface RankedArticle extends GatheredArticle {
  /** 1 is the most important of its day. */
  readonly rank: number
}

/** A title reduced to what two reports of the same news share: lower case, letters and digits only. */
const sameTitle = (title: string): string =>
  title
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** A piece of news, and who tells it. */
export interface Story {
  /** The report that was there first; of those read together the earliest. */
  readonly article: GatheredArticle
  /** Every address under which it is told. */
  readonly addresses: ReadonlySet<string>
  readonly sources: ReadonlySet<string>
}

/** By what the same news is known: its address, and its title, if that has a letter or a digit. */
function keysOf({ url, title }: GatheredArticle): readonly string[] {
  const same = sameTitle(title)
  return same === '' ? [url] : [url, same]
}

const inOrderOfReading = (reports: readonly Report[]) =>
  [...reports].sort(
    (a, b) =>
      a.firstRead.getTime() - b.firstRead.getTime() ||
      a.publishDate.localeCompare(b.publishDate) ||
      a.url.localeCompare(b.url),
  )

/**
 * One story for each piece of news: the same address or the same title is the same news. What was there first stays, whatever date a
 * copy of its title says.
 */
export function storiesIn(reports: readonly Report[]): readonly Story[] {
  const byKey = new Map<string, { article: GatheredArticle; addresses: Set<string>; sources: Set<string> }>()
  for (const report of inOrderOfReading(reports)) {
    const { feed, firstRead, feedReadAt, ...article } = report
    const keys = keysOf(article)
    const same = keys.map((key) => byKey.get(key)).find((entry) => entry !== undefined)
    const entry = same ?? { article, addresses: new Set<string>(), sources: new Set<string>() }
    entry.addresses.add(article.url)
    entry.sources.add(article.source)
    for (const key of keys) byKey.set(key, entry)
  }
  return [...new Set(byKey.values())]
}

/** How much an article counts: reported by several, with a picture, a real summary and a subject. */
function weightOf({ article, sources }: Story): number {
  return (
    sources.size * 4 +
    (article.summary.length >= 120 ? 2 : 0) +
    (article.imageUrl ? 1 : 0) +
    (article.category === defaultCategory ? 0 : 2)
  )
}

/**
 * The articles to show: of the stories of which no address is hidden the ten weightiest of each day (by `dayOf`), ranked from 1; of equal
 * weight the newer first.
 */
export function rankByDay(
  reports: readonly Report[],
  hidden: ReadonlySet<string>,
  dayOf: (isoDate: string) => string,
): readonly RankedArticle[] {
  const shown = storiesIn(reports).filter(({ addresses }) => ![...addresses].some((address) => hidden.has(address)))
  const days = groupByDay(shown, dayOf)
  return [...days.values()].flatMap((stories) =>
    [...stories]
      .sort((a, b) => weightOf(b) - weightOf(a) || b.article.publishDate.localeCompare(a.article.publishDate))
      .slice(0, articlesPerDay)
      .map(({ article }, index) => ({ ...article, rank: index + 1 })),
  )
}

function groupByDay(stories: readonly Story[], dayOf: (isoDate: string) => string): Map<string, Story[]> {
  const days = new Map<string, Story[]>()
  for (const story of stories) {
    const day = dayOf(story.article.publishDate)
    days.set(day, [...(days.get(day) ?? []), story])
  }
  return days
}
