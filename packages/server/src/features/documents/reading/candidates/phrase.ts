import { remembered } from '../remembered.ts'

/** The number of buckets that n-grams are hashed into. */
export const buckets = 4096

/** Dates that say at which end of a year a debt stands. */
const yearEnd =
  /\b31\s*[-/. ]\s*12(?:\s*[-/. ]\s*(?:20)?\d\d)?\b|\b31\s*dec(?:ember)?\.?|\bdecember 31\b|\bultimo\b|\boude?jaarsdag\b/g
const yearStart =
  /\b0?1\s*[-/. ]\s*0?1(?:\s*[-/. ]\s*(?:20)?\d\d)?\b|\b0?1\s*jan(?:uar[iy])?\.?|\bjanuary 1\b|\bprimo\b|\bnieuwjaarsdag\b/g

/** Sources of regular expressions: a month, a day with or without its year, and what stands between the ends of a time. */
export const month = '(?:jan|feb|mrt|maart|mar|apr|mei|may|jun|jul|aug|sep|ok?t|oct|nov|dec)[a-z]*\\.?'
export const day = String.raw`(?:\d{1,2}\s?[-/.]\s?\d{1,2}(?:\s?[-/.]\s?(?:20)?\d\d)?|\d{1,2}\s${month}(?:\s20\d\d)?)`
const wholeMonth =
  '(?:januar[iy]|februar[iy]|maart|march|april|mei|may|june?|juni|jul[iy]|august(?:us)?|september|o[kc]tober|november|december)\\b'
export const to = String.raw`\s?(?:t\s?/\s?m|tot en met|tot|to|through|until|-|–)\s?`
/** A time from one day or month to another says nothing of what an amount is. */
const range = new RegExp(
  String.raw`(?:\b(?:van|from|over|periode|period|tijdvak)\s)*\b(?:${day}${to}${day}|${wholeMonth}${to}${wholeMonth})`,
  'g',
)

/** What the lender received is what was paid. */
const byLender =
  /\b(?:door ons ontvangen|(?:ontvingen|kregen) wij van (?:u|jou|jullie)|wij (?:ontvingen|kregen) van (?:u|jou|jullie)|(?:that )?we received|received by us)\b/g

/** A letter in the middle of a word that a scan took for a digit: `terugbetaa1d`. */
const seenAsDigit = /(?<=\p{L}{3})[10](?=\p{L})/gu
const toLetter = (digit: string) => (digit === '1' ? 'l' : 'o')

/** Lower case without accents; dates at the ends of a year and years named, other numbers alike. */
function plain(text: string): string {
  const letters = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(seenAsDigit, toLetter)
  const undated = letters.replace(range, ' ')
  return (/[a-z]/.test(undated) ? undated : letters)
    .replace(byLender, ' betaald ')
    .replace(/\bkredietvergoeding\b/g, ' rente ')
    .replace(yearEnd, ' jaareinde ')
    .replace(yearStart, ' jaarbegin ')
    .replace(/\b20\d\d\b/g, ' jjjj ')
    .replace(/\d[\d.,]*/g, ' 0 ')
    .replace(/[^a-z0]+/g, ' ')
    .trim()
}

/** The words of a text; letters that are spaced out are one word. */
function tokensOf(text: string): string[] {
  const tokens = plain(text).split(' ').filter(Boolean)
  const isSpaced = tokens.length >= 4 && tokens.filter((token) => token.length === 1).length > 0.6 * tokens.length
  return isSpaced ? [tokens.join('')] : tokens
}

