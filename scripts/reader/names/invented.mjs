/** Invented names of all shapes, put together of parts, so that what reads names learns where they stand and how they look, not which there are. */

const onsets = [
  'b',
  'br',
  'd',
  'dr',
  'f',
  'g',
  'h',
  'j',
  'k',
  'kl',
  'l',
  'm',
  'n',
  'p',
  'r',
  's',
  'st',
  't',
  'v',
  'w',
  'z',
]
const vowels = ['a', 'aa', 'e', 'ee', 'i', 'ie', 'o', 'oo', 'oe', 'u', 'ui', 'ij', 'ei', 'ou']
const codas = ['', 'k', 'l', 'm', 'n', 'r', 's', 't', 'rd', 'nk', 'ls', 'rs', 'nd', 'ft', 'ma', 'stra', 'ing']
const fronts =
  'Duin Zee Wolk Eik Zilver Noord Zuid Ster Molen Bos Veld Rivier Goud Hazel Klaver Linden Maas Meer Oost Ree Riet Rots Vuur Water Wilg Wind Zon Zand Berk Brug Dijk'
const backs = 'hof zicht kade berg lust poort land oever wijk stroom dal stein hove woude gaarde horst haven rode'
const nouns =
  'Pelikaan Anker Kompas Roos Schakel Kroon Fontein Hoorn Ooievaar Zwaluw Toren Leeuw Sleutel Brug Vlinder Wingerd Spiegel Draad Ploeg Ketel Regenboog Schelp Waaier Golf Haan Mand Pen Kiezel Zolder Tafel Boom Loods'
const qualities = 'Gouden Groene Oude Nieuwe Vrolijke Stille Rode Witte Gekroonde Kleine Vliegende Blauwe Tweede'
const surnames =
  'Wieringa|Van den Brink|De Graaf|Hofman|Ter Braak|Bosman|Dekker|Van Leeuwen|Schouten|Verhagen|Postma|Zijlstra|Kuiper|Aksoy|Okafor|Van Rijn|Brouwer|De Wit|Terpstra|Lammers|Van der Velde|Engelen|Nagtegaal|Oud|Huizinga'
const places =
  'Zutphen Kampen Sneek Tholen Grave Buren Hattem Elburg Hulst Lisse Texel Salland Drenthe Zeeland Kennemerland Twente Westland Waterland Achterveld Amsteldorp'
const kindsOfFirm =
  'Slagerij|Kapper|Hotel|Restaurant|Eetcafé|Autobedrijf|Garage|Schilder|Bouwbedrijf|Aannemersbedrijf|Rijwielhandel|Bloemist|Hoveniersbedrijf|Drukkerij|Brouwerij|Wasserij|Meubelmakerij|Notariskantoor|Advocatenkantoor|Accountantskantoor|Administratiekantoor|Architectenbureau|Uitzendbureau|Schoonmaakbedrijf|Transportbedrijf|Kinderdagverblijf|Basisschool|Scholengroep|Zorgcentrum|Verpleeghuis|Huisartsenpraktijk|Tandartsen|Dierenartsen|Fysiotherapie|Apotheek|Manege|Camping|Museum|Theater|Bibliotheek|Bakker|Kaashandel|Viskwekerij|Loonbedrijf|Maatschap|Makelaardij|Reisbureau|Supermarkt|Boekhandel|Galerie|Sportschool|Zwembad|Kringloop|Bioscoop|Jachthaven|Ziekenhuis|Kliniek|Thuiszorg|Woningstichting|Zorggroep'
const trades =
  'Bouw|Techniek|Logistiek|Transport|Installaties|Consultancy|Advies|Software|Media|Vastgoed|Services|Onderwijs|Zorg|Recreatie|Horeca|Events|Schoonmaak|Design|Engineering|Retail|Foods|Agri|Metaal|Interieur|Reizen|Trading|Groep|Beheer|Bloembollen|Visserij|Verhuur|Security|Systems|Marine|Energie|Textiel|Dakwerken|Personeel|Flex|Payroll'
