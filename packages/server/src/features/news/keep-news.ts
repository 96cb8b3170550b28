import { type Day, dayOf } from '@aangiftewijs/domain/day'
import { daysAfter, startOfDay } from '@aangiftewijs/domain/news'
import type { Transaction } from 'sequelize'
import { takeLock } from '../../database/advisory-locks.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { NewsReportRow } from '../../models/news-report.ts'
import { demonstrationArticles, demonstrationFeed } from './gathering/demonstration-feed.ts'
import { articlesPerDay, rankByDay } from './gathering/rank.ts'
import { type Reading, type Report, reportsAfter, worthKeeping } from './gathering/reports.ts'

type Host = Pick<Dependencies, 'database' | 'clock'>

/** Days articles are kept; the widest window of the filters is the last 30 days. */
const daysKept = 31

/** Articles there are at most; today is one of the days. */
export const mostArticles = articlesPerDay * (daysKept + 1)

const dutchDayOf = (isoDate: string): Day => dayOf(new Date(isoDate))

/** Stores what feeds were read to list, and chooses the articles anew. @param feeds the keys of all that are asked */
export const keepReadings = (host: Host, readings: readonly Reading[], feeds: readonly string[]): Promise<void> =>
  changeReports(host, (known) => reportsAfter(known, readings, feeds))

/** Puts the demonstration in the place of everything: it is relative to today. */
export const keepDemonstration = (host: Host): Promise<void> => {
  const now = host.clock.now()
  const reading = { feed: demonstrationFeed, readAt: now, articles: demonstrationArticles(now) }
  return changeReports(host, () => reportsAfter([], [reading], [demonstrationFeed]))
}

/** Does what changes the news in one write. Of several servers each gathers at the same minute: what one has stored, the next one finds. */
export function changeNews<T>({ database }: Host, work: (transaction: Transaction) => Promise<T>): Promise<T> {
  return database.write(async (transaction) => {
    await takeLock(database.sequelize, 'news', transaction)
    return work(transaction)
  })
}

/** Every report there is. */
export const allReports = async ({ database }: Host, transaction: Transaction): Promise<readonly Report[]> =>
  (await database.models.newsReports.findAll({ transaction })).map(reportOf)

function changeReports(host: Host, change: (known: readonly Report[]) => readonly Report[]): Promise<void> {
  const oldest = startOfDay(daysAfter(dayOf(host.clock.now()), -daysKept)).toISOString()
  return changeNews(host, async (transaction) => {
    const rows = await host.database.models.newsReports.findAll({ transaction })
    const reports = worthKeeping(change(rows.map(reportOf)), oldest, dutchDayOf)
    await writeReports(host, rows, reports, transaction)
    await chooseArticles(host, reports, transaction)
  })
}

const keyOf = ({ feed, url }: Pick<Report, 'feed' | 'url'>) => `${feed} ${url}`

async function writeReports(
  { database }: Host,
  rows: readonly NewsReportRow[],
  reports: readonly Report[],
  transaction: Transaction,
): Promise<void> {
  const { newsReports } = database.models
  const rowByKey = new Map(rows.map((row) => [keyOf(row), row]))
  const kept = new Set(reports.map(keyOf))
  const gone = rows.filter((row) => !kept.has(keyOf(row))).map(({ id }) => id)
  if (gone.length > 0) await newsReports.destroy({ where: { id: gone }, transaction })
  // Every report of a feed that was read has its moment: one statement for all of them, and one for each whose words have changed.
  for (const [feed, feedReadAt] of new Map(reports.map((report) => [report.feed, report.feedReadAt])))
    await newsReports.update({ feedReadAt }, { where: { feed }, transaction })
  for (const { feedReadAt, ...report } of reports) await rowByKey.get(keyOf(report))?.update(report, { transaction })
  await newsReports.bulkCreate(
    reports.filter((report) => !rowByKey.has(keyOf(report))),
    { transaction },
  )
}

/** Chooses the articles of each day from what is reported and not hidden, and stores them. */
export async function chooseArticles(
  { database, clock }: Host,
  reports: readonly Report[],
  transaction: Transaction,
): Promise<void> {
  const { newsArticles, hiddenNews } = database.models
  const hidden = await hiddenNews.findAll({ transaction })
  const rows = await newsArticles.findAll({ transaction })
  const chosen = rankByDay(reports, new Set(hidden.map(({ url }) => url)), dutchDayOf)
  const addresses = new Set(chosen.map(({ url }) => url))
  const gone = rows.filter(({ url }) => !addresses.has(url)).map(({ id }) => id)
  if (gone.length > 0) await newsArticles.destroy({ where: { id: gone }, transaction })
  const rowByUrl = new Map(rows.map((row) => [row.url, row]))
  for (const article of chosen) await rowByUrl.get(article.url)?.update(article, { transaction })
  await newsArticles.bulkCreate(
    chosen.filter(({ url }) => !rowByUrl.has(url)).map((article) => ({ ...article, fetchDate: clock.now() })),
    { transaction },
  )
}

function reportOf(row: NewsReportRow): Report {
  const { id, ...report } = row.get()
  return report
}

/** The stored articles, of one Dutch calendar day when `day` is given, by rank and then newest first. */
export async function listArticles({ database }: Dependencies, day?: Day) {
  const rows = await database.models.newsArticles.findAll({
    order: [
      ['rank', 'ASC'],
      ['publishDate', 'DESC'],
    ],
  })
  return day === undefined ? rows : rows.filter((row) => dayOf(new Date(row.publishDate)) === day)
}
