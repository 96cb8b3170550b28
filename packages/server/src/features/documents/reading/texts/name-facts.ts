import { lettersOfRow, type Row, rowsFrom, textOfRow } from '../candidates/sheet.ts'
import type { Meaning } from '../candidates/sights.ts'
import { lettersOf } from '../layout/letters.ts'
import { type Cell, overlaps } from '../layout/lines.ts'
import { median } from '../layout/median.ts'
import { remembered } from '../remembered.ts'
import type { Model } from '../statements/model.ts'
import { captionOf } from './captions.ts'
import { isAboveAddress, isPerson, readHolder } from './holder.ts'
import { isMoney, legalForm, type Stretch, withoutForm } from './name-stretches.ts'

/** The fields that hold names. */
export type NameField = 'employerName' | 'lenderName' | 'payeeName'

/** What names are made of and what else stands where they do: each is a fact of its own. */
const wordsOf = {
  saysBody:
    /\b(?:stichting|co[oö]peratie\p{L}*|gemeente|provincie|waterschap|vereniging|ministerie|universiteit|hogeschool|ziekenhuis|groep|holding|parochie|kerk\p{L}*|maatschap|rijks\p{L}+|dienst|bureau|instituut|foundation|university|council)(?=\s|$|,)/iu,
  saysKind:
    /praktijk|kliniek|zorg|apotheek|tandarts|fysio|huisarts|school|academie|opvang|museum|bibliotheek|bakker|slager|kapper|kapsalon|hotel|restaurant|caf[eé]|garage|bedrijf|kantoor|winkel|handel\b|kwekerij|drukkerij|werf|bouw\b|techniek|logisti|transport|services|consult|advies|software|horeca|beheer|vastgoed|trading|studio|atelier|theater|centrum|college|lyceum|omroep|huis\b/iu,
  saysZonen: /(?:&|en|and) (?:Zn|Zonen|Zoon|Sons?|Dochters?|Co|Partners)\b|^(?:gebr|firma|fa)\b/iu,
  isKnownPayer: /^(?:UWV|SVB|(?:SVB |de )?sociale verzekeringsbank)$/iu,
  saysBank: /bank(?:iers)?(?:huis)?(?:\b|\s)|bank$/iu,
  saysLender:
    /hypothe|mortgage|home loans|verzekering|leven\b|krediet|financier|fonds|kas\b|kapitaal|maatschappij|wonen\b|woning|vermogen|waarborg|funding/iu,
  saysFund:
    /pensioenfonds|uitkering|levensverz|pensioen\b|\bUWV\b|\bSVB\b|verzekeringsbank|sociale (?:dienst|zaken)|fonds\b/iu,
  joinsTwo: /\p{L}\s(?:&|en|and)\s\p{Lu}/u,
  saysTitle:
    /jaarop|jaarover|overzicht|opgave|opgaaf|annual|statement|summary|samenvatting|specificatie|loonstrook|loonstaat|factuur|\bnota\b|rekening|invoice|receipt|betreft|onderwerp|certificate|verklaring|declaration|bewijs|aangifte|tax return/iu,
  saysRemark:
    /vertrouwelijk|persoonlijk|confidential|kopie|duplica|voorbeeld|pagina|\bblad\b|\bpage\b|\bblz\b|bestemd|afschrift|origineel|correctie|bewaren|voor uw|artikel|in euro/iu,
  startsDepartment:
    /^(?:afdeling|afd|team|dienst|bureau|kantoor|vestiging|nevenvestiging|filiaal|locatie|regiokantoor|hoofdkantoor|department|hoofd|directie)\b/iu,
  saysDepartment:
    /^(?:werk|inkomen|zorg|sociale zaken|maatschappelijk)\b|afdeling|\bafd\b|department|personeelszaken|personeel|human resources|\bHR\b|shared services|^team\b|administratie|klantenservice|customer|beheer$|backoffice|^(?:regio)?(?:kantoor|vestiging|filiaal|locatie)\b|salaris|payroll|directie|directeur|^hoofd\b/iu,
  saysProduct:
    /^(?:hypothe(?:ek|ken)|wonen|sparen|lenen|mortgages?|uw |mijn |my |your )|\b(?:lening|leningdeel|spaarrekening|rekening|hypotheek|saldo|rente|schuld|loon|loonheffing|aflossing|onderpand|woning)\b/iu,
  saysPlace:
    /\b(?:straat|laan|weg|plein|postbus|p\.?o\.? box|kade|singel|gracht|dijk)\b|\p{L}(?:straat|laan|weg|plein|kade|singel|gracht|pad|dreef)\s\d/iu,
  hasStreetNumber: /^\p{Lu}[\p{L} .'-]*\s\d{1,4}(?:\s?[-\p{L}]{1,3})?$/u,
  hasDigits: /\d/,
  hasDate:
    /\b(?:januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|january|february|march|may|june|july|october)\b|\b20\d\d\b/iu,
  saysCaption:
    /^(?:vennootschap|onderneming|organisatie|naam|name|adres|address|werknemer|employee|werkgever|employer|periode|period|datum|date|bsn|nummer|functie|totaal|total|omschrijving|bedrag|klant|kenmerk|telefoon|woonplaats|plaats|bank|lender|geldverstrekker)\b[^\p{L}]*$/iu,
  isAddressed: /^(?:dhr|mevr|mw|hr|mrs?|ms|de heer|heer|mevrouw|familie|fam|aan|t\.?a\.?v|geachte|beste|dear)\b/iu,
  hasVerb: /\b(?:is|was|zijn|bent|hebt|heeft|hebben|wij|we|u|uw|ons|onze|you|your|our|kunt|worden|werd)\b/iu,
  saysAgent:
    /administratie|accountant|salaris|loon|payroll|notari|boekhoud|makelaar|adviseurs|tussenpersoon|software/iu,
  startsLow: /^(?!(?:gemeente|provincie|waterschap)\s\p{Lu})\p{Ll}/u,
  isCapitalised:
    /^(?:(?:gemeente|provincie|waterschap)\s)?(?:[\p{Lu}\d&]\S*|de|het|den|der|van|voor|en)(?:\s(?:[\p{Lu}\d&]\S*|de|het|den|der|van|voor|en|ter|ten|te|of|in|the|and|for|and))*$/u,
  endsOpen: /(?:\s|^)(?:&|en|van|de|het|der|voor|and|of|the)$|[-&]$/iu,
  isOneWord: /^(?!(?:UWV|SVB)$)\S+$/,
  isLong: /^(?:\S+\s){5}/,
} as const satisfies Readonly<Record<string, RegExp>>
/** Whether a text is a caption that no amount stands at, such as `Naam`. */
export const saysCaption = (text: string) => wordsOf.saysCaption.test(text)

const greeting = /groet|hoogachtend|regards|sincerely|faithfully/i
const ofFirm =
  /kvk|k\.v\.k|kamer van koophandel|iban|btw|loonheffingen?nummer|lh-?\s?n(?:ume)?r|statutair|handelsregister|chamber of commerce/i
const saysAgency = /namens|voor rekening van|in opdracht van|opgesteld voor|verzorg|on behalf of|verwerk/i
const tradesAs = /handelsnaam|onderdeel van|trading|onderneming van|member of|dochter van|label van|h\/o/i
const saysWhoPays =
  /(?:in dienst|werkzaam|employed|namens|opdracht van|rekening van|on behalf of|werkgever|inhoudingsplichtige|employer)\P{L}*(?:\p{Ll}+\P{L}*)?$/iu
const saysWhoLends =
  /(?:hypotheek|lening|mortgage|loan|verstrekt|schuld|geleend|geldgever|geldverstrekker|lender)\s(?:\p{Ll}+\s){0,2}(?:bij|door|aan|van|with|by|from|to|is)\P{L}*$|(?:geldgever|geldverstrekker|lender)\P{L}*$/iu
/** `De hypotheek van J. Smit` says who borrows. */
const saysWhose = /\b(?:van|of)\P{L}*$/iu
const ofOther =
  /notaris|adviseur|tussenpersoon|bemiddel|verzekeraar|pensioenuitvoerder|accountant|inlener|geplaatst|arbo|software|verwerk|opgemaakt|afdeling|eenheid|functie|kostenplaats|taxateur|vestiging|rekeninghouder|ten name|t\.?n\.?v|werknemer|employee|klant|customer|borrower|geldnemer/i

/** What the words of a text tell. Texts recur, in one paper and from paper to paper. */
export const saidOf = remembered((text): readonly string[] => {
  const founded = text.replace(/\bvan 1[5-9]\d\d\b/, '')
  const said = Object.entries(wordsOf).flatMap(([name, words]) => (words.test(founded) ? name : []))
  return [...said, ...(legalForm.test(text) ? ['endsInForm'] : []), ...(isPerson(text) ? ['isPerson'] : [])]
})

const site = /(?:@|www\.|\b)([\p{L}\d-]{4,})\.(?:nl|com|eu|org|net|be)\b/giu

/** What is the same for every stretch of some rows. */
export function pageFacts(rows: readonly Row[]) {
  const sites = rows.map(textOfRow).flatMap((text) => (text.includes('.') ? [...text.matchAll(site)] : []))
  return {
    rows,
    holder: lettersOf(readHolder(rows) ?? ''),
    usual: median(rows.map(({ size }) => size)),
    sites: sites.map(([, name]) => lettersOf(name ?? '')),
    greeted: rows.findIndex((row) => greeting.test(textOfRow(row))),
  }
}
type PageFacts = ReturnType<typeof pageFacts>

const ofHolder = /werknemer|medewerker|employee|klant|customer|borrower|geldnemer|schuldenaar|gerechtigde|verzekerde/i
/** How many lines over a text its block may begin. */
const blockHeight = 4

/** What stands over a text, or over what stands before it, in the lines of its block. */
function headsOver({ row, cell }: Stretch, { rows }: PageFacts): readonly string[] {
  const place = row.cells.indexOf(cell)
  const columns = place > 0 ? row.cells.slice(place - 1, place + 1) : [cell]
  const isHead = (over: Cell) => over.words.length < 6 && columns.some((one) => overlaps(one, over))
  return rowsFrom(rows, row, -1, blockHeight).flatMap(({ cells }) => cells.filter(isHead).map(({ text }) => text))
}

/** Bodies that are called by their letters as well. */
const shortened: Readonly<Record<string, string>> = {
  uitvoeringsinstituutwerknemersverzekeringen: 'uwv',
  socialeverzekeringsbank: 'svb',
}

/** Without its legal form: what names are told apart by. */
export const keyOf = remembered((text): string => {
  const key = lettersOf(withoutForm(text))
  return shortened[key] ?? key
})

const atName = /^(?:\p{L}?\d{0,2}[.)]?\s)?(?:naam|name|bedrijf|organisatie|instelling)(?:\snaam)?\P{L}*$/iu