/** A stretch of a text by FNV-1a, folded to a bucket. */
function bucketOf(text: string, from = 0, to = text.length): number {
  let hash = 0x811c9dc5
  for (let at = from; at < to; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return ((hash >>> 12) ^ (hash & 0xfff)) & (buckets - 1)
}

/** A text as buckets: its words, pairs of words, and the three, four and five letters that follow one another in them. */
export function bucketsOf(text: string): number[] {
  const found: number[] = []
  const tokens = tokensOf(text)
  for (const [at, token] of tokens.entries()) {
    found.push(bucketOf(`w ${token}`))
    const edged = `<${token}>`
    for (let length = 3; length <= 5; length++)
      for (let from = 0; from + length <= edged.length; from++) found.push(bucketOf(edged, from, from + length))
    if (at + 1 < tokens.length) found.push(bucketOf(`p ${token} ${tokens[at + 1]}`))
  }
  return found
}

/**
 * Ideas that words stand for, by their stems, Dutch and English, also as parts of compounds: general knowledge that the n-grams of the papers
 * learned from do not have. A word may stand for several.
 */
const ideas = [
  [
    'wage',
    /grondslag|loon(?!heffing|belasting|bel$|staat|strook|beslag)|salar|wage|earning|remunerat|bezoldig|verdien|beloning|^pay$|inkomst|inkomen|^income/,
  ],
  ['benefit', /uitkering(?!sinst)|uitgekeer|pensioen(?!premie|fonds|bijdr)|^aow|benefit|^pension/],
  ['tax', /loonhef|loonbel$|^lhef|belasting|heffing|^l[bh]$|tax(?!able)|levy|^pvv$|^ph$|^vv$|fiscus|volksverz/],
  ['taxable', /belastba|belaste?$|fisca|taxable|liable|subject/],
  ['withheld', /ingeho|inhoud|ingeh|^inh$|afgedra|afdrac|afgehou|withh|deducted|retain/],
  ['insured', /social|werknemersv|^sv|^svw|^ww$|^wia$|zvw|zorg|health|insur|(?<!volks)verzeker|premielo|^wnv$|dagloon/],
  ['premium', /premi|contribut|bijdrage/],
  ['retirement', /pensioenpre|pensioenbij|pensioeninl|pensioengev|^gevend|^inleg|retirement|pensionable/],
  ['fund', /pensioenfonds|pensionfund/],
  ['dividend', /dividend/],
  ['net', /^net$|^home$|nett?o|uitbet|overgem|bankrek/],
  ['gross', /brut|gross|^base$|basis(?:loon|salar)/],
  ['credit', /korting|credit(?!or|rente)|rebate/],
  [
    'extra',
    /vakantie|vacation|holiday|reiskost|bonus|toeslag|vergoeding|allowance|^onbelast|bijtelling|expens|^bijz|^special$|phone|telefoon|loonbeslag/,
  ],
  ['interest', /(?<!lijf)rente|interest/],
  ['paid', /betaal|betald|voldaan|verschuldig|berekend|gerekend|^rekening|^paid|charged|payable|^due$/],
  ['received', /ontv[ai]ng|vergoed(?!ing)|bijgeschr|received|credited|gekregen/],
  ['debt', /(?<!ver)schuld|hoofdsom|lening|hypothe|debt|loan|mortgage|principal|krediet|owed|owing/],
  ['balance', /saldo|^stand$|balan|restant|resterend|openst|outstand|remain|restschuld|unpaid|^rest$|onafgel|uitsta/],
  ['repaid', /aflos(?!(?:sings)?vrij)|afgelost|repa[iy]|redempt|terugbet|teruggest/],
  ['end', /jaareinde|^eind|ultimo|^slot|closing|^end$|yearend/],
  ['deposit', /depot|bouwrek|deposit|spaar|saving|tegoed|^[sk]ew$/],
  ['arrears', /achterst|arrear|overdue/],
  ['instalment', /maandbedrag|maandlast|maandtermijn|termijnbedrag|instal|^monthly$/],
  ['worth', /waarde|^woz|taxat|value|worth|verkoop/],
] as const satisfies readonly (readonly [string, RegExp])[]
export type Idea = (typeof ideas)[number][0]

/** The ideas of one word, in no particular order. */
const ideasOf = remembered((word): readonly Idea[] =>
  ideas.flatMap(([idea, stems]) => (stems.test(word) ? [idea] : [])),
)

/** What the words of a text stand for. */
export const ideasIn = remembered((text): ReadonlySet<Idea> => new Set(tokensOf(text).flatMap(ideasOf)))

/** Whether a heading names the savings that a loan is repaid from, and not the loan. */
export const namesSavings = (text: string): boolean =>
  /^(?!.*(?:hypothe|lening|schuld|mortgage|loan|debt)).*(?:spaar|savings)/i.test(text)
