/** What stands above the content of a part (RFC 7578). */
export interface PartHead {
  readonly name: string
  /** As the browser names the file; null for what was typed. */
  readonly filename: string | null
}

/** Takes the content of a part, in pieces as they come. */
export type PartTaker = (piece: Buffer) => Promise<void>

/** A body that is no form, or more of one than is read. */
export class BrokenMultipart extends Error {}

/** Bytes of the lines above one part. */
const longestHead = 8 * 1024
/** Characters of a boundary. Source: RFC 2046, 5.1.1. */
const longestBoundary = 70

const lineEnd = '\r\n'
const headEnd = Buffer.from('\r\n\r\n')

/** What the parts of a body are kept apart by; null when its type does not say. */
export function boundaryIn(contentType: string): string | null {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^\s;"]+))/i.exec(contentType) ?? []
  const boundary = quoted ?? plain ?? ''
  return boundary === '' || boundary.length > longestBoundary ? null : boundary
}

/**
 * Reads a form as it comes: of each part its head, and its content to whom `partOf` names for it. Only what could be the
 * beginning of a boundary is held back, and whole chunks are searched at once, whatever is in them.
 * @throws {BrokenMultipart} where it is none; what the source or a taker throws
 */
export async function readMultipart(
  source: AsyncIterable<Buffer>,
  boundary: string,
  partOf: (head: PartHead) => PartTaker | Promise<PartTaker>,
): Promise<void> {
  const chunks = source[Symbol.asyncIterator]()
  const bytes = createScanner(chunks)
  const delimiter = Buffer.from(`${lineEnd}--${boundary}`)
  try {
    await bytes.until(delimiter, async () => {})
    while ((await bytes.take(2)) === lineEnd) {
      const lines: Buffer[] = []
      let length = 0
      await bytes.until(headEnd, async (piece) => {
        length += piece.length
        if (length > longestHead) throw new BrokenMultipart('The head of a part is too long')
        lines.push(piece)
      })
      await bytes.until(delimiter, await partOf(headOf(String(Buffer.concat(lines)))))
    }
  } finally {
    await chunks.return?.()
  }
}

function createScanner(chunks: AsyncIterator<Buffer>) {
  // The first boundary has no line before it.
  let held = Buffer.from(lineEnd)
  const more = async () => {
    const next = await chunks.next()
    if (next.done) throw new BrokenMultipart('The body ended too early')
    held = Buffer.concat([held, next.value])
  }
  return {
    /** Gives what comes before a mark, and goes on behind it. */
    until: async (mark: Buffer, take: PartTaker): Promise<void> => {
      let at = held.indexOf(mark)
      while (at < 0) {
        const sure = held.length - mark.length + 1
        if (sure > 0) {
          await take(held.subarray(0, sure))
          held = held.subarray(sure)
        }
        await more()
        at = held.indexOf(mark)
      }
      if (at > 0) await take(held.subarray(0, at))
      held = held.subarray(at + mark.length)
    },
    take: async (length: number): Promise<string> => {
      while (held.length < length) await more()
      const taken = held.toString('latin1', 0, length)
      held = held.subarray(length)
      return taken
    },
  }
}

/** How browsers write what would end a quoted name. Source: HTML, multipart/form-data encoding algorithm. */
const escapes: Readonly<Record<string, string>> = { '%22': '"', '%0D': '\r', '%0A': '\n' }
const unescaped = (text: string) => text.replace(/%(?:22|0D|0A)/g, (written) => escapes[written] ?? written)

function headOf(lines: string): PartHead {
  const disposition = lines.split(lineEnd).find((line) => /^content-disposition:/i.test(line)) ?? ''
  const parameter = (name: string) => new RegExp(`;\\s*${name}="([^"]*)"`, 'i').exec(disposition)?.[1]
  const name = parameter('name')
  if (name === undefined) throw new BrokenMultipart('A part has no name')
  const filename = parameter('filename')
  return { name: unescaped(name), filename: filename === undefined ? null : unescaped(filename) }
}