const bodies =
  'Gemeente {place}|Provincie {place}|Waterschap {compound}|Ministerie van {quality} Zaken|Universiteit {place}|Hogeschool {place}|Veiligheidsregio {place}|Regionale Belastinggroep {place}|Stichting {compound}|Stichting De {noun}|Stichting {kind} {compound}|Stichting voor Openbaar Onderwijs {place}|Stichting Katholiek Onderwijs {place} e.o.|Vereniging {compound}|Vereniging voor {trade} en {trade}|Coöperatie {compound} U.A.|Dienst {trade} {place}|R.K. Parochie Sint {first}|Hervormde Gemeente {place}|Landelijk Bureau {trade}|Vakbond {compound}|Omroep {place}|Het {place} Lyceum|College {compound}'
const free =
  '{compound}|{made}|{made}|{compound}|{joined}|De {quality} {noun}|Het {quality} {noun}|De {noun}|{noun} & {noun}|{noun} en {noun}|{surname} & {surname}|{surname} {trade}|{compound} {trade}|{made} {trade}|{trade} {compound}|{made} {made}|{surname}|Studio {made}|Atelier {noun}|{compound} {trade} & {trade}|{made} International|{made} Group|{compound} {place}|{noun} van {place}|{surname} {trade} {place}|{made} Nederland|{made} Benelux|{made} Netherlands|North {noun} Trading|{capitals}|{capitals} {trade}|{capitals}-{trade}|{made}.nl|{joined}|{noun} {number}|Gebr. {surname}|{surname} en Zonen|{surname} & Zn.|Firma {surname}|{first} {surname}|Bureau {surname}|Team {noun}|Bij {first}|Op de {noun}|{made} {surname} {trade}|{made} {trade} van {year}|De {noun} van {year}|{trade} {made} {compound} {trade}'
const persons =
  '{initial} {surname}|Mevrouw {initial} {surname}|Dr. {initial} {surname}|De heer {initial} {surname}|Mw. {initial} {surname}'
const funds =
  'Pensioenfonds {trade}|Stichting Pensioenfonds {made}|Stichting Pensioenfonds {compound}|Bedrijfstakpensioenfonds {trade}|Stichting Bedrijfspensioenfonds {made}|Algemeen Pensioenfonds {compound}|Pensioenuitvoerder {compound}|{made} Pensioen|{compound} Leven N.V.|{made} Levensverzekeringen|Uitkeringsfonds {compound}|Uitvoeringsdienst {trade} en {trade}|UWV|UWV|UWV|UWV|SVB|SVB|Sociale Verzekeringsbank|Sociale Verzekeringsbank|Rijksbureau {quality} Uitkeringen|Sociale Dienst {place}|Werkplein {place}|Fonds {trade}|Vakantiefonds {trade}|Stichting Weduwenfonds {trade}|Nabestaandenfonds {compound}|{compound} Verzekeringen|Onderlinge {made}|Uitkeringsinstantie {place}|Tijdspaarfonds {trade}|Onderlinge Levensverzekering De {noun} van {year}|Vakantie- en Spaarfonds voor de {trade}|Pensioenfonds voor {trade} en {trade}|Stichting Bedrijfstakpensioenfonds {trade} en {trade}'
