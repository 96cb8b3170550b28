import type { Dependencies } from '../../dependencies.ts'
import { createApart } from '../documents/isolation/apart.ts'
import { fetchPublic } from './gathering/fetch-public.ts'
import { privateHostOf } from './gathering/private-host.ts'
import { mostArticles } from './keep-news.ts'

const limits = { bytes: 4 * 1024 * 1024, milliseconds: 8_000, redirects: 3 } as const
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

type InTurn = (work: () => Promise<Buffer | null>) => Promise<Buffer | null>

/** Gives the picture of an article as a small WebP made here, so that a visitor's browser never asks another host. */
export interface ArticleImages {
  /** Null when the article has none or it cannot be had. @param inTurn does what asks another host when it is the visitor's turn */
  readonly imageOf: (articleId: number, inTurn: InTurn) => Promise<Buffer | null>
}

export function createArticleImages({ config, database, log, clock }: Dependencies): ArticleImages {
  const kept = new Map<string, Kept>()
  const make = async (address: string): Promise<Buffer | null> => {
    try {
      const fetched = await fetchPublic(address, {
        accept: 'image/*',
        limits,
        privateHost: privateHostOf(config, address),
      })
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
  const begin = (address: string, inTurn: InTurn): Kept => {
    const entry: Kept = { image: inTurn(() => make(address)), failedAt: null }
    kept.set(address, entry)
    entry.image.then(
      (image) => {
        if (image === null) entry.failedAt = clock.now().getTime()
      },
      // Its turn did not come: whoever asks next waits for one of their own.
      () => kept.delete(address),
    )
    return entry
  }
  /** No picture is forgotten that an article still shows: however many there are, each is fetched once. */
  const forgetOthers = async () => {
    const rows = await database.models.newsArticles.findAll({ attributes: ['imageUrl'] })
    const shown = new Set(rows.map(({ imageUrl }) => imageUrl))
    for (const address of kept.keys()) if (!shown.has(address)) kept.delete(address)
  }
  const isUsable = ({ failedAt }: Kept) => failedAt === null || clock.now().getTime() < failedAt + pause
  return {
    imageOf: async (articleId, inTurn) => {
      const row = await database.models.newsArticles.findByPk(articleId)
      if (!row?.imageUrl) return null
      if (kept.size > mostArticles) await forgetOthers()
      const known = kept.get(row.imageUrl)
      const entry = known && isUsable(known) ? known : begin(row.imageUrl, inTurn)
      return entry.image
    },
  }
}
