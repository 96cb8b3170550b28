/** Where a module was that could not be had, by what Chromium and Firefox say of it. */
const addressIn = (error: unknown): string | null =>
  error instanceof Error ? (/dynamically imported module: (\S+)/.exec(error.message)?.[1] ?? null) : null

/** A style that could not be had leaves its `<link>`, which the build's loader takes for there: without it, it is asked for again. */
function dropLostStyle(error: unknown): void {
  const address = error instanceof Error && /preload CSS for (\S+)/.exec(error.message)?.[1]
  if (address) for (const link of document.querySelectorAll('link')) if (link.href === address) link.remove()
}

/**
 * What fetches a module, and after a failure fetches it from an address of its own: a browser may remember for the life of the page that the script
 * at an address could not be had. Where the failure names no address, as in Safari, the same is tried again.
 */
export function importAgain<T>(
  load: () => Promise<T>,
  from = (address: string): Promise<T> => import(/* @vite-ignore */ address),
) {
  let address: string | null = null
  let failures = 0
  return async (): Promise<T> => {
    try {
      return await (address === null ? load() : from(`${address}?again=${failures}`))
    } catch (error) {
      address ??= addressIn(error)
      failures += 1
      dropLostStyle(error)
      throw error
    }
  }
}
