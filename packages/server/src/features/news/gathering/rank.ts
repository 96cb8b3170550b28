import { defaultCategory } from './categories.ts'
import type { GatheredArticle } from './gathered-article.ts'

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

/** What there is to choose from. */
export interface Articles {
  /** Kept before. */
  readonly known: readonly GatheredArticle[]
  readonly fresh: readonly GatheredArticle[]
}

interface Candidate {
  readonly article: GatheredArticle
  /** How many feeds report it. */
  readonly mentions: number
}

/** By what the same news is known: its address, and its title, if that has a letter or a digit. */
function keysOf({ url, title }: GatheredArticle): readonly string[] {
  const same = sameTitle(title)
  return same === '' ? [url] : [url, same]
}

const oldestFirst = (articles: readonly GatheredArticle[]) =>
  [...articles].sort((a, b) => a.publishDate.localeCompare(b.publishDate) || a.url.localeCompare(b.url))

/**
 * One candidate for each piece of news: the same address or the same title is the same news. What is known stays, whatever date a copy
 * of its title says; of what is new, the earliest report.
 */
function withoutDuplicates({ known, fresh }: Articles): readonly Candidate[] {
  const byKey = new Map<string, { article: GatheredArticle; sources: Set<string> }>()
  for (const article of [...oldestFirst(known), ...oldestFirst(fresh)]) {
    const keys = keysOf(article)
    const same = keys.map((key) => byKey.get(key)).find((entry) => entry !== undefined)
    const entry = same ?? { article, sources: new Set<string>() }
    entry.sources.add(article.source)
    for (const key of keys) byKey.set(key, entry)
  }
  return [...new Set(byKey.values())].map(({ article, sources }) => ({ article, mentions: sources.size }))
}

/** How much an article counts: reported by several, with a picture, a real summary and a subject. */
function weightOf({ article, mentions }: Candidate): number {
  return (
    mentions * 4 +
    (article.summary.length >= 120 ? 2 : 0) +
    (article.imageUrl ? 1 : 0) +
    (article.category === defaultCategory ? 0 : 2)
  )
}

/**
 * The articles to keep: duplicates out, the ten weightiest of each day (by `dayOf`), ranked from 1; of equal weight the newer first.
 */
export function rankByDay(articles: Articles, dayOf: (isoDate: string) => string): readonly RankedArticle[] {
  const days = groupByDay(withoutDuplicates(articles), dayOf)
  return [...days.values()].flatMap((candidates) =>
    [...candidates]
      .sort((a, b) => weightOf(b) - weightOf(a) || b.article.publishDate.localeCompare(a.article.publishDate))
      .slice(0, articlesPerDay)
      .map(({ article }, index) => ({ ...article, rank: index + 1 })),
  )
}

function groupByDay(candidates: readonly Candidate[], dayOf: (isoDate: string) => string): Map<string, Candidate[]> {
  const days = new Map<string, Candidate[]>()
  for (const candidate of candidates) {
    const day = dayOf(candidate.article.publishDate)
    days.set(day, [...(days.get(day) ?? []), candidate])
  }
  return days
}
