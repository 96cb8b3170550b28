import { type Row, textOfRow } from '../candidates/sheet.ts'
import { lettersOf } from '../layout/letters.ts'
import { type Cell, cellOf, median, overlaps } from '../layout/lines.ts'
import type { Word } from '../layout/page.ts'
import { type Figure, figure } from '../statements/figure.ts'
import type { Model } from '../statements/model.ts'
import { captionOf, isLikeCaption, likeliestField, type TextField } from './captions.ts'
import type { LabelledText } from './find-texts.ts'
import { isAboveAddress } from './holder.ts'
import { of } from './text-fields.ts'

const company =
  /(?<!\p{L}\.)\b(?:B\.?\s?V\.?|N\.?\s?V\.?|V\.?O\.?F\.?|C\.V\.?|Stichting|Co[oö]peratie|Gemeente|Provincie|Waterschap|Vereniging|Ministerie|Universiteit|Ziekenhuis|Groep|Holding)(?=\s|$|,)|(?:&|en|and) (?:Zn|Zonen|Zoon|Sons?|Dochters?|Co)\b/iu
/** What ends so is a name, though it may be made of words of captions: `Landelijke Woonbank N.V.`. */
export const legalForm = /\p{L}{3}.*\s(?:B\.?\s?V\.?|N\.?\s?V\.?|V\.?O\.?F\.?|C\.V\.?|U\.?A\.?)$/u
/** `Hypotheekbank Veluwe`. */
const bankOfPlace = /^\p{Lu}\p{L}{3,}bank\s\p{Lu}\p{Ll}/u
const lender =
  /(?:\b(?:\p{Lu}\p{L}+)?(?:Bank|bank|Hypotheken|hypotheken|Hypotheek|Hypotheekbank|Verzekeringen|Mortgages?|Levensverzekering|\p{L}*(?:financiering|krediet|kas|fonds|maatschappij))|\b(?:N\.?V\.?|B\.?V\.?))(?=\s|$|,|\.)/iu

const ofConcept = (concept: TextField) => (concept === 'lenderName' ? lender : company)

/** What the first line says, in words of lenders and one of its own. */
const isLenderOnTop = (text: string, rows: readonly Row[]) =>
  rows[0]?.cells.some((cell) => cell.text === text) === true && lender.test(text) && hasOwnWord(text)

/** What those that are paid for care, education or good works are called after. */
const organisation =
  /stichting|vereniging|co[oö]peratie|gemeente|kerk|parochie|moskee|museum|bibliotheek|fonds|praktijk|kliniek|ziekenhuis|zorg|apotheek|tandarts|orthodont|fysio|huisarts|psycholo|opticien|optiek|laborator|universit|hogeschool|college|school|academie|opleiding|cursus|instituut|opvang|foundation|charity|church|clinic|hospital|pharmacy|dental|academy|institute/i

/** What a name is made of besides its own word: alone they name a product, not who offers it. */
const general =
  /\b(?:bank|hypothe(?:ek|ken|caire)|verzekeringen|mortgages?|lening(?:en)?|(?:woning)?financiering|loans?|b\.?v\.?|n\.?v\.?|de|het|uw|mijn|your|my|the|van|en|and|wonen|eigen|woning)\b\.?/giu

const hasOwnWord = (text: string) => /\p{L}{2}/u.test(text.replace(general, ' '))

/** Words of titles and of what else stands at the top of a letter. */
const ofTitle =
  /jaarop|jaarover|overzicht|opgave|opgaaf|annual|statement|summary|samenvatting|specificatie|loonstrook|loonstaat|factuur|nota\b|rekening|invoice|receipt|betreft|onderwerp|vertrouwelijk|persoonlijk|kopie|duplica|voorbeeld|pagina|\bblad\b|page|correctie|gecorrigeerd|bewijs|proof|verklaring|declaration|belasting|fiscal|financieel|financial|financi[eë]+[ln]|aangifte|hypotheek\b|mortgage\b|inkomen|income|telefoon|postbus|administratie|afdeling|department|personeelszaken|human resources|shared services|^(?:regio)?(?:kantoor|vestiging|filiaal|locatie|team|afd\.)\s|^periode?$|tijdvak/i

