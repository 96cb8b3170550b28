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

interface KeptPage {
  readonly drawn: Promise<Drawn | null>
  readonly until: number
}

const keptOf = new WeakMap<Dependencies['database'], Map<string, KeptPage>>()

/** A page of a PDF as a picture, drawn in the reading process once for all who ask within two minutes; null when it cannot be drawn. */
export function drawnPage(dependencies: Dependencies, { userId, path, bytes, page }: PageAsked): Promise<Drawn | null> {
  const kept = keptOf.get(dependencies.database) ?? new Map<string, KeptPage>()
  keptOf.set(dependencies.database, kept)
  const now = dependencies.clock.now().getTime()
  for (const [key, { until }] of kept) if (until <= now) kept.delete(key)
  const key = `${path} ${page}`
  const known = kept.get(key)
  if (known) return known.drawn
  const drawn = scannerOf(dependencies)
    .draw(userId, bytes, page)
    .then((answer) => (answer?.kind === 'drawn' ? answer : null))
  // What failed may do better the next time.
  drawn.then(
    (answer) => answer ?? kept.delete(key),
    () => kept.delete(key),
  )
  kept.set(key, { drawn, until: now + keptFor })
  const [oldest] = kept.keys()
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
  return drawn
}
