import { months } from '../../corpus/making/facts.mjs'
import { labelMark, valueMark } from '../../corpus/making/sheet.mjs'
import { saidInSentence } from './feet.mjs'
import { inventedName, inventedStreet as streetOf, inventedTown as townOf } from './invented.mjs'
import { bare, chained, departments, filled, inLine, placeOf, slogans, websiteOf } from './parts.mjs'

/** The tops of papers, with all that stands beside a name there and is none. */

const remarks =
  'PERSOONLIJK EN VERTROUWELIJK|Vertrouwelijk|Persoonlijk|Kopie|Afschrift voor de werknemer|Bewaren voor uw administratie|Blad 1 van 1|pagina 1/1|Voor uw belastingaangifte|Opgave als bedoeld in artikel 28 van de Wet op de loonbelasting 1964|Geldbedragen in euro|Duplicaat|Personal and confidential|For your tax return|Voor de werknemer|origineel|BLZ 1|JO-24-B'.split(
    '|',
  )
const titles = {
  employer:
    'Jaaropgave|Jaaropgaaf {year}|JAAROPGAVE|Opgaaf loongegevens|Uw jaaropgave|Loonopgave {year}|Annual statement|Fiscale jaaropgave {year}|Jaaroverzicht loon|Inkomensopgaaf {year}|Salarisadministratie|Verklaring loon {year}'.split(
      '|',
    ),
  lender:
    'Jaaroverzicht|Uw hypotheek|Jaaropgave hypotheek|Hypotheekoverzicht {year}|Saldo-opgave|Fiscale opgave {year}|Financieel jaaroverzicht|Overzicht van uw lening|Mortgage statement|Renteopgave {year}|Jaaropgave lening|Woninglening'.split(
      '|',
    ),
  payee: 'Factuur|Nota|Kwitantie|Overzicht|Rekening|Bewijs van betaling|Giftenoverzicht {year}|Invoice|Bedankt'.split(
    '|',
  ),
}
const dateOf = (chance, year) => `${chance.whole(2, 30)} ${chance.pick(months)} ${year + 1}`
/** The lines of one who sends: the name, and where and what he is. */
function senderLines(chance, name, mark, year) {
  const own = { text: name, mark }
  const short = { text: bare(name), mark }
  const [kind, ...rest] = bare(name).split(' ')
  if (rest.length > 1 && kind.length > 5 && chance.chance(0.03)) {
    chance.mustSign = true
    return [
      [{ text: rest.join(' '), mark: null }],
      ...(chance.chance(0.5) ? [[filled(chance, chance.pick(slogans), year)]] : []),
    ]
  }
  const extra = () =>
    chance.pick([
      () => placeOf(chance),
      () => placeOf(chance),
      () => filled(chance, chance.pick(departments), year),
      () => filled(chance, chance.pick(slogans), year),
      () => `KvK ${chance.whole(10_000_000, 99_999_999)}`,
      () => `Loonheffingennummer ${chance.whole(100_000_000, 999_999_999)}L01`,
      () => websiteOf(name),
      () => `telefoon 088-${chance.whole(1_000_000, 9_999_999)}`,
    ])()
  const more = Array.from({ length: chance.whole(0, 3) }, extra)
  const words = name.split(' ')
  const cut = chance.whole(1, Math.max(1, words.length - 1))
  const [upper, lower] = [words.slice(0, cut), words.slice(cut)].map((part) => part.join(' '))
  return chance.pick([
    () => [
      [{ text: upper, mark }],
      ...(lower ? [[{ text: lower, mark, isLarge: true }]] : []),
      ...more.map((text) => [text]),
    ],
    () => [[own], ...more.map((text) => [text])],
    () => [[own], ...more.map((text) => [text])],
    () => [[own], ...more.map((text) => [text])],
    () => [[own], ...more.map((text) => [text])],
    () => [[short], [own], ...more.map((text) => [text])],
    () => [[short], chained(chance, [own, ...more])],
    () => [chained(chance, [own, ...more])],
    () => [[own], chained(chance, [filled(chance, chance.pick(departments), year), placeOf(chance)])],
    () => [
      [short],
      [
        chance.pick(['onderdeel van', 'een handelsnaam van', 'trading name of', 'member of']),
        inventedName(chance, 'other'),
      ],
    ],
    () => [[own], [filled(chance, chance.pick(slogans), year)], ...more.map((text) => [text])],
    () => [[filled(chance, chance.pick(slogans), year)], [own], ...more.map((text) => [text])],
  ])()
}

