import { amountEntry, heading, letterhead, makerOf, sentence, smallPrint, textEntry, titleLine } from './document.mjs'
import { bsnOf, lenderOf, personOf } from './facts.mjs'
import { broken } from './labels.mjs'
import { labelMark, valueMark } from './sheet.mjs'
import { classAt, columnsOf, holdingOf, parts } from './wealth-holdings.mjs'

const brokers = [
  'Beleggersbank De Beurs',
  'Brokerhuis Amstel N.V.',
  'Effectenkantoor Damrak B.V.',
  'Vermogensbeheer De Linde N.V.',
]
const titles = [
  'Jaaroverzicht {year}',
  'Financieel jaaroverzicht {year}',
  'Fiscaal jaaroverzicht {year}',
  'Jaaropgave {year}',
  'Jaaroverzicht {year} voor uw belastingaangifte',
  'Jaaropgaaf {year}',
  'Overzicht {year} voor de belastingaangifte',
  'Annual overview {year}',
  'Annual tax statement {year}',
]

/** A line of a table; its label stands at the left, its amounts end at the columns. */
function drawLine({ sheet, style }, name, values, rights, mark) {
  sheet.need(style.size * 2)
  sheet.text(name, sheet.left, sheet.y, { mark })
  for (const [at, { cents, ...own }] of values.entries())
    sheet.text(style.amount(cents, true), rights[at], sheet.y, {
      align: 'right',
      mark: valueMark(own.concept, { cents, ...own }),
    })
  sheet.y += style.size * style.pitch * 1.15
}

/** Holdings of a part in lines, their balances in columns. */
function table(maker, list, year) {
  const { chance, sheet, style, word } = maker
  const [{ part }] = list
  const columns = columnsOf(maker, part, year)
  const first = 190
  const width = (sheet.right - sheet.left - first) / columns.length
  const rights = columns.map((_, at) => sheet.left + first + (at + 1) * width)
  sheet.need(style.size * 8)
  if (chance.chance(0.6))
    sheet.text(word('accountNumber'), sheet.left, sheet.y, { font: 'bold', mark: labelMark('accountNumber') })
  const lines = columns.map(({ text }) => broken(sheet, text, width - 12))
  for (const [at, { concept }] of columns.entries())
    for (const [line, own] of lines[at].entries())
      sheet.text(own, rights[at], sheet.y + line * style.size * 1.15, { align: 'right', mark: labelMark(concept) })
  sheet.y += style.size * (0.8 + 1.15 * Math.max(...lines.map(({ length }) => length)))
  const shows = chance.pick([({ name }) => name, ({ number }) => number, ({ name, number }) => `${name} ${number}`])
  for (const one of list)
    drawLine(
      maker,
      shows(one),
      columns.map(({ of, concept, is }) => ({ cents: of(one), concept, is })),
      rights,
      labelMark(parts[part].place),
    )
  if (list.length > 1 && chance.chance(0.6))
    drawLine(
      maker,
      word('total'),
      columns.map(({ of, concept, is }) => ({
        cents: list.reduce((sum, one) => sum + of(one), 0),
        concept,
        is,
        scope: 'total',
      })),
      rights,
      labelMark('total'),
    )
  sheet.y += style.size
}

/** Each holding under its name, its figures as label and value. */
function blocks(maker, list, year) {
  const { chance, sheet } = maker
  for (const one of list) {
    heading(maker, chance.chance(0.5) ? one.name : `${one.name} ${one.number}`, parts[one.part].place)
    const entries = columnsOf(maker, one.part, year).map(({ concept, text, of, is }) =>
      entryOf(maker, concept, of(one), is, text),
    )
    maker.arrangement.draw(sheet, entries, chance)
  }
}

const entryOf = (maker, concept, cents, is, text = null, scope = 'part') => ({
  ...amountEntry(maker, concept, cents, { is, scope }),
  ...(text !== null && { label: text }),
})

/** Under one heading of a day all holdings, under another those of the other end of the year. */
function byDay(maker, list, year) {
  const { chance, sheet, style, word } = maker
  const sides = maker.hasStart ? chance.pick([['start', 'end'], ['start'], ['end', 'start']]) : ['end']
  for (const side of sides) {
    heading(
      maker,
      `${word(side === 'start' ? 'startOfYear' : 'endOfYear')} ${year}`,
      side === 'start' ? 'startOfYear' : 'endOfYear',
    )
    for (const one of list)
      drawLine(
        maker,
        chance.chance(0.5) ? one.name : `${one.name} ${one.number}`,
        [{ cents: one[side], concept: parts[one.part].place, is: classAt(one.part, side) }],
        [sheet.right - 60],
        labelMark(parts[one.part].place),
      )
    sheet.y += style.size
  }
}

/** Only the sums of each part, as the return asks for them. */
function summary(maker, lists, year) {
  const { chance, sheet } = maker
  const entries = lists.flatMap((list) => {
    const [{ part }] = list
    return columnsOf(maker, part, year)
      .filter(({ isSummed }) => isSummed)
      .map(({ concept, text, of, is }) =>
        entryOf(
          maker,
          concept,
          list.reduce((sum, one) => sum + of(one), 0),
          is,
          text,
          'part',
        ),
      )
  })
  maker.arrangement.draw(sheet, chance.shuffled(entries), chance)
}

