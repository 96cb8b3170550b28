import { type Amount, type Item, isAmount } from '../candidates/amount-cells.ts'
import { goesOnIn, isProse } from '../candidates/sentences.ts'
import { brokenOff, type Row, rowsFrom } from '../candidates/sheet.ts'
import { type Cell, cellOf, overlaps, textOfWords } from '../layout/lines.ts'
import type { Word } from '../layout/page.ts'
import { remembered } from '../remembered.ts'
import { ofNumber } from './captions.ts'
import type { LabelledText } from './find-texts.ts'

/** A stretch of text that may be a name, and what stands around it. */
export interface Stretch {
  readonly text: string
  readonly words: readonly Word[]
  readonly row: Row
  readonly cell: Cell
  /** A cell or a part of one, a cell with what is broken off it, words in a sentence, or a text at its label. */
  readonly how: 'cell' | 'part' | 'joined' | 'sentence' | 'labelled'
  /** What is said before it: in its own cell, or at the left of it. */
  readonly before: string
  /** What stands over it. */
  readonly above: string
  /** Whether what stands under it may be the rest of it: as large, and begun at the same left. */
  readonly hasMore: boolean
  /** How many texts stand at labels of the same kind before it. */
  readonly rank: number
}

/** What a firm is by law, at the end of its name. */
const form = String.raw`(?:[BbNn]\.?\s?[Vv]\.?|[Vv]\.?[Oo]\.?[Ff]\.?|[Cc]\.[Vv]\.?|[Uu]\.?[Aa]\.?|S\.A\.?|GmbH|Ltd\.?)`
/** Where words are written without spaces, a form stands right behind small letters. */
const beforeForm = String.raw`(?:\s|(?<=\p{Ll}{2})(?=\p{Lu}\.))`
export const legalForm = new RegExp(String.raw`\p{L}{2}.*${beforeForm}${form}$`, 'u')
const endingForm = new RegExp(`${beforeForm}${form}$`, 'u')
/** A name without its legal form. */
export const withoutForm = (text: string) => text.replace(endingForm, '')
const legalWord = new RegExp(`^${form}[,;.]?$`)

/** Most letters and words of a name. */
const mostLetters = 80
const mostWords = 10

/** Begins what follows a firm and is no part of its name: a person, the end of a letter, or the next sentence. */
const afterName =
  /^(?:(?:Dhr|Mevr|Mw|Yours|Kind|With|Met|Hoogachtend)|(?:De|Het|Deze|Dit|Uw|U|Wij|The|This|These|Your|You|We)$)/
/** Begins the name of a person behind that of a firm. */
const title = /^(?:Dhr|Mevr|Mw)\./
/** Who signs as a parent. */
const parent = /^(?:(?:pap?a?|mam?a?|vader|moeder|dad|mum|mom)(?:\s(?:en|and|&)\s)?)+$/i
const partingMark = /^(?:[·•|¦│║–—-]|h\/o)$/
const titleWord = /^(?:jaarop|jaarover|annual|fisca)|^(?:19|20)\d\d$|^(?:over|loon|hypotheek|inkomen|[-:,])$/i
const caption = /^(?:werkgever|inhoudingsplichtige|geldverstrekker|employer|lender)$/i
const lowerInName =
  /^(?:de|het|den|der|ten|ter|te|van|voor|en|und|&|of|in|op|aan|bij|and|the|for|['’]t|['’]s|e\.o\.|i\.o\.|a\/d|v\/d)$/i
/** Behind these words a name may follow in a sentence. */
const leading =
  /^(?:bij|door|van|namens|aan|by|from|with|of|at|to|is|de|het|the|werkgever|geldgever|geldverstrekker|employer|lender|inhoudingsplichtige|bank|tussen|voor|rekening|met)[:,]?$/i
/** Begins a sentence, and no name. */
const ahead = /^(?:namens|door|bij|by)$/i
/** Behind these a person's name follows, who lends if that is said before. */
const address = /^(?:heer|mevrouw|dhr\.|mevr\.|mr\.?|mrs\.?)$/i
/** What who lends is called. */
export const lender = 'geldverstrekker|geldgever|schuldeiser|lender'
const lends = new RegExp(`^(?:${lender})`, 'i')
/** `de heer J. Smit en mevrouw A. Vos (hierna: de geldgevers)`. */
export const calledLender = new RegExp(
  String.raw`\(hierna:? (?:te noemen:? )?(?:de )?['‘"“]?(?:${lender}|uitlener)`,
  'i',
)
/** Within so many words from the beginning of a name. */
const mostUntilCalled = 12