/** What is known of one stretch of text besides what its words tell: from 0 to 1 each, or whether it is so. */
export function factsOf(stretch: Stretch, page: PageFacts, field: NameField, model: Model) {
  const { concepts, meanings } = model
  const { text, row, cell, how, before, above, words, hasMore } = stretch
  const at = row.index - (page.rows[0]?.index ?? 0)
  const [own, nothing] = [concepts.indexOf(field.replace('Name', '')), concepts.length - 1]
  const sharesOf = (said: string) => (/\p{L}/u.test(said) && said.length < 70 ? meanings.of(said) : null)
  const ownIn = (shares: Meaning | null) => shares?.[own] ?? 0
  const otherIn = (shares: Meaning | null) => (shares ? 1 - (shares[nothing] ?? 0) - (shares[own] ?? 0) : 0)
  const [ofText, ofAbove, ofBefore] = [sharesOf(text), sharesOf(above), how === 'sentence' ? null : sharesOf(before)]
  const key = keyOf(text)
  const times = page.rows.filter((line) => lettersOfRow(line).includes(key)).length
  const line = textOfRow(row)
  const [ahead = '', behind = ''] = line.split(text)
  const next = page.rows[at + 1]
  const isTop = at < 4 && row.page === page.rows[0]?.page
  const size = Math.max(...words.map(({ height }) => height))
  const isLarge = size > page.usual * (row.origin === 'ocr' ? 1.3 : 1.12)
  const heads = headsOver(stretch, page)
  const underOwn = Math.max(0, ...heads.map((head) => ownIn(sharesOf(head))))
  const isAtName = atName.test(before || above)
  const isSaidToPay = field === 'employerName' && (saysWhoPays.test(before) || saysWhoPays.test(above))
  const isOfSite = (name: string) => name.includes(key) || (name.length > 3 && key.includes(name))
  return {
    isCaption: captionOf(text, model) !== null,
    isOwnCaption: ownIn(ofText),
    isOther: otherIn(ofText),
    firstLabelled: how === 'labelled' && stretch.rank === 0,
    labelled: how === 'labelled',
    beforeOwn: ownIn(ofBefore),
    beforeOther: otherIn(ofBefore),
    aboveOwn: ownIn(ofAbove),
    aboveOther: otherIn(ofAbove),
    underOwn,
    isAtName,
    isAtNameUnderOwn: isAtName ? underOwn : 0,
    isUnderHolder: heads.some((head) => ofHolder.test(head)),
    isJoined: how === 'joined',
    isLargeJoined: how === 'joined' && isLarge,
    isLargeWithMore: how === 'cell' && isLarge && hasMore,
    isInSentence: how === 'sentence',
    isFirstRow: at === 0,
    isSecondRow: at === 1,
    isThirdRow: at === 2 || at === 3,
    isInHead: at >= 4 && at < 12,
    isLarge,
    isTopLarge: isTop && isLarge,
    isAboveAddress: isAboveAddress(cell, row, page.rows),
    isTwice: times === 2,
    isOften: times > 2,
    isTopAgain: isTop && times > 1,
    isWithNumber: ofFirm.test(line),
    isSigned: how !== 'sentence' && page.greeted >= 0 && at > page.greeted && at <= page.greeted + 3,
    isSite: key.length > 3 && page.sites.some(isOfSite),
    isWithAmount: row.items.some(isMoney),
    isTradeName: tradesAs.test(before) || tradesAs.test(ahead),
    isSaidToPay,
    isSaidToLend: field === 'lenderName' && saysWhoLends.test(before) && !(isPerson(text) && saysWhose.test(before)),
    isOfOther: ofOther.test(before) || (how !== 'sentence' && !isSaidToPay && ofOther.test(above)),
    isBehind: /(?:bij|door|van|namens|by|from|with|of)\P{L}*$/iu.test(before),
    isBehindTo: /(?:aan|to|t\.a\.v\.|voor|for|heer|mevrouw)\P{L}*$/iu.test(before),
    isByAgent: saysAgency.test(behind) || (next !== undefined && saysAgency.test(textOfRow(next))),
    isHolder: key.length > 3 && page.holder.includes(key),
  }
}
