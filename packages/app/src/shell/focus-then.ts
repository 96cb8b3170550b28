/** On what goes away when it is used: the id of the part of the page that tells what came of it. */
export const thenAttribute = 'data-focus-then'

/** Names the part of the page that has the focus after what these props are on has gone away. */
export const focusThen = (id: string) => ({ [thenAttribute]: id })

/** Has the focus looked after, by script that comes once something has it. Returns how to stop. */
export function keepFocusOnceUsed(): () => void {
  const stopped = new AbortController()
  const load = async () => {
    // Where it does not come, the focus goes where the browser puts it.
    const loaded = await import('./keep-focus.ts').catch(() => null)
    if (loaded !== null && !stopped.signal.aborted) stopped.signal.addEventListener('abort', loaded.keepFocus())
  }
  document.addEventListener('focusin', () => void load(), { once: true, signal: stopped.signal })
  return () => stopped.abort()
}