const sentences = {
  savings: [
    ['Op 1 januari', '{year}', 'stond er', '€', 'op uw {place}.'],
    ['Het saldo van uw {place} was op 1 januari', '{year}', '€', '.'],
    ['On 1 January', '{year}', 'your {place} held', '€', '.'],
  ],
  worth: [
    ['De waarde van uw {place} was op 1 januari', '{year}', '€', '.'],
    ['Op 1 januari', '{year}', 'hadden uw {place} een waarde van', '€', '.'],
    ['Your {place} were worth', '€', 'on 1 January', '{year}', '.'],
  ],
  loan: [
    ['Uw schuld ({place}) bedroeg op 1 januari', '{year}', '€', '.'],
    ['On 1 January', '{year}', 'you owed', '€', '({place}).'],
  ],
}

/** A letter: of each holding a sentence. */
function letter(maker, list, year) {
  const { chance, sheet, style } = maker
  for (const one of list.filter(({ part }) => part in sentences)) {
    const concept = `${parts[one.part].label}Start`
    const mark = valueMark(concept, { cents: one.start, is: classAt(one.part, 'start') })
    const own = { text: style.amount(one.start).replace(/(€|EUR) /, '$1\u00a0'), mark }
    const words = chance
      .pick(sentences[one.part])
      .map((text) =>
        text === '€'
          ? own
          : text === '{year}'
            ? String(year)
            : { text: text.replace('{place}', one.name.toLowerCase()), mark: labelMark(concept) },
      )
    sheet.paragraph(sentence(words))
    sheet.y += style.size * 0.5
  }
}

/** What was earned on investments, and the taxes taken off it. */
function yields(maker, tax) {
  const { chance, sheet, style, word } = maker
  if (chance.chance(0.5)) heading(maker, word('gained'), 'other')
  const gross = Math.round(tax / 0.15)
  const entries = [
    entryOf(maker, 'gained', gross, 'gained'),
    ...(tax > 0 ? [entryOf(maker, 'dividendTax', tax, 'dividendTax')] : []),
    ...(chance.chance(0.4) ? [entryOf(maker, 'foreignTax', style.round(chance.whole(1, 40_000)), 'foreignTax')] : []),
    ...(chance.chance(0.3) ? [entryOf(maker, 'lent', style.round(chance.whole(1, 40_000)), 'lent')] : []),
    ...(chance.chance(0.3) ? [entryOf(maker, 'moved', style.round(chance.whole(1, 4_000_000)), 'moved')] : []),
  ]
  maker.arrangement.draw(sheet, chance.chance(0.6) ? entries : chance.shuffled(entries), chance)
}

/** Arrangements that show an amount of another year or period beside each would date it by a column of years alone. */
const ofOtherYears = /year|period|corrected/

/** The year's overview of a bank or broker with its truth: what was there on the first of January. */
export function wealthDocument(chance, held = {}) {
  let maker = makerOf(chance, held)
  while (ofOtherYears.test(maker.arrangement.name)) maker = makerOf(chance, held)
  const { sheet, style, families } = maker
  const year = chance.whole(2021, 2026)
  const isBroker = chance.chance(0.35)
  const name = isBroker ? chance.pick(brokers) : lenderOf(chance)
  Object.assign(maker, { turn: chance.chance(0.2), hasStart: chance.chance(0.88) })
  const kinds = isBroker ? ['worth'] : chance.some(['savings', 'worth', 'loan', 'house'], 3, 1)
  const lists = kinds.map((part) =>
    Array.from({ length: chance.whole(1, parts[part].most) }, () => holdingOf(maker, part)),
  )
  const all = lists.flat()
  const kind = chance.pick([
    'table',
    'table',
    'blocks',
    'blocks',
    'days',
    'summary',
    ...(maker.hasStart ? ['letter'] : []),
  ])
  families.kind = kind
  letterhead(maker, 'lender', name, personOf(chance))
  titleLine(maker, chance.pick(titles).replace('{year}', String(year)))
  if (chance.chance(0.4)) {
    const entries = [textEntry(maker, 'bsn', bsnOf(chance)), textEntry(maker, 'year', String(year))]
    maker.arrangement.draw(sheet, chance.some(entries, 2, 1), chance)
    sheet.y += style.size
  }
  if (kind === 'table')
    for (const list of lists) {
      heading(maker, maker.word(parts[list[0].part].place), parts[list[0].part].place)
      table(maker, list, year)
    }
  else if (kind === 'blocks') blocks(maker, all, year)
  else if (kind === 'days') byDay(maker, all, year)
  else if (kind === 'summary') summary(maker, lists, year)
  else letter(maker, all, year)
  const tax = kinds.includes('worth') && chance.chance(0.7) ? style.round(chance.whole(100, 120_000)) : 0
  if (kinds.includes('worth') && (tax > 0 || chance.chance(0.4))) yields(maker, tax)
  smallPrint(maker)
  const start = (part) => {
    const own = all.filter((one) => one.part === part)
    return maker.hasStart && own.length > 0 ? own.reduce((sum, one) => sum + one.start, 0) : null
  }
  const truth = {
    savings: start('savings'),
    investments: start('worth'),
    debts: start('loan'),
    dividendTaxWithheld: tax > 0 ? tax : null,
    year,
  }
  return { type: 'investment_statement', families, sheet, year, isNot: false, truth: [truth] }
}