const addressee = (chance, person) =>
  chance.pick([
    () => [person, streetOf(chance), townOf(chance)],
    () => [person, streetOf(chance), townOf(chance)],
    () => [`Aan ${person}`, streetOf(chance), townOf(chance)],
    () => [`${person}, ${streetOf(chance)}, ${townOf(chance)}`],
    () => [
      `${chance.pick(['De heer en mevrouw', 'Familie', 'Mevrouw', 'De heer'])} ${person.replace(/^(?:Dhr|Mevr)\. /, '')}`,
      streetOf(chance),
      townOf(chance),
    ],
    () => [`T.a.v. ${person}`],
    () => [`${chance.pick(['Medewerker', 'Personeelslid', 'Voor', 'Klant'])} ${chance.whole(10, 9999)} - ${person}`],
    () => [`${chance.whole(100, 9999)} ${person}`],
  ])()

/**
 * The head of a paper in one of many orders; `name` is marked as the value of `concept`. Now and then another stands at the top: a bureau, a
 * brand of software, a notary.
 */
export function headOf(maker, concept, name, person) {
  const { chance, sheet, style } = maker
  const { year } = sheet
  if (chance.chance(0.2)) return partiesOf(maker, concept, name, person)
  const mark = valueMark(concept)
  const isBig = chance.chance(0.45)
  const isUpper = chance.chance(0.12)
  const shown = isUpper ? name.toUpperCase() : name
  const size = isBig ? style.size + chance.whole(2, 10) : style.size
  const font = isBig && chance.chance(0.8) ? 'bold' : style.font
  const isOther = chance.chance(0.07)
  const title = () => [filled(chance, chance.pick(titles[concept]), year)]
  const sender = {
    kind: 'sender',
    lines: senderLines(
      chance,
      isOther ? inventedName(chance, chance.chance(0.7) ? `${concept}Agent` : 'other') : shown,
      isOther ? null : mark,
      year,
    ),
  }
  const blocks = [
    sender,
    ...(chance.chance(0.6) ? [{ kind: 'addressee', lines: addressee(chance, person).map((line) => [line]) }] : []),
    ...(chance.chance(0.35) ? [{ kind: 'title', lines: [title()] }] : []),
    ...(chance.chance(0.25) ? [{ kind: 'remark', lines: [[filled(chance, chance.pick(remarks), year)]] }] : []),
    ...(chance.chance(0.25)
      ? [
          {
            kind: 'date',
            lines: [
              [
                chance.pick([
                  dateOf(chance, year),
                  `${townOf(chance).slice(8).trim()}, ${dateOf(chance, year)}`,
                  `Datum: ${dateOf(chance, year)}`,
                ]),
              ],
            ],
          },
        ]
      : []),
    ...(chance.chance(0.2)
      ? [{ kind: 'subject', lines: [[`${chance.pick(['Betreft', 'Onderwerp', 'Kenmerk', 'Subject'])}: ${title()}`]] }]
      : []),
  ]
  const ordered = chance.chance(0.6) ? blocks : chance.shuffled(blocks)
  const draw = ({ kind, lines }, x, align) => {
    for (const [at, parts] of lines.entries()) {
      const isFirst = kind === 'sender' && (at === 0 || parts[0].isLarge === true)
      const own = isFirst
        ? size
        : kind === 'title'
          ? style.size + (chance.chance(0.6) ? chance.whole(2, 9) : 0)
          : style.size - (chance.chance(0.3) ? 1 : 0)
      const options = { size: own, font: isFirst ? font : style.font }
      if (align === 'right' && parts.length === 1) {
        const [part] = parts
        sheet.text(part.text ?? part, x, sheet.y, { ...options, align, mark: part.mark ?? null })
      } else inLine(sheet, parts, align === 'right' ? x - 200 : x, sheet.y, options)
      sheet.y += own * (isFirst && isBig && lines[at + 1]?.[0].isLarge !== true ? 1.8 : 1.22)
    }
    sheet.y += style.size * chance.pick([0.2, 0.6, 1.5])
  }
  const [first, second, ...rest] = ordered
  if (second && chance.chance(0.4)) {
    // Two beside each other: who sends and whom it is for, or a title.
    const top = sheet.y
    const isTurned = chance.chance(0.5)
    draw(isTurned ? second : first, sheet.left, 'left')
    const bottom = sheet.y
    sheet.y = top
    draw(isTurned ? first : second, chance.pick([320, 360, 400]), 'left')
    sheet.y = Math.max(sheet.y, bottom)
    for (const block of rest) draw(block, sheet.left, 'left')
  } else
    for (const block of ordered) {
      const isRight = (block.kind === 'sender' || block.kind === 'date') && chance.chance(0.25)
      draw(block, isRight ? sheet.right : sheet.left, isRight ? 'right' : 'left')
    }
  if (isOther) saidInSentence(maker, concept, shown, year)
  sheet.y += style.size * chance.whole(0, 2)
}

