/** What stands in a text for HTML that is known in bytes. */
export interface StandIns {
  /** The text that stands for `html`. */
  readonly standInFor: (html: Buffer) => string
  /** A text with everything that was stood in for, in UTF-8. */
  readonly bytesOf: (text: string) => Buffer
}

/**
 * React is given a few letters for each piece of HTML that is kept, and the piece is copied into the page as bytes: making one string of
 * all that, and bytes of the string, cost a tenth of a page (ADR 33).
 * @param secret what nobody knows who could write something on the page, such as its nonce
 */
export function createStandIns(secret: string): StandIns {
  const kept: Buffer[] = []
  const opening = `<!--${secret} `
  const closing = '-->'
  return {
    standInFor: (html) => `${opening}${kept.push(html) - 1}${closing}`,
    bytesOf: (text) => {
      const [start = '', ...rest] = text.split(opening)
      const pieces = rest.flatMap((piece) => {
        const end = piece.indexOf(closing)
        const html = kept[Number(piece.slice(0, end))] ?? Buffer.alloc(0)
        return [html, Buffer.from(piece.slice(end + closing.length))]
      })
      return Buffer.concat([Buffer.from(start), ...pieces])
    },
  }
}
