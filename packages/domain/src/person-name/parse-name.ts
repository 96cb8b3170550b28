/** A name as it is printed or typed, taken apart. Words are folded to lower case without accents; `y` stands for `ij`. */
export interface ParsedName {
  /** First letters of what may be first names. */
  readonly initials: readonly string[]
  /** Words that may be first names, written out. */
  readonly firstNames: readonly string[]
  /** Without `van der` and the like; the maiden name last. */
  readonly surnames: readonly string[]
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

const titles = words(
  'dhr heer heren hr mevr mevrouw mw mej dames en mr mrs ms miss mister drs dr ir ing prof bc ba bsc msc ma mba llb llm phd jr sr fam familie aan tav geachte weledelgeboren weledelgestrenge',
)
const prefixes = words(
  "van von der den de het 't t te ter ten tot op in 's la le les du des di da dos del della el al bin ibn abu zu vd v/d vander vanden vande",
)

/** Letters that are not a letter with an accent. */
const foreign: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

const foldLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’`´]/g, "'")
    .replace(/[‐‑–—]/g, '-')

const foldWord = (word: string): string =>
  word
    .toLowerCase()
    .replace(/[øłđßæœðþı]/g, (letter) => foreign[letter] ?? letter)
    .replace(/[^a-z]/g, '')
    .replace(/ij/g, 'y')

/** One word of a name. */
type Token =
  | { readonly kind: 'initials'; readonly letters: readonly string[] }
  | { readonly kind: 'prefix' }
  | { readonly kind: 'hyphen' }
  | { readonly kind: 'word'; readonly text: string }

/** `JM de Vries`: in capitals where not everything is, or without any vowel. */
const isGluedInitials = (word: string, name: string): boolean =>
  /^\p{Lu}{2,4}$/u.test(word) && (/\p{Ll}{3}/u.test(name) || !/[AEIOUY]/.test(word))

function tokenOf(word: string, name: string): Token[] {
  const pieces = word.split('.').map(foldWord).filter(Boolean)
  const [piece = ''] = pieces
  if (pieces.length === 0) return []
  // `Th.`, `J.M.P.` and `J.Jansen`: a short piece before a dot is an initial.
  if (word.includes('.') && !titles.has(pieces.join('')) && !titles.has(piece))
    return pieces.map((part) =>
      part.length <= 3 ? { kind: 'initials', letters: part.slice(0, 1).split('') } : { kind: 'word', text: part },
    )
  if (prefixes.has(word.toLowerCase()) || prefixes.has(piece)) return [{ kind: 'prefix' }]
  if (titles.has(piece)) return []
  if (piece.length === 1) return [{ kind: 'initials', letters: [piece] }]
  return isGluedInitials(word, name)
    ? [{ kind: 'initials', letters: piece.split('') }]
    : [{ kind: 'word', text: pieces.join('') }]
}

const tokensOf = (text: string, name: string): readonly Token[] =>
  text
    .replace(/[()"]/g, ' ')
    .replace(/-/g, ' - ')
    .split(/\s+/)
    .flatMap((word) => (word === '-' ? [{ kind: 'hyphen' } as const] : tokenOf(word, name)))

const wordsIn = (tokens: readonly Token[]): readonly string[] =>
  tokens.flatMap((token) => (token.kind === 'word' ? [token.text] : []))
const initialsIn = (tokens: readonly Token[]): readonly string[] =>
  tokens.flatMap((token) => (token.kind === 'initials' ? token.letters : []))

/** Where the surname begins in a name in the usual order, without initials. */
function surnameStart(tokens: readonly Token[]): number {
  let start = tokens.map(({ kind }) => kind).lastIndexOf('word')
  for (let at = start - 1; at > 0 && tokens.slice(at, start).some(({ kind }) => kind === 'hyphen'); at--)
    if (tokens[at]?.kind === 'word') start = at
  const prefix = tokens.findIndex(({ kind }, at) => kind === 'prefix' && tokens[at - 1]?.kind !== 'hyphen')
  return prefix >= 0 ? Math.min(start, prefix) : start
}

function parsePlain(text: string, name: string): ParsedName {
  const tokens = tokensOf(text, name)
  const initials = initialsIn(tokens)
  if (initials.length > 0) return { initials, firstNames: [], surnames: wordsIn(tokens) }
  const start = surnameStart(tokens)
  const firstNames = wordsIn(tokens.slice(0, start))
  // `de Vries Jan`: what stands behind a surname that comes first is not told apart from it.
  return { initials: firstNames.map((word) => word.slice(0, 1)), firstNames, surnames: wordsIn(tokens.slice(start)) }
}

/** `Vries, J. de` and `Vries, de, Jan`; what follows a name that has its initials already, such as an address, is left. */
function parseReversed(before: string, after: string, name: string): ParsedName {
  const front = tokensOf(before, name)
  if (initialsIn(front).length > 0) return parsePlain(before, name)
  const rest = tokensOf(after, name)
  const firstNames = wordsIn(rest)
  const initials = [...initialsIn(rest), ...firstNames.map((word) => word.slice(0, 1))]
  return initials.length === 0 ? parsePlain(before, name) : { initials, firstNames, surnames: wordsIn(front) }
}

/** Takes one name apart, in any usual order of its words. */
export function parseName(name: string): ParsedName {
  const folded = foldLetters(name)
  const [maiden = '', married] = folded.split(/\s(?:e\s?\/\s?v|e\.v\.|ev|w\s?\/\s?v|wed\.? van|gesch\.? van)\s/i)
  const [left = '', born] = maiden.split(/\s(?:geb\.?|geboren|née|nee|born)\s/i)
  const [before = '', ...after] = left.split(',')
  const own = after.length > 0 ? parseReversed(before, after.join(' '), folded) : parsePlain(left, folded)
  const besides = (text: string | undefined) => (text === undefined ? [] : wordsIn(tokensOf(text, folded)))
  return { ...own, surnames: [...besides(married), ...own.surnames, ...besides(born)] }
}

/** The names of `J. de Vries en/of M. Jansen`; a surname that is printed once stands for all. */
export function parseNames(printed: string): readonly ParsedName[] {
  const names = printed
    .replace(/\b([evw])\s?\/\s?([vd])\b/gi, '$1/$2')
    .split(/\s+(?:en\/of|e\/o|en|and|&|\+|of|or|c\.?q\.?)\s+|\s*;\s*|(?<!\b[evw])\s*\/\s*(?![vd]\b)/i)
    .map(parseName)
    .filter(({ initials, surnames }) => initials.length + surnames.length > 0)
  const last = names.filter(({ surnames }) => surnames.length > 0).at(-1)
  return last === undefined
    ? []
    : names.map((name) => (name.surnames.length > 0 ? name : { ...name, surnames: last.surnames }))
}
