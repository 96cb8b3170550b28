/** The parts of an address people have to write with % where they hold signs such as # and /. @returns null for what is no address */
function readAddress(text: string): URL | null {
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  try {
    decodeURIComponent(url.username + url.password + url.pathname)
    return url
  } catch {
    return null
  }
}

const isWeb = ({ protocol }: URL): boolean => /^https?:$/.test(protocol)

/** Whether a text is an `http:` or `https:` address. */
export function isWebAddress(text: string): boolean {
  const url = readAddress(text)
  return url !== null && isWeb(url)
}

/** A site without a path, as browsers write it in `Origin`: in lower case, without the usual port. @returns null for anything else */
export function originOf(text: string): string | null {
  const url = readAddress(text)
  if (url === null || !isWeb(url) || url.pathname !== '/' || /[?#@]/.test(text)) return null
  return url.origin
}

/** Whether a text is a `postgres:` address every part of which can be read. */
export const isDatabaseAddress = (text: string): boolean => readAddress(text) !== null

/** Whether a text is `s3://bucket`, or the address of a service with the bucket as its only folder. */
export function isStoreAddress(text: string): boolean {
  const url = readAddress(text)
  if (url === null) return false
  if (url.protocol === 's3:') return url.hostname !== '' && /^\/?$/.test(url.pathname)
  return isWeb(url) && /^\/[^/]+\/?$/.test(url.pathname)
}

/** Whether a text is the `smtp:` or `smtps:` address of a mail server. */
export const isMailServer = (text: string): boolean => (readAddress(text)?.hostname ?? '') !== ''

/** Whether a letter can come from a text: `address@host` or `Name <address@host>`, in one line. */
export const isSender = (text: string): boolean =>
  /^(?:[^\p{Cc}<>@]*<[^\p{Cc}\s<>@]+@[^\p{Cc}\s<>@]+>|[^\p{Cc}\s<>@]+@[^\p{Cc}\s<>@]+)$/u.test(text)
