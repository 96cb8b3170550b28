import { withheldTaxOn } from '../../../packages/domain/src/tax-law/index.ts'

/** Fictional people, firms, lenders and figures. */
const firms = [
  'Bakkerij De Korenaar',
  'Apotheek Het Groene Kruis',
  'Drukkerij Van Loenen',
  'Vishandel Zeezicht',
  'Hotel De Witte Zwaan',
  'Garage Van den Berg',
  'Theater De Kroon',
  'Kwekerij Rozenhof',
  'Transportbedrijf Hoogland',
  'Schildersbedrijf Kleur & Co',
  'Uitzendbureau Flexibel',
  'Installatietechniek Waterman',
  'Reisbureau Horizon',
  'Tandartspraktijk De Linden',
  'Kinderopvang Het Nest',
  'Adviesgroep Meridiaan',
  'Bouwbedrijf Stevens en Zonen',
  'Supermarkt Boersma',
  'Zorggroep De Wending',
  'Softwarehuis Octaaf',
  'Scheepswerf De Kiel',
  'Universiteit Veldhoven',
  'Boekhandel Het Leesteken',
  'Cateraar Smaakvol',
  'Kaasmakerij Oud Wiel',
]
const bodies = [
  'Stichting Openbaar Onderwijs Rijnland',
  'Gemeente Waterveen',
  'Stichting Thuiszorg Midden',
  'Vereniging Natuurbehoud',
  'Stichting De Brug',
  'Coöperatie Landbouw Noord U.A.',
  'Ministerie van Proefzaken',
  'Waterschap De Oever',
]
const funds = [
  'Stichting Pensioenfonds Grafisch Werk',
  'Pensioenfonds Zeevaart',
  'Bedrijfstakpensioenfonds Hout',
  'Stichting Pensioenfonds De Mast',
  'UWV',
  'Sociale Verzekeringsbank',
  'Levensverzekeraar De Eik N.V.',
]
const lenders = [
  'Kustbank N.V.',
  'Hypotheekfonds Oranjehof',
  'Bank van Rivierenland N.V.',
  'Veldzicht Hypotheken B.V.',
  'Noorderlicht Bank',
  'Coöperatieve Bank De Schakel U.A.',
  'Woonfonds Hypotheken',
  'Levensverzekering Maatschappij De Ark N.V.',
  'Delta Hypotheekbank N.V.',
  'Molenstad Woninghypotheken B.V.',
  'Amstelhof Hypotheken',
  'De Hanze Bank N.V.',
  'Tulpenveld Verzekeringen N.V.',
]
const payees = [
  'Fysiotherapie Het Loopwerk',
  'Tandartspraktijk Blinkend',
  'Stichting Schoon Water',
  'Dierenopvang De Mand',
  'Hogeschool Waalstad',
  'Universiteit Veldhoven',
  'Kerkgenootschap De Bron',
  'Apotheek Centrum',
  'Ziekenhuis Oostland',
  'Cursuscentrum Leerlicht',
]
const legal = ['B.V.', 'B.V.', 'N.V.', 'V.O.F.', '', '', 'BV', 'Holding B.V.']
const surnames = [
  'de Vries',
  'Jansen',
  'van Dijk',
  'Bakker',
  'El Idrissi',
  'Kaya',
  'Smit',
  'Meijer',
  'de Boer',
  'Mulder',
  'Hoekstra',
  'Nguyen',
  'van der Meer',
  'Kowalska',
  'Peters',
]
const streets = [
  'Dorpsstraat',
  'Kerkweg',
  'Molenlaan',
  'Stationsplein',
  'Industrieweg',
  'Havenkade',
  'Lindenlaan',
  'Marktplein',
  'Schoolstraat',
  'Parkweg',
]
const towns = [
  'Zwolle',
  'Deventer',
  'Assen',
  'Leiden',
  'Ede',
  'Venlo',
  'Breda',
  'Hoorn',
  'Utrecht',
  'Almere',
  'Goes',
  'Emmen',
]
const letters = 'ABCDEFGHJKLMNPRSTVW'