/** Whether a text may be a name, and is no caption and no title. */
type IsName = (text: string) => boolean

/** Those that pay benefits and pensions name themselves above their letters, and label their name nowhere. */
const payersOfBenefits: readonly RegExp[] = [
  /^\s*(uwv|svb)\s*$/i,
  /^(?:(?:de\s+)?SVB\s*[-–|]?\s*)?(Sociale Verzekeringsbank)/iu,
  /^(?:(?:jaaropga(?:af|ve)\s+)?(?:van\s+)?)?(UWV|SVB)(?![\p{L}.])/u,
  /^((?:Stichting\s+)?(?:Bedrijfstak|Bedrijfs)?Pensioenfonds\s.+|(?:.+\s)?Pensioenfonds)$/iu,
]

/** What is a name whatever words it is made of, and no caption. */
export const isNameItself = (text: string) =>
  legalForm.test(text) || /^(?:stichting )?\p{L}*pensioenfonds\s\p{L}{2}/iu.test(text)

/** A name at its label; else the first line that is written like the name of such an organisation. */
export function readName(
  concept: 'employerName' | 'lenderName' | 'payeeName',
  texts: readonly LabelledText[],
  rows: readonly Row[],
  model: Model,
): Figure<string> | null {
  const isName = (text: string) =>
    isLikeName(text) &&
    !isTitle(text) &&
    !/^(?:stichting|vereniging|co[oö]peratie),/i.test(text) &&
    (legalForm.test(text) ||
      (concept === 'lenderName' && (bankOfPlace.test(text) || isLenderOnTop(text, rows))) ||
      !([company, organisation, ofConcept(concept)].some((kind) => kind.test(text)) ||
      isNamedAfter(concept, text, model)
        ? captionOf(text, model) !== null
        : isLikeCaption(text, model)))
  const [first] = of(texts, concept)
    .map((one) => ({ ...one, text: tidyName(one.text) }))
    .filter(({ text }) => isName(text) && !addressed.test(text))
  const top = rows.slice(0, 14).flatMap((row) => row.cells.map(withoutCaption))
  if (first) return inFull(figure(first.text, first.layout === 'beside' ? 0.95 : 0.9, first), top, isName)
  const ofEmployer = concept === 'employerName' ? (nameInBlock(rows, isName) ?? payerOfBenefit(rows)) : null
  if (ofEmployer) return ofEmployer
  const written = ofConcept(concept)
  const isWritten = ({ text }: Cell) =>
    (written.test(text) || legalForm.test(text)) &&
    (concept !== 'lenderName' || hasOwnWord(text)) &&
    !/[:€]|\b(?:sedert|sinds|since|anno)\b/i.test(text)
  const found = top.find((cell) => isWritten(cell) && isName(cell.text))
  return inFull(found ? named(found, 0.82) : (signed(rows) ?? inLetterhead(rows, isName)), top, isName)
}

const greeting = /groet|hoogachtend|regards|sincerely|faithfully/i

/** Who stands at the top and signs below, whatever words the name is made of; as it is signed. */
function signed(rows: readonly Row[]): Figure<string> | null {
  const at = rows.findIndex((row) => greeting.test(textOfRow(row)))
  const under = at < 0 ? [] : rows.slice(at + 1, at + 4).flatMap(({ cells }) => cells)
  const top = rows.slice(0, 3).flatMap(({ cells }) => cells.map(({ text }) => lettersOf(text)))
  const found = under.find(({ text }) => top.some((one) => one.length > 3 && lettersOf(text).startsWith(one)))
  return found ? named(found, 0.88) : null
}

/** A name as it stands near the top with its legal form, or with what was cut off at the end of its line. */
function inFull(found: Figure<string> | null, top: readonly Cell[], isName: IsName): Figure<string> | null {
  const isCut = (text: string) => text.startsWith(`${found?.value} `) && isName(text) && !/[\d:=,€]/.test(text)
  const full = top
    .map(({ text }) => tidyName(text))
    .find(
      (text) => isCut(text) || (legalForm.test(text) && lettersOf(text).startsWith(lettersOf(found?.value ?? text))),
    )
  return found && full ? { ...found, value: full } : found
}

