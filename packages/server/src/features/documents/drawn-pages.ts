import type { Dependencies } from '../../dependencies.ts'
import type { DrawAnswer } from './isolation/protocol.ts'
import { scannerOf } from './scanners.ts'

/** Which page is asked for. */
export interface PageAsked {
  readonly userId: number
  /** Of the document, in the store. */
  readonly path: string
  readonly bytes: Uint8Array
  readonly page: number
}

type Drawn = Extract<DrawAnswer, { kind: 'drawn' }>

/** Pages kept, of all people, and milliseconds they are kept: who looks at a document turns back and forth. */
const mostKept = 24
const keptFor = 120_000

const keptOf = new WeakMap<Dependencies['database'], Map<string, Promise<Drawn | null>>>()

/** A page of a PDF as a picture, drawn in the reading process once for all who ask within two minutes; null when it cannot be drawn. */
export function drawnPage(dependencies: Dependencies, { userId, path, bytes, page }: PageAsked): Promise<Drawn | null> {
  const kept = keptOf.get(dependencies.database) ?? new Map<string, Promise<Drawn | null>>()
  keptOf.set(dependencies.database, kept)
  const key = `${path} ${page}`
  const known = kept.get(key)
  if (known) return known
  const drawn = scannerOf(dependencies)
    .draw(userId, bytes, page)
    .then((answer) => (answer?.kind === 'drawn' ? answer : null))
  const forget = () => {
    if (kept.get(key) === drawn) kept.delete(key)
  }
  // What failed may do better the next time.
  drawn.then((answer) => answer ?? forget(), forget)
  kept.set(key, drawn)
  // Also when nobody looks at anything any more: it may be of a document that is deleted.
  setTimeout(forget, keptFor).unref()
  const [oldest] = kept.keys()
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
  return drawn
}
