import type { Config } from '../../../env.ts'

type Feeds = Pick<Config, 'newsFeeds' | 'newsFeedsPrivate'>

const hostOf = (address: string): string => new URL(address).host

/**
 * The host of an address, with its port, when it may be in a private network: that of a feed the operator named, where the setting allows
 * it; else null. Whatever else a feed names is asked in public networks only.
 */
export function privateHostOf({ newsFeeds, newsFeedsPrivate }: Feeds, address: string): string | null {
  const host = hostOf(address)
  return newsFeedsPrivate && newsFeeds.some((feed) => hostOf(feed) === host) ? host : null
}

/** The picture a feed names; null when it lies with another feed's host that may be private: one feed does not reach into another's network. */
export const ownPicture = (feeds: Feeds, feed: string, picture: string | null): string | null =>
  picture !== null && hostOf(picture) !== hostOf(feed) && privateHostOf(feeds, picture) !== null ? null : picture