const lenders =
  '{made} Bank|{compound}bank|{made}bank|Bank {made}|Bank van {place}|{place}bank|Hypotheekbank {place}|{made} Hypotheekbank|{compound} Hypotheken|{made} Hypotheken|{surname} Hypotheken|{made} Woninghypotheken|{compound} Wonen|{made} Leven|{made} Levensverzekering Maatschappij|Levensverzekering Maatschappij {compound}|{compound} Verzekeringen|{made} Verzekeringen en Hypotheken|Woonfonds {place}|{compound} Woningfonds|Volkshuisvestingsfonds {place}|Stimuleringsfonds {compound}|Spaarbank {place}|Coöperatieve Bank {compound}|Coöperatieve {made}|{made} Financieringen|{compound} Woningfinanciering|{made} Krediet|Woonkrediet {compound}|{made} Mortgages|{made} Home Loans|{noun} & {noun} Mortgages|{made} Bank Nederland|{made} Kapitaal|{surname} Vermogensbeheer|{made} Collectief|Onderlinge {compound}|De {quality} {noun}|{made}|{made}|{made}|{compound}|{compound}|{joined}|{capitals} Bank|{capitals} Hypotheken|{capitals}|{surname} & {surname}|Eigen {noun} {trade}|{surname} Beheer|{made} Direct|{made} Home Finance|Bankiers {surname}|{surname} Bankiers|Waarborgfonds {place}|Kredietunie {place}|Stichting Pensioenfonds {trade}|{made} Funding|{compound} Hypotheekfonds|Verzekeringsmaatschappij De {noun} van {year}|{made} van {year}|Onderlinge Verzekering {place} van {year}|Hypotheken {compound}|{made} Spaar- en Hypotheekbank|Vereenigde {trade}hypotheek|Maatschappij voor {trade} en Hypotheken'
const familyLenders =
  'Familie {surname}|{initial} {surname}|De heer {initial} {surname}|Stichting Familiefonds {surname}'
const payees =
  '{kind} {compound}|{kind} {surname}|{kind} De {noun}|Tandartspraktijk {made}|Apotheek {place}|Ziekenhuis {compound}|Fysiotherapie {made}|Stichting {compound}|Stichting De {noun}|Vereniging {compound}|Hogeschool {place}|Universiteit {place}|College {made}|Opleidingen {made}|Academie {compound}|Protestantse Gemeente {place}|Parochie Sint {first}|Dierenopvang {compound}|Fonds {made}|{made} Foundation|{made}|De {quality} {noun}|Optiek {surname}|{surname} Orthodontie|Cursuscentrum {made}|Kerkgenootschap {compound}|{compound} Zorg|Mondzorg {place}|Natuurfonds {place}'
const firsts = 'Anna Bram Cato Daan Eva Floor Gijs Hanna Ivo Joost Kim Lotte Maarten Noor Olaf Pieter'
const listOf = (text) => text.split(text.includes('|') ? '|' : ' ')
const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1)
const letters = 'ABCDEFGHJKLMNOPRSTVWZ'

/** A word that is in no dictionary. */
const madeWord = (chance) =>
  capital(
    Array.from({ length: chance.pick([1, 2, 2, 3]) }, () => `${chance.pick(onsets)}${chance.pick(vowels)}`).join('') +
      chance.pick(codas),
  )
const parts = {
  made: madeWord,
  compound: (chance) => `${chance.pick(listOf(fronts))}${chance.pick(listOf(backs))}`,
  joined: (chance) => `${chance.pick(listOf(fronts))}${capital(chance.pick(listOf(backs)))}`,
  noun: (chance) => chance.pick(listOf(nouns)),
  quality: (chance) => chance.pick(listOf(qualities)),
  surname: (chance) => (chance.chance(0.3) ? `Van ${madeWord(chance)}` : chance.pick(listOf(surnames))),
  place: (chance) =>
    chance.chance(0.4) ? `${chance.pick(listOf(fronts))}${chance.pick(listOf(backs))}` : chance.pick(listOf(places)),
  trade: (chance) => chance.pick(listOf(trades)),
  kind: (chance) => chance.pick(listOf(kindsOfFirm)),
  first: (chance) => chance.pick(listOf(firsts)),
  initial: (chance) => Array.from({ length: chance.whole(1, 3) }, () => `${chance.pick([...letters])}.`).join(''),
  capitals: (chance) => Array.from({ length: chance.whole(2, 4) }, () => chance.pick([...letters])).join(''),
  year: (chance) => String(chance.whole(1790, 1965)),
  number: (chance) => String(chance.whole(2, 99)),
}
const filled = (chance, shape) => shape.replace(/\{(\w+)\}/g, (_, part) => parts[part](chance))
const kindFirms = [
  '{kind} {compound}',
  '{kind} {made}',
  '{kind} {surname}',
  '{kind} De {noun}',
  '{kind} {place}',
  '{compound} {kind}',
  '{kind} De {quality} {noun}',
  '{kind} {noun} & {noun}',
]
const legalForms = [
  'B.V.',
  'B.V.',
  'B.V.',
  'BV',
  'N.V.',
  'N.V.',
  'NV',
  'V.O.F.',
  'VOF',
  'C.V.',
  'Holding B.V.',
  'Nederland B.V.',
  'U.A.',
]
const lenderForms = ['N.V.', 'N.V.', 'B.V.', 'B.V.', 'NV', 'U.A.']

