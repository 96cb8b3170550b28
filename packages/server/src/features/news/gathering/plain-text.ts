import { Parser } from 'htmlparser2'

const silent = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg', 'head', 'title'])
const breaking = new Set(['p', 'div', 'br', 'li', 'tr', 'h1', 'h2', 'h3', 'h4', 'blockquote', 'td'])

/** The text of a fragment of markup: tags gone, the content of scripts and styles too, entities decoded, white space folded. */
function textOf(markup: string): string {
  const pieces: string[] = []
  const silences: string[] = []
  const parser = new Parser(
    {
      onopentagname: (name) => {
        if (silent.has(name)) silences.push(name)
        if (breaking.has(name)) pieces.push(' ')
      },
      onclosetag: (name) => {
        if (silences.at(-1) === name) silences.pop()
        if (breaking.has(name)) pieces.push(' ')
      },
      ontext: (text) => {
        if (silences.length === 0) pieces.push(text)
      },
    },
    { decodeEntities: true },
  )
  parser.write(markup)
  parser.end()
  return pieces.join('')
}

// Control characters, and the invisible ones that reverse or hide text.
const invisible = /[\p{Cc}\p{Cf}]/gu

/** The first half of a character outside the basic plane, such as an emoji. */
const halfCharacter = /[\uD800-\uDBFF]$/

/**
 * Plain text of what a feed gives as title or summary. Feeds escape markup once or twice, so it is taken off until nothing changes,
 * at most three times. Cut to `longest` characters with an ellipsis.
 */
export function plainText(markup: string | undefined, longest: number): string {
  let text = markup ?? ''
  for (let round = 0; round < 3; round += 1) {
    const next = textOf(text)
    if (next === text) break
    text = next
  }
  const folded = text.replace(/\s+/g, ' ').replace(invisible, '').trim()
  return folded.length > longest
    ? `${folded
        .slice(0, longest - 1)
        .replace(halfCharacter, '')
        .trimEnd()}…`
    : folded
}

/** An http(s) address in canonical form, without fragment and without tracking parameters; null for anything else. */
export function webAddress(text: string | undefined, base?: string): string | null {
  if (!text || text.length > 2000 || !URL.canParse(text.trim(), base)) return null
  const url = new URL(text.trim(), base)
  if (!['http:', 'https:'].includes(url.protocol) || url.username || url.password) return null
  url.hash = ''
  for (const name of [...url.searchParams.keys()]) {
    if (/^(utm_|fbclid|gclid|mc_|ref$|source$)/i.test(name)) url.searchParams.delete(name)
  }
  return url.href
}