/** A name that no label stands at. */
const named = ({ text, words }: Pick<Cell, 'text' | 'words'>, confidence: number, label = '') =>
  figure(tidyName(text), confidence, { words, label })

/** `Hypotheekbank Veluwe`: what the likes of it are called, and a name of its own. */
const isNamedAfter = (concept: TextField, text: string, model: Model) =>
  likeliestField(text, model) === concept && /\s\p{Lu}\p{Ll}/u.test(text) && hasOwnWord(text)

/** What stands before a name and is never its first word. */
const caption = /^(?:werkgever|inhoudingsplichtige|geldverstrekker|employer|lender)$/i
/** What parts a name from what stands beside it on a line. */
const partingMark = /^[·•|¦\u2013\u2014]$/
/** `Kwekerij Het Veld - Jaaropgave 2024`: a hyphen is a part of other names. */
const isBeforeTitle = (text: string, behind: readonly Word[]) =>
  text === '-' && ofTitle.test(behind.map((word) => word.text).join(' '))
const titleWord = /^(?:jaarop|jaarover|annual)|^(?:19|20)\d\d$|^(?:over|loon|hypotheek|inkomen|[-:,])$/i

/** What follows a caption in its cell, or the words of a title with its year, up to a mark that parts it from something else. */
function withoutCaption(cell: Cell): Cell {
  const at = cell.words.findLastIndex(({ text }, place) => /[:=]$/.test(text) || (place === 0 && caption.test(text)))
  const behind = at >= 0 && at < cell.words.length - 1 ? cell.words.slice(at + 1) : cell.words
  const start = behind[0] && titleWord.test(behind[0].text) ? behind.findIndex(({ text }) => !titleWord.test(text)) : 0
  const titled =
    start > 0 && behind.slice(0, start).some(({ text }) => /\d{4}/.test(text)) ? behind.slice(start) : behind
  const end = titled.findIndex(
    ({ text }, place) => partingMark.test(text) || isBeforeTitle(text, titled.slice(place + 1)),
  )
  const own = end > 0 ? titled.slice(0, end) : titled
  return own.length > 0 && own.length < cell.words.length ? cellOf(own) : cell
}

/** What looks like a title but says `B.V.` is a name: `Overzicht B.V.`. */
const isTitle = (text: string) =>
  /jaarop|jaarover|annual/.test(lettersOf(text)) ||
  (ofTitle.test(text) && !company.test(text) && !legalForm.test(text) && !/bureau|instituut|dienst /i.test(text))

/** Who is written to by title is no employer and no lender. */
const addressed = /^(?:dhr|mevr|mw|mrs?|ms|de heer|mevrouw|familie|fam)\b\.?\s/i
const person =
  /^(?:dhr|mevr|mw|mr|mrs|ms|de heer|mevrouw|familie|fam|aan|t\.?a\.?v|drs|ir|ing|dr)\b|^(?:\p{Lu}\.\s?)+/iu

/**
 * A name that only stands at the top of the first page: set larger than what follows, above its own address, or printed again
 * further down, as in a footer.
 */
function inLetterhead(rows: readonly Row[], isName: IsName): Figure<string> | null {
  const page = rows[0]?.page
  const own = rows.filter((row) => row.page === page)
  const usual = median(own.map((row) => row.size))
  for (const [at, row] of own.slice(0, 3).entries())
    for (const cell of row.cells.map(withoutCaption)) {
      if (!isName(cell.text) || !mayBeLetterhead(cell)) continue
      const size = Math.max(...cell.words.map((word) => word.height))
      const isLarge = size > usual * (row.origin === 'ocr' ? 1.3 : 1.12)
      const isRepeated = rows.some(
        (other) => other.index > row.index && other.cells.some(({ text }) => text.includes(cell.text)),
      )
      // The first words of a paper are most often a name, but may as well be a department's.
      const isWritten = isLarge || isAboveAddress(cell, row, rows) || isRepeated || organisation.test(cell.text)
      const confidence = isLarge && at === 0 ? 0.88 : isWritten ? 0.82 : at === 0 ? 0.7 : 0
      if (confidence > 0) return named(cell, confidence)
    }
  return null
}

const mayBeLetterhead = ({ text, words }: Cell) =>
  words.length <= 7 && /^\p{Lu}/u.test(text) && !/[:€\d|?!]|,$/.test(text) && !person.test(text) && hasOwnWord(text)

