import { sentence } from '../../corpus/making/document.mjs'
import { valueMark } from '../../corpus/making/sheet.mjs'
import { inventedName, inventedTown as townOf } from './invented.mjs'
import { chained, departments, filled, greetings, inLine, placeOf, websiteOf } from './parts.mjs'

/** What is said of a name in sentences, and the feet of papers. */

const sentences = {
  employer: [
    ['In', '{year}', 'was u in dienst bij', '{name}.'],
    ['Wij verzorgen de salarisadministratie van', '{name}.'],
    ['Deze opgave is opgesteld namens', '{name}', 'en is bestemd voor uw aangifte.'],
    ['You were employed by', '{name}', 'in', '{year}.'],
    ['Uw werkgever', '{name}', 'heeft ons gevraagd u deze jaaropgave te sturen.'],
    ['{name}', 'hield loonheffing in op uw loon.'],
    ['Hierbij ontvangt u van', '{name}', 'uw jaaropgave.'],
    ['Opgesteld voor rekening van:', '{name}'],
    ['namens', '{name}'],
    ['in opdracht van inhoudingsplichtige', '{name}'],
  ],
  lender: [
    ['U hebt een hypotheek bij', '{name}.'],
    ['Uw lening is verstrekt door', '{name}', 'en loopt nog.'],
    ['Namens', '{name}', 'delen wij u het volgende mee.'],
    ['You have a mortgage with', '{name}.'],
    ['Deze opgave gaat over uw schuld aan', '{name}.'],
    ['{name}', 'is uw geldverstrekker.'],
    ['De door', '{name}', 'verstrekte geldlening is in', '{year}', 'gedeeltelijk afgelost.'],
    ['Geldverstrekker is', '{name}.'],
  ],
  payee: [
    ['Deze nota is van', '{name}.'],
    ['Dank voor uw gift aan', '{name}.'],
    ['U bent behandeld bij', '{name}', 'in', '{year}.'],
  ],
}
export function saidInSentence({ chance, sheet, style }, concept, name, year) {
  if (concept === 'employer' && chance.chance(0.25)) {
    sheet.text(
      chance.pick([
        'Opgesteld voor rekening van:',
        'In opdracht van',
        'Namens inhoudingsplichtige:',
        'namens',
        'Uw werkgever:',
      ]),
      sheet.left,
      sheet.y,
    )
    sheet.text(name, sheet.left, sheet.y + 1.3 * style.size, { mark: valueMark(concept) })
    sheet.y += 3 * style.size
    return
  }
  const parts = chance
    .pick(sentences[concept])
    .map((part) =>
      part.startsWith('{name}')
        ? { text: `${name}${part.slice(6)}`, mark: valueMark(concept) }
        : part.replace('{year}', String(year)),
    )
  sheet.paragraph(sentence(parts))
  sheet.y += 6
}

/** Others who are named on a paper, at captions of their own. */
const parties = {
  employer:
    'Pensioenuitvoerder|Pensioenfonds|Verzekeraar|Salarisverwerking door|Accountant|Inlener|Geplaatst bij|Arbodienst|Bank|Opdrachtgever|Collectieve zorgverzekering|Cao|Opgemaakt door|Afdeling|Kostenplaats|Functie|Vestiging|Administratie|Partner'.split(
      '|',
    ),
  lender:
    'Notaris|Adviseur|Tussenpersoon|Verzekeraar|Onderpand|Bemiddelaar|Spaarpolis bij|Beheerder|Product|Uw adviseur|Rekening bij|Taxateur|Rentevorm|Hypotheekvorm|Kantoor'.split(
      '|',
    ),
  payee: 'Verzekeraar|Behandelaar|Bank|Verwijzer|Leverancier|Locatie|Rekening'.split('|'),
}
const roles =
  'Assistent A|Medewerker bediening|Chauffeur|Productie|Onderwijsassistent|Administratief medewerker|Basis Hypotheek|Plus Hypotheek|Woning Vast|Team Noord|Logistiek|Metaal en Techniek|Horeca|Hoofdkantoor|Verkoop|Directie'.split(
    '|',
  )

/** Captions of others, a sentence about who it is, and what stands at the foot; `isNamed` where the name need stand nowhere else. */
export function endOf(maker, concept, name) {
  const { chance, sheet, style } = maker
  const { year } = sheet
  const mark = valueMark(concept)
  const size = style.size
  const colon = chance.pick([':', ':', ' :', ''])
  if (chance.chance(0.35))
    for (let count = chance.whole(1, 2); count > 0; count--) {
      sheet.need(40)
      const value = chance.chance(0.6) ? inventedName(chance, 'other') : chance.pick(roles)
      const caption = `${chance.pick(parties[concept])}${colon}`
      if (chance.chance(0.5)) {
        sheet.text(caption, sheet.left, sheet.y)
        sheet.text(value, sheet.left + 170, sheet.y)
      } else inLine(sheet, [`${caption.replace(/:?$/, ':')}`, value], sheet.left, sheet.y, {})
      sheet.y += size * 1.5
    }
  if (chance.chance(0.15)) {
    sheet.need(60)
    saidInSentence(maker, concept, name, year)
  }
  if (chance.mustSign || chance.chance(0.25)) {
    sheet.need(90)
    sheet.y += size
    sheet.text(chance.pick(greetings), sheet.left, sheet.y)
    sheet.y += size * chance.pick([1.4, 2.6])
    const signer = [{ text: name, mark }]
    const more = [
      filled(chance, chance.pick(departments), year),
      chance.pick(['J. de Vries, directeur', 'Hoofd Salarisadministratie', 'de directie']),
    ]
    for (const parts of chance.pick([[signer], [signer, [chance.pick(more)]], [[more[1]], signer], [[more[0]]]])) {
      inLine(sheet, parts, sheet.left, sheet.y, {})
      sheet.y += size * 1.35
    }
  }
  if (chance.mustSign || chance.chance(0.3)) {
    const text = chance.pick([
      () => [{ text: name, mark }, placeOf(chance), `KvK ${chance.whole(10_000_000, 99_999_999)}`],
      () => [{ text: name, mark }, `Lh-nr ${chance.whole(100_000_000, 999_999_999)}L01`],
      () => [`www.${websiteOf(name)}`, `info@${websiteOf(name)}`],
      () => [{ text: name, mark }, 'statutair gevestigd te', townOf(chance).slice(8).trim()],
      () => [
        `NL${chance.whole(10, 99)} ${name
          .replace(/[^A-Za-z]/g, '')
          .slice(0, 4)
          .toUpperCase()} 0${chance.whole(100_000_000, 999_999_999)}`,
        websiteOf(name),
      ],
      () => [inventedName(chance, 'other'), chance.pick(['salarissoftware', 'drukwerk', 'verzorgt de verwerking'])],
    ])()
    const y = sheet.y
    sheet.y = Math.max(sheet.y + 8, 800)
    inLine(sheet, chained(chance, text), sheet.left, sheet.y, { size: size - 2 })
    sheet.y = y
  }
}