const holders = {
  employer: ['Werkgever', 'Werknemer'],
  lender: ['Geldgever', 'Geldnemer'],
  payee: ['Behandelaar', 'Cliënt'],
}
const ofEnglish = { employer: ['Employer', 'Employee'], lender: ['Lender', 'Borrower'], payee: ['Practice', 'Patient'] }
const ofForms = {
  employer: ['Inhoudingsplichtige', 'Werknemer'],
  lender: ['Geldverstrekker', 'Schuldenaar'],
  payee: ['Instelling', 'Klant'],
}

/** Who pays and who is paid beside each other, or under each other, with their addresses. */
function partiesOf({ chance, sheet, style }, concept, name, person) {
  const captions = chance.pick([holders, holders, ofForms, ofEnglish])[concept]
  const before = chance.pick(['', '', 'Gegevens ', 'Gegevens ', 'Naam '])
  const isUpper = chance.chance(0.2)
  const said = captions.map((text, at) => {
    const own = before ? `${before}${text.toLowerCase()}` : text
    return { text: isUpper ? own.toUpperCase() : own, mark: at === 0 ? labelMark(concept) : null }
  })
  const mark = valueMark(concept)
  const hasOwnCaptions = before === 'Gegevens ' || chance.chance(0.35)
  const own = hasOwnCaptions
    ? chance.pick([
        ['Naam', 'Adres', 'Plaats'],
        ['Naam', 'Adres', 'Plaats'],
        ['Bedrijfsnaam', 'Adres', 'Vestigingsplaats'],
        ['Naam', 'Straat', 'Woonplaats'],
        ['Name', 'Address', 'Town'],
      ])
    : []
  const isAbreast = chance.chance(0.6)
  const columns = isAbreast ? [sheet.left, chance.pick([300, 330, 360])] : [sheet.left, sheet.left]
  const [top, isSwapped] = [sheet.y, chance.chance(0.2)]
  if (chance.chance(0.2)) return ofColumns({ chance, sheet, style }, said, [name, person], mark)
  const sides = [
    [said[0], { text: name, mark }],
    [said[1], { text: person, mark: null }],
  ]
  let bottom = top
  const isNumbered = chance.chance(0.1)
  const room = isAbreast ? chance.pick([64, 80]) : chance.pick([64, 90, 150])
  const colon = chance.pick(['', '', ':', ' :'])
  for (const [at, [caption, who]] of (isSwapped ? sides.toReversed() : sides).entries()) {
    if (isAbreast) sheet.y = top
    sheet.text(caption.text, columns[at], sheet.y, {
      mark: caption.mark,
      font: chance.chance(0.4) ? 'bold' : style.font,
    })
    sheet.y += style.size * 1.4
    for (const [line, value] of [who, { text: streetOf(chance) }, { text: townOf(chance) }].entries()) {
      if (own[line])
        sheet.text(`${isNumbered ? `${'AB'[at]}${line + 1} ` : ''}${own[line]}${colon}`, columns[at], sheet.y)
      sheet.text(value.text, columns[at] + (own[line] ? room : 0), sheet.y, { mark: value.mark ?? null })
      sheet.y += style.size * 1.35
    }
    sheet.y += style.size * 0.8
    bottom = Math.max(bottom, sheet.y)
  }
  sheet.y = bottom
}

/** Each under a heading of its own, with captions over the columns of a line. */
function ofColumns({ chance, sheet, style }, said, names, mark) {
  for (const [at, { text, mark: ofCaption }] of said.entries()) {
    const captions = chance.pick([
      ['Naam', 'Adres'],
      ['Naam', 'Adres', 'Plaats'],
      ['Name', 'Address'],
    ])
    const width = (sheet.right - sheet.left) / captions.length
    sheet.text(text, sheet.left, sheet.y, { mark: ofCaption, font: 'bold' })
    sheet.y += style.size * 1.6
    const values = [names[at], streetOf(chance), townOf(chance)]
    for (const [place, caption] of captions.entries()) {
      sheet.text(caption, sheet.left + place * width, sheet.y)
      sheet.text(values[place], sheet.left + place * width, sheet.y + 1.3 * style.size, {
        mark: at === 0 && place === 0 ? mark : null,
      })
    }
    sheet.y += style.size * 3.2
  }
}