/** `UWV` above a letter. */
function payerOfBenefit(rows: readonly Row[]): Figure<string> | null {
  const top = rows.slice(0, 6).filter(({ items }) => items.every(({ kind }) => kind !== 'amount'))
  for (const { text, words } of top.flatMap((row) => row.cells)) {
    const name = payersOfBenefits.map((payer) => payer.exec(text)?.[1]).find((found) => found && isLikeName(found))
    if (name && text.length <= 60) return named({ text: name.length <= 4 ? name.toUpperCase() : name, words }, 0.85)
  }
  return null
}

/** `Gegevens werkgever`, and under it a line `Naam …`. */
function nameInBlock(rows: readonly Row[], isName: IsName): Figure<string> | null {
  const ofEmployer = /^(?:gegevens)?(?:werkgever|inhoudingsplichtige|employer|employerdetails)$/
  const heading = rows.findIndex((row) => row.cells.some((cell) => ofEmployer.test(lettersOf(cell.text))))
  const block = heading < 0 ? [] : rows.slice(heading + 1, heading + 6)
  for (const [at, { cells }] of block.entries())
    for (const [place, cell] of cells.entries()) {
      const [, own] = /^(?:naam|name)\s*:?\s*(.*)$/i.exec(cell.text) ?? []
      const below = block[at + 1]?.cells.find((other) => overlaps(other, cell))
      const names = own === '' ? [cells[place + 1], below] : own ? [{ text: own, words: cell.words.slice(1) }] : []
      const name = names.find((each) => each && isName(each.text))
      if (name) return named(name, 0.93, 'Naam')
    }
  return null
}

/** `Stationsplein 2, Hoogbroek`: a street with the number of a house, and a town. */
const isAddress = (text: string) => /^\p{Lu}[\p{L} .'-]* \d{1,3}\s?\p{L}?,\s\p{Lu}/u.test(text)

const isLikeName = (text: string) =>
  !isAddress(text) &&
  !/:\s*$|^\p{L}+\s*:|\d[\d./-]{4,}\d|\p{L}\d+\/|[€=]|\bEUR\b|^\d{4}\s?[A-Z]{2}\b|^\d{1,2}[-./]\d/u.test(text) &&
  (text.match(/\p{L}/gu)?.length ?? 0) >= 3 &&
  text.length <= 80 &&
  text.split(/\s+/).length <= 9

const behindLegalForm = String.raw`(?<=\s(?:B\.?V|N\.?V|V\.?O\.?F|C\.?V|U\.?A)\.?)`
/** What is printed with a name and is no part of it. */
const besideName: readonly RegExp[] = [
  /\s\d{1,2}[-./]\d{1,2}[-./]\d{4}.*$/,
  /^(?:\p{Ll}+\s)+(?:van|of)\s(?=\p{Lu})/u,
  /\s[·•|¦]\s.*$/u,
  // Behind a legal form stands what it does, its seat, or whom it writes to.
  new RegExp(String.raw`${behindLegalForm}\s(?!en\s)\p{Ll}.*$`, 'u'),
  new RegExp(String.raw`${behindLegalForm}[,;]\s.*$`, 'u'),
  new RegExp(String.raw`${behindLegalForm}\s(?:(?:Dhr|Mevr|Mw|Mr|Mrs|Ms)\b|[Dd]e heer|[Mm]evrouw|\p{Lu}\.).*$`, 'u'),
  /,\s*\p{Lu}[\p{L} .'-]* \d+\s?\p{L}?,? .*$/u,
  // `Kwekerij Het Veld, Lh-nr 9990L01`.
  /,?\s(?:\p{L}+-?)?(?:nummer|nr|number|no)\b\.?:?\s\d.*$/iu,
  // `Hypotheken van Florentijn Bank`: what is offered, before who offers it.
  /^(?:hypotheken|leningen|mortgages)\s(?:van|of|by)\s(?=\p{Lu})/iu,
  /^[:\s._-]+|[\s_]+$/g,
]

const tidyName = (text: string) =>
  besideName.reduce((name, part) => name.replace(part, ''), text.replace(/\s+/g, ' ')).trim()