export const months = [
  'januari',
  'februari',
  'maart',
  'april',
  'mei',
  'juni',
  'juli',
  'augustus',
  'september',
  'oktober',
  'november',
  'december',
]
export const monthsEnglish = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** Names are of these lists, or of `chance.nameOf`, where what reads names is to learn from names of all shapes. */
export const firmOf = (chance, isPension) => {
  if (chance.nameOf) return chance.nameOf(isPension ? 'fund' : 'employer')
  if (isPension) return chance.pick(funds)
  if (chance.chance(0.2)) return chance.pick(bodies)
  return `${chance.pick(firms)} ${chance.pick(legal)}`.trim()
}
export const lenderOf = (chance) => chance.nameOf?.('lender') ?? chance.pick(lenders)
export const payeeOf = (chance) => chance.nameOf?.('payee') ?? chance.pick(payees)
export const personOf = (chance) =>
  `${chance.pick(['', '', 'Dhr. ', 'Mevr. '])}${Array.from({ length: chance.whole(1, 3) }, () => `${chance.pick(letters)}.`).join('')} ${chance.pick(surnames)}`
export const streetOf = (chance) => `${chance.pick(streets)} ${chance.whole(1, 240)}`
export const townOf = (chance) =>
  `${chance.whole(1000, 9999)} ${chance.pick(letters)}${chance.pick(letters)} ${chance.pick(towns)}`

/** A number of the range kept for tests that passes the eleven-proof. */
export function bsnOf(chance) {
  for (;;) {
    const digits = `99999${chance.whole(1000, 9999)}`
    const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at === 8 ? -1 : 9 - at), 0)
    if (sum % 11 === 0) return digits
  }
}

const cents = (chance, from, to) => chance.whole(from * 100, to * 100)
/** About what the tables withhold: most often with all credits, now and then without any; cents. */
function taxOn(chance, wage, year, isPension) {
  const { usual, ofPension, most } = withheldTaxOn(wage, year)
  const base = isPension && chance.chance(0.7) ? ofPension : usual
  const beyond = chance.chance(0.15) ? 0.6 * chance.next() * (most - base) : 0
  return Math.max(0, Math.round(base + beyond + 0.06 * wage * (chance.next() - 0.5)))
}

export function jobOf(chance, year, isPension) {
  const wage = chance.chance(0.85) ? cents(chance, 9_000, 85_000) : cents(chance, 300, 9_000)
  const withheld = taxOn(chance, wage, year, isPension)
  const from = chance.chance(0.65) ? [1, 1] : [1, chance.whole(2, 9)]
  const to = chance.chance(0.8) ? [31, 12] : [30, chance.pick([11, 11, 9])]
  return {
    employer: firmOf(chance, isPension),
    wage,
    withheld,
    credit: Math.min(cents(chance, 0, 5_500), wage),
    svWage: chance.chance(0.25) ? wage : wage - cents(chance, 1, 3_000),
    zvwWage: chance.chance(0.25) ? wage : Math.max(0, wage - cents(chance, 1, 3_000)),
    zvwContribution: Math.round(wage * 0.0657),
    premiums: Math.round(wage * 0.1),
    gross: wage + cents(chance, 1, 6_000),
    net: Math.max(0, wage - withheld - cents(chance, 0, 2_000)),
    pension: cents(chance, 100, 4_000),
    allowance: chance.chance(0.2) ? 0 : cents(chance, 20, 3_000),
    from: [...from, year],
    to: [...to, year],
    number: `99999${chance.whole(1000, 9999)}L0${chance.whole(1, 3)}`,
    isPension,
  }
}

const ways = [
  ['Annuïtair', ['Annuïtair', 'Annuïteit', 'Annuïteitenhypotheek', 'Annuity', 'Annuïtaire lening']],
  ['Lineair', ['Lineair', 'Lineaire hypotheek', 'Linear', 'Lineaire lening']],
  ['Aflossingsvrij', ['Aflossingsvrij', 'Aflossingsvrije hypotheek', 'Interest-only', 'Aflossingsvrije lening']],
]

export function loanPartOf(chance, stem, index, isEnglish) {
  const [way, shown] = chance.pick(ways)
  const start = cents(chance, 20_000, 320_000)
  const repayment = way === 'Aflossingsvrij' ? 0 : cents(chance, 500, Math.min(9_000, start / 200))
  const rate = chance.whole(110, 560)
  const texts = shown.filter((text) => /Annuity|Linear|Interest/.test(text) === isEnglish)
  return {
    number: `${stem}${chance.separator ?? '-'}${String(index + 1).padStart(2, '0')}`,
    way,
    shownWay: chance.pick(texts.length > 0 ? texts : shown),
    start,
    repayment,
    end: start - repayment,
    rate,
    interest: Math.round((start * rate) / 10_000) - chance.whole(0, 20_00),
  }
}
