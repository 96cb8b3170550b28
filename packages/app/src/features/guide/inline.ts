import { termMark } from '@aangiftewijs/domain/language'

/** A piece of a text with inline marks; see `blocks.ts`. */
export type InlinePiece =
  | { readonly kind: 'words'; readonly words: string }
  | { readonly kind: 'link'; readonly words: string; readonly href: string }
  | { readonly kind: 'term'; readonly words: string }
  | { readonly kind: 'strong'; readonly words: string }

const marks = new RegExp(`\\[([^\\]]+)\\]\\(([^)\\s]+)\\)|\\*\\*([^*]+)\\*\\*|${termMark.source}`, 'g')

/** Keeps a sign or a word and its number on one line: `€ 3.070`, `box 3`. */
const keepTogether = (text: string): string => text.replace(/(€|\bbox) (?=\d)/gi, '$1\u00a0')

/** Splits a text at its inline marks. */
export function inlinePieces(marked: string): readonly InlinePiece[] {
  const text = keepTogether(marked)
  const pieces: InlinePiece[] = []
  let end = 0
  for (const match of text.matchAll(marks)) {
    if (text[match.index - 1] === '/') continue
    if (match.index > end) pieces.push({ kind: 'words', words: text.slice(end, match.index) })
    const [whole, label, href, strong, term] = match
    if (label !== undefined && href !== undefined) pieces.push({ kind: 'link', words: label, href })
    else if (strong !== undefined) pieces.push({ kind: 'strong', words: strong })
    else if (term !== undefined) pieces.push({ kind: 'term', words: term })
    end = match.index + whole.length
  }
  if (end < text.length) pieces.push({ kind: 'words', words: text.slice(end) })
  return pieces
}

/** A text without its marks, for search, descriptions and structured data. */
export const plainWords = (text: string): string =>
  inlinePieces(text)
    .map(({ words }) => words)
    .join('')

/** The addresses a text links to. */
export const linksIn = (text: string): readonly string[] =>
  inlinePieces(text).flatMap((piece) => (piece.kind === 'link' ? [piece.href] : []))