/** Who acts for a body is none. */
const office =
  /^(?:college|bestuur|commissie) van\b|^raad van (?:bestuur|toezicht|commissarissen)\b|^(?:dagelijks )?bestuur$|^board of\b/i

/** What is offered, before the firm that offers it: `Hypotheken van Florentijn Bank N.V.`. */
const offered = /^(?:hypotheken|leningen|mortgages)\s(?:van|of|by)\s(?=\p{Lu}.*\s[BN]\.?V\.?$)/iu
/** What is printed with a name and is no part of it. */
const besideName: readonly RegExp[] = [
  /\.(?=\.$)/,
  /^[\s:._=*-]+|[\s:_,;=*-]+$/g,
  /^(?:\d{2,6}|\d{1,2}\.)\s+(?=\p{L}{2})/u,
  /\s\d{1,2}[-./]\d{1,2}[-./]\d{4}.*$/,
  offered,
  // `Loonheffingennummer SVB`
  /^\p{L}+nummer\s(?=\p{Lu})/iu,
  // `Mijn Veenbank`, `Mijn Polderhuis`: the site of one
  /^(?:[Mm]ijn|[Mm]y)\s(?=\p{Lu}\p{Ll}{3,}(?:bank\b|$))/u,
  // `NL12 VLIE 0051 0086 64 t.n.v. De Vliet N.V.`
  /^.*\d\s(?:t\.?n\.?v\.?|ten name van)\s/i,
  // `Studentenservice ROC Heideveld`
  /^(?!hypothe|lening|krediet)(?:\p{L}{4,}(?:administratie|service|zaken)|secretariaat)\s(?=\p{Lu})/iu,
  // `de Familiestichting Van Dorsten te Middelburg`
  /^(?:de|het|the)\s(?=\p{Lu})/u,
  /(?<![Gg]emeente)\ste\s\p{Lu}[\p{Ll}-]+,?$/u,
  // `Waddenkust Bank N.V., Harlingen`
  /(?<=\s[BN]\.?V\.?),\s\p{Lu}[\p{Ll}-]+$/u,
  // `namens Hypothecair Fonds Meridiaan B.V.`
  /^(?:namens|in opdracht van|on behalf of)\s(?=\p{Lu})/iu,
  // `trading name of Zeedijk Hypotheken B.V.`
  /^(?:\p{Ll}+\s)+(?:van|of)\s(?=\p{Lu})/u,
  /\s\((?!.*\)\s*\S).*$/,
  // `Kompas Hypotheken is een label van Nederstroom Bank N.V.`
  /\sis (?:een |in )?(?:(?:handels|merk)naam|hannelsnamme|label|merk|onderdeel|dochter)\b.*$/iu,
  // `Divisie Uitkeren UWV`, `SVB Sociale Verzekeringsbank`
  /^(?:\p{L}+\s){1,3}(?=UWV$)|(?<=^UWV)\s\p{L}+$|^SVB\s(?=sociale)/iu,
  /(?<=\p{Ll}{2})\.$/u,
  // `Pensioenfonds Grafische Nijverheid Afd. Hypotheken`
  /(?<=\p{L}{3})\s(?:afd\.|afdeling)\s.*$/iu,
  /,?\s(?:\p{L}+-?)?(?:nummer|nr|number|no)\b\.?:?\s\d.*$/iu,
]
const tidied = (text: string) =>
  besideName.reduce((name, part) => name.replace(part, ''), text.replace(/\s+/g, ' ')).trim()

/** A mark beside its name is at least so many times as large, or as small. */
const otherSize = 1.5
const areUnlike = (one: Word, other: Word) =>
  Math.max(one.height, other.height) > otherSize * Math.min(one.height, other.height)

/** Words up to the first that ends a part of a line, or to the next of another size where it is not seen in a picture, and so on. */
function partsOf(words: readonly Word[], isSeen: boolean): readonly (readonly Word[])[] {
  const parts: Word[][] = [[]]
  for (const [at, word] of words.entries()) {
    const last = words[at - 1]
    const isBehindForm =
      last !== undefined &&
      legalWord.test(last.text) &&
      (/^\p{Ll}/u.test(word.text) ? word.text !== 'en' : afterName.test(word.text))
    const isApart = isBehindForm || (last !== undefined && !isSeen && areUnlike(last, word))
    if (partingMark.test(word.text) || isApart) parts.push([])
    if (!partingMark.test(word.text)) parts.at(-1)?.push(word)
    if (/[,;]$|\.\.$/.test(word.text)) parts.push([])
  }
  return parts.filter((part) => part.length > 0)
}

