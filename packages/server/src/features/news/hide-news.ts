import type { Transaction } from 'sequelize'
import type { Dependencies } from '../../dependencies.ts'
import { storiesIn } from './gathering/rank.ts'
import { allReports, changeNews, chooseArticles } from './keep-news.ts'

type Host = Pick<Dependencies, 'database' | 'clock'>

/** What became of a story: its title, null where no feed tells of its address (yet); and every address it is told under. */
export interface Changed {
  readonly title: string | null
  readonly addresses: readonly string[]
}

/** Does something with every address of a story, and chooses the articles anew. */
function changeStory(
  host: Host,
  address: string,
  change: (addresses: readonly string[], transaction: Transaction) => Promise<unknown>,
): Promise<Changed> {
  return changeNews(host, async (transaction) => {
    const reports = await allReports(host, transaction)
    const story = storiesIn(reports).find(({ addresses }) => addresses.has(address))
    const addresses = [...(story?.addresses ?? [address])]
    await change(addresses, transaction)
    await chooseArticles(host, reports, transaction)
    return { title: story?.article.title ?? null, addresses }
  })
}

/** Takes a story away, whoever tells it; it stays away, whatever its feeds say of it later. */
export const hideStory = (host: Host, address: string): Promise<Changed> =>
  changeStory(host, address, (addresses, transaction) =>
    host.database.models.hiddenNews.bulkCreate(
      addresses.map((url) => ({ url, hiddenAt: host.clock.now() })),
      { transaction, ignoreDuplicates: true },
    ),
  )

/** Lets a story that was taken away be chosen again. */
export const showStory = (host: Host, address: string): Promise<Changed> =>
  changeStory(host, address, (addresses, transaction) =>
    host.database.models.hiddenNews.destroy({ where: { url: [...addresses] }, transaction }),
  )

/** The addresses that are hidden, and since when. */
export const hiddenStories = ({ database }: Host) => database.models.hiddenNews.findAll({ order: ['hiddenAt', 'url'] })
