import type { Dependencies } from '../../dependencies.ts'
import { createApart } from '../documents/isolation/apart.ts'
import { fetchPublic } from './gathering/fetch-public.ts'

const limits = { bytes: 4 * 1024 * 1024, milliseconds: 8_000, redirects: 3 } as const
const maxKept = 200
/** How long a picture that could not be had is not asked for again, in milliseconds. */
const pause = 10 * 60_000

interface Kept {
  readonly image: Promise<Buffer | null>
  /** When it failed, by the host's clock; null while it has not. */
  failedAt: number | null
}

/** Hostile pictures are opened apart. */
const pictures = createApart<'news-picture'>(10_000)
/** What belongs to no account. */
const nobody = 0

/** Gives the picture of an article as a small WebP made here, so that a visitor's browser never asks another host. */
export interface ArticleImages {
  /** Null when the article has none or it cannot be had. */
  readonly imageOf: (articleId: number) => Promise<Buffer | null>
}

export function createArticleImages({ config, database, log, clock }: Dependencies): ArticleImages {
  const kept = new Map<string, Kept>()
  const make = async (address: string): Promise<Buffer | null> => {
    try {
      const fetched = await fetchPublic(address, { accept: 'image/*', limits, allowPrivate: config.newsFeedsPrivate })
      if (!fetched.changed) return null
      const small = await pictures.ask(nobody, { kind: 'news-picture', bytes: fetched.bytes })
      return small && Buffer.from(small)
    } catch (error) {
      log.info(
        { host: new URL(address).host, reason: error instanceof Error ? error.message : 'unknown' },
        'a news picture could not be had',
      )
      return null
    }
  }
  const begin = (address: string): Kept => {
    const entry: Kept = { image: make(address), failedAt: null }
    void entry.image.then((image) => {
      if (image === null) entry.failedAt = clock.now().getTime()
    })
    return entry
  }
  const isUsable = ({ failedAt }: Kept) => failedAt === null || clock.now().getTime() < failedAt + pause
  return {
    imageOf: async (articleId) => {
      const row = await database.models.newsArticles.findByPk(articleId)
      if (!row?.imageUrl) return null
      const known = kept.get(row.imageUrl)
      const entry = known && isUsable(known) ? known : begin(row.imageUrl)
      kept.set(row.imageUrl, entry)
      const oldest = kept.keys().next()
      if (kept.size > maxKept && !oldest.done) kept.delete(oldest.value)
      return entry.image
    },
  }
}