/** Behind what is said before a colon, and the words of a title with its year. */
function behindCaption(words: readonly Word[]): readonly Word[] {
  const at = words.findLastIndex(({ text }, place) => /[:=]$/.test(text) || (place === 0 && caption.test(text)))
  const behind = words.slice(at + 1)
  const start = behind[0] && titleWord.test(behind[0].text) ? behind.findIndex(({ text }) => !titleWord.test(text)) : 0
  const isDated = behind.slice(0, Math.max(0, start)).some(({ text }) => /\d{4}/.test(text))
  return isDated ? behind.slice(start) : behind
}

/** Runs of words that are written like a name, in a sentence or behind what is said of it. */
function runsIn(words: readonly Word[]): readonly (readonly Word[])[] {
  const runs: Word[][] = []
  let run: Word[] | null = null
  for (const [at, word] of words.entries()) {
    const before = words[at - 1]
    const isFounded = before?.text === 'van' && /^1[5-9]\d\d\P{L}?$/u.test(word.text)
    const isOwn = isFounded || (/^[\p{Lu}\d(]/u.test(word.text) && !/^\d{1,2}[-./]|^\d{4}$/.test(word.text))
    const isLender =
      address.test(before?.text ?? '') &&
      (words.slice(Math.max(0, at - 4), at).some(({ text }) => lends.test(text)) ||
        calledLender.test(textOfWords(words.slice(at, at + mostUntilCalled))))
    const opens: boolean =
      !run && ((at === 0 && !ahead.test(word.text)) || leading.test(before?.text ?? '') || isLender)
    const following = words.slice(at + 1, at + 4).find(({ text }) => !lowerInName.test(text))
    const isJoining = lowerInName.test(word.text) && /^\p{Lu}|^1[5-9]\d\d/u.test(following?.text ?? '')
    const endsName = afterName.test(word.text) || word.text.startsWith('(')
    const isBehindForm = run && legalWord.test(before?.text ?? '') && endsName
    if (run && !isBehindForm && (isOwn || isJoining)) run.push(word)
    else run = opens && (isOwn || (/^(?:de|het|the)$/i.test(word.text) && isJoining)) ? [word] : null
    if (run?.length === 1) runs.push(run)
    if (/[,;:]$|\p{Ll}{2}\.$|\p{Lu}{3}\.$|\.\.$/u.test(word.text)) run = null
  }
  return runs
}

const isAsLarge = ({ words: [one] }: Cell, { words: [other] }: Cell) =>
  Math.abs((one?.height ?? 0) - (other?.height ?? 0)) < 0.6

/** What a name is made of besides its own word: alone they name a product, not who offers it. */
const general =
  /\b(?:bank|onderlinge\s(?:levens?)?verzekerings?-?maatschappij|hypothe(?:ek|ken|caire)|(?:levens|zorg|schade)?verzekeringen|mortgages?|lening(?:en)?|(?:woning)?financiering|loans?|home|finance|b\.?v\.?|n\.?v\.?|de|het|den|der|of|uw|mijn|your|my|the|van|en|and|wonen|eigen|woning|sparen|particulier(?:en)?)(?![\p{L}])\.?/giu

/** Whether a text can be a name at all. */
const mayBeName = (text: string) =>
  text.length <= mostLetters &&
  !text.startsWith('/') &&
  !ofNumber.test(text) &&
  /\p{L}.*\p{L}.*\p{L}/u.test(text) &&
  text.split(' ').length <= mostWords &&
  !/[€=]|^\([^)]*$|\bEUR\b|^\d{4}\s{0,2}[A-Z]{2}\b|^\d{1,2}[-./]\d|\d[\d./-]{5,}\d|\S@\S|^www\.|\d{4}\s{0,2}[A-Z]{2}(?:\s|$)/.test(
    text,
  ) &&
  (!legalWord.test(text.split(' ')[0] ?? '') || /^[BN]\.V\. \p{Lu}\p{Ll}+ \p{Lu}/u.test(text)) &&
  !office.test(text) &&
  !parent.test(text) &&
  /[\p{L}\d]{2}/u.test(text.replace(general, ' '))

/** What may be a name of a text as it is printed; nothing where it is none. */
const nameIn = remembered((printed): string => {
  const text = mayBeName(printed) ? tidied(printed) : ''
  return text === printed || mayBeName(text) ? text : ''
})

/** A number of a house is no amount. */
export const isMoney = (item: Item): item is Amount => isAmount(item) && item.amount.isPlainlyMoney

/** A postcode and a town, whose name may have a word that names follow: `3151 MD HOEK VAN HOLLAND`. */
const town = /^\d{4}\s?[A-Z]{2}\s/

/** How far over a text its heading stands, in lines. */
const farthestAbove = 2

/** All stretches of some rows that may be a name: cells, their parts, what is broken over two lines, runs in sentences, and what stands at labels. */
export function stretchesOf(
  rows: readonly Row[],
  labelled: readonly LabelledText[],
  isCaption: (text: string) => boolean,
): readonly Stretch[] {
  const found: Stretch[] = []
  const rowAt = new Map(rows.map((row) => [row.index, row]))
  for (const [rank, { words: all, row, label }] of labelled.entries()) {
    const own = rowAt.get(row)
    const person = all.findIndex(({ text }, at) => at > 0 && title.test(text))
    const words = person < 0 ? all : all.slice(0, person)
    const cell = cellOf(words)
    if (own)
      for (const part of [words, ...partsOf(words, own.origin === 'ocr').slice(0, 1)])
        add(part, { how: 'labelled', row: own, cell, before: label, above: '', rank, hasMore: false })
  }
  for (const [at, row] of rows.entries())
    for (const [place, cell] of row.cells.entries()) {
      if (row.items.some((item) => isMoney(item) && item.cell.left > cell.left)) continue
      const beside = row.cells[place - 1]?.text ?? ''
      const above = aboveOf(rows, row, cell)
      const [next, last] = [rows[at + 1], rows[at + 2]]
      const under = next ? brokenOff(row, next, cell) : undefined
      const form = under && next && last ? brokenOff(next, last, under) : undefined
      const hasMore =
        under !== undefined &&
        isAsLarge(cell, under) &&
        ![cell, under].some(({ text }) => isCaption(text)) &&
        !afterName.test(under.text)
      const around = { row, cell, above, rank: 0, hasMore }
      const isSentence = isProse(row) || cell.words.length > 6
      const isBroken = next?.cells.length === 1 && isProse(row) && goesOnIn(row, next)
      const more = isBroken ? (next.cells[0]?.words.slice(0, 6) ?? []) : []
      const parts = partsOf(cell.words, row.origin === 'ocr')
      if (!isSentence || cell.words.some(({ text }) => partingMark.test(text) || legalWord.test(text)))
        for (const [number, part] of parts.entries()) {
          const own = behindCaption(part)
          const said = textOfWords(cell.words.slice(0, cell.words.indexOf(own[0] as Word)))
          add(own, {
            ...around,
            how: number === 0 && own.length === cell.words.length ? 'cell' : 'part',
            before: said || beside,
          })
          if (hasMore && !isSentence && parts.length === 1)
            for (const more of [[], form && legalWord.test(form.text) ? form.words : []])
              add([...own, ...(partsOf(under.words, row.origin === 'ocr')[0] ?? []), ...more], {
                ...around,
                how: 'joined',
                before: said || beside,
              })
        }
      const all = [...cell.words, ...more]
      for (const run of town.test(cell.text) ? [] : runsIn(all)) {
        const from = all.indexOf(run[0] as Word)
        if (from < cell.words.length && run.length < all.length)
          add(run, { ...around, how: 'sentence', before: textOfWords(all.slice(Math.max(0, from - 4), from)) })
      }
    }
  return found

  function add(words: readonly Word[], around: Omit<Stretch, 'text' | 'words'>): void {
    const text = nameIn(textOfWords(words))
    const isLow = /^\p{Ll}/u.test(text) && around.how !== 'labelled' && around.row.index > 2
    if (text !== '' && !isLow) found.push({ ...around, text, words })
  }
}

function aboveOf(rows: readonly Row[], row: Row, cell: Cell): string {
  for (const other of rowsFrom(rows, row, -1, farthestAbove)) {
    const over = other.cells.find((one) => overlaps(one, cell))
    if (over) return row.top - other.bottom < 1.6 * row.size ? over.text : ''
  }
  return ''
}