const agents =
  'Administratiekantoor {surname}|Administratiekantoor {compound}|Accountantskantoor {surname} & {surname}|{made} Salarisverwerking|Salarisbureau {made}|Loonservice {compound}|{made} Payroll Services|{made} Accountants|Boekhouding {surname}|{surname} Salarisadvies|{made}Loon|Salaria {made}'
const notaries =
  'Notariskantoor {surname} & {surname}|Notarissen {surname}|{surname} Notariaat|Hypotheekadviseurs {surname}|{surname} Assurantiën|Makelaardij {surname}|Accountantskantoor {surname}'

/** How often each kind of name is taken. */
const shapes = {
  employer: [
    [30, kindFirms, 0.3],
    [45, listOf(free), 0.4],
    [16, listOf(bodies), 0],
    [1.5, listOf(persons), 0],
  ],
  fund: [[1, listOf(funds), 0.1]],
  lender: [
    [30, listOf(lenders), 0.4],
    [1, listOf(familyLenders), 0],
  ],
  payee: [[1, listOf(payees), 0.15]],
  /** Who writes for another. */
  employerAgent: [[1, listOf(agents), 0.3]],
  lenderAgent: [[1, listOf(notaries), 0.3]],
  payeeAgent: [[1, listOf(agents), 0.3]],
  /** Who else is named on a paper: a bureau, a notary, an insurer. */
  other: [
    [2, kindFirms, 0.4],
    [2, listOf(free), 0.5],
    [1, listOf(funds), 0],
  ],
}

function shapeOf(chance, list) {
  let left = chance.next() * list.reduce((sum, [weight]) => sum + weight, 0)
  for (const shape of list) {
    left -= shape[0]
    if (left < 0) return shape
  }
  return list[0]
}

/** A name of a kind, with its legal form or without. */
export function inventedName(chance, kind) {
  const [, list, formed] = shapeOf(chance, shapes[kind])
  const name = filled(chance, chance.pick(list))
  const hasForm = /\s(?:[BN]\.?V\.?|U\.A\.)$/.test(name)
  return chance.chance(formed) && !hasForm
    ? `${name} ${chance.pick(kind === 'lender' ? lenderForms : legalForms)}`
    : name
}

const streetEnds =
  'straat laan weg plein kade singel gracht pad dreef hof park dijk steeg burg wal ring markt hoek bosch '
const streets =
  '{compound}{end}|{made}{end}|{surname}{end}|{made}|{compound}|Sint {first}{end}|{noun}{end}|Burgemeester {surname}{end}|De {noun}|{quality} {end2}'
const streetName = (chance) =>
  filled(
    chance,
    chance
      .pick(listOf(streets))
      .replace('{end2}', capital(chance.pick(streetEnds.trim().split(' '))))
      .replace('{end}', chance.pick(streetEnds.trim().split(' '))),
  )
export const inventedStreet = (chance) =>
  `${streetName(chance)} ${chance.whole(1, 320)}${chance.pick(['', '', '', 'a', '-II', ' B'])}`
export const inventedTown = (chance) =>
  `${chance.whole(1000, 9999)} ${chance.pick([...letters])}${chance.pick([...letters])} ${chance.pick(['', '', ' '])}${parts.place(chance)}`
