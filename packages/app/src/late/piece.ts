/** Words or data that are loaded apart from the script of the page that shows them. */
export interface Piece<T> {
  /** Its name in the HTML the server wrote: `data-written`. */
  readonly mark: string
  /** The piece, if it is here already. */
  readonly loaded: () => T | undefined
  /** Fetches the piece, once. */
  readonly load: () => Promise<T>
  /** Tells when the piece has come; returns how to stop listening. */
  readonly subscribe: (listener: () => void) => () => void
}

/** Makes a piece of what `fetch` brings. A failed fetch is tried again at the next load. */
export function pieceOf<T>(mark: string, fetch: () => Promise<T>): Piece<T> {
  let value: T | undefined
  let underWay: Promise<T> | null = null
  const listeners = new Set<() => void>()
  const fetchOnce = async () => {
    try {
      value = await fetch()
      for (const listener of listeners) listener()
      return value
    } finally {
      underWay = null
    }
  }
  return {
    mark,
    loaded: () => value,
    load: () => {
      if (value !== undefined) return Promise.resolve(value)
      underWay ??= fetchOnce()
      return underWay
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Whether this document came from the server with the piece written into it. */
const isWritten = ({ mark }: Piece<unknown>): boolean =>
  !import.meta.env.SSR && document.querySelector(`[data-written="${mark}"]`) !== null

/** What was not fetched because the document of this path held it as HTML. */
const leftWritten: { readonly path: string; readonly piece: Piece<unknown> }[] = []

/**
 * Makes sure a page can be shown; a page module awaits it at its top level. On the server, and when the browser moves to
 * the page, the pieces are fetched. A document from the server holds them as HTML, so the browser does not fetch them again.
 */
export async function prepare(...pieces: readonly Piece<unknown>[]): Promise<void> {
  const written = pieces.filter(isWritten)
  leftWritten.push(...written.map((piece) => ({ path: location.pathname, piece })))
  await Promise.all(pieces.filter((piece) => !written.includes(piece)).map((piece) => piece.load()))
}

/** Fetches what a document from the server held of the page at `path`: for coming back to it, when that HTML is gone. */
export async function fetchWritten(path: string): Promise<void> {
  await Promise.all(leftWritten.filter((left) => left.path === path).map(({ piece }) => piece.load()))
}
