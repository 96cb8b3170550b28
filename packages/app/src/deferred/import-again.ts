const matchIn = (error: unknown, words: RegExp): string | null =>
  error instanceof Error ? (words.exec(error.message)?.[1] ?? null) : null

/** Where a module was that could not be had, by what Chromium and Firefox say of it. */
const addressIn = (error: unknown) => matchIn(error, /dynamically imported module: (\S+)/)

const lostStyle = (address: string) => new Error(`Unable to preload CSS for ${address}`)

/** Where a style of a module was that could not be had, by what the build's loader says of it. */
const styleIn = (error: unknown) => matchIn(error, /preload CSS for (\S+)/)

/** Asks for a style again, which the loader does not: by a new link in the place of the one that failed. */
const styleAgain = (address: string) =>
  new Promise<unknown>((resolve, reject) => {
    const lost = [...document.querySelectorAll('link')].find(({ href }) => href === address)
    if (lost === undefined) return resolve(null)
    const link = lost.cloneNode() as HTMLLinkElement
    link.onload = resolve
    link.onerror = () => reject(lostStyle(address))
    lost.replaceWith(link)
  })

/**
 * What fetches a module, and after a failure fetches it from an address of its own: a browser may remember for the life of the page that the script
 * at an address could not be had. Where the failure names no address, as in Safari, the same is tried again.
 */
export function importAgain<T>(
  load: () => Promise<T>,
  from = (address: string): Promise<T> => import(/* @vite-ignore */ address),
) {
  let address: string | null = null
  let style: string | null = null
  let failures = 0
  return async (): Promise<T> => {
    try {
      if (style !== null) await styleAgain(style)
      return await (address === null ? load() : from(`${address}?again=${failures}`))
    } catch (error) {
      address ??= addressIn(error)
      style = styleIn(error)
      failures += 1
      throw error
    }
  }
}
