import { amountEntry, letterhead, makerOf, sentence, smallPrint, textEntry, titleLine } from './document.mjs'
import { bsnOf, personOf } from './facts.mjs'
import { labelMark, valueMark } from './sheet.mjs'

const titles = [
  'Voorlopige aanslag {year}',
  'Voorlopige aanslag inkomstenbelasting {year}',
  'Voorlopige aanslag {year} inkomstenbelasting en premie volksverzekeringen',
  'Voorlopige aanslag inkomstenbelasting/premie volksverzekeringen {year}',
  'Uw voorlopige aanslag {year}',
  'Voorlopige teruggaaf {year}',
  'Provisional assessment {year}',
  'Provisional income tax assessment {year}',
]
const said = {
  payable: [
    ['Over', '{year}', 'moet u', '€', 'betalen.'],
    ['U betaalt over', '{year}', 'in totaal', '€', '.'],
    ['Uw voorlopige aanslag over', '{year}', 'komt uit op een te betalen bedrag van', '€', '.'],
    ['For', '{year}', 'you have to pay', '€', '.'],
  ],
  refundable: [
    ['Over', '{year}', 'krijgt u', '€', 'terug.'],
    ['U ontvangt over', '{year}', 'in totaal', '€', '.'],
    ['Uw voorlopige aanslag over', '{year}', 'komt uit op een te ontvangen bedrag van', '€', '.'],
    ['For', '{year}', 'you get back', '€', '.'],
  ],
}

/** A provisional assessment of income tax with its truth: what of it is to be paid, or received, in all. */
export function assessmentDocument(chance, held = {}) {
  let maker = makerOf(chance, held)
  // A decision is about one year.
  while (/year|period|corrected/.test(maker.arrangement.name)) maker = makerOf(chance, held)
  const { sheet, style, word, families } = maker
  const year = chance.whole(2021, 2026)
  const side = chance.pick(['payable', 'refundable'])
  const terms = chance.pick([1, 2, 6, 8, 10, 11, 12])
  // Decisions are in whole euros.
  const monthly = chance.whole(10, 900) * 100
  const amount = monthly * terms
  const kind = chance.pick(['plain', 'plain', 'letter'])
  families.kind = kind
  letterhead(
    maker,
    'lender',
    chance.pick(['Belastingdienst', 'Belastingdienst Centrale administratie', 'Tax and Customs Administration']),
    personOf(chance),
  )
  titleLine(maker, chance.pick(titles).replace('{year}', String(year)))
  const names = [
    textEntry(maker, 'bsn', bsnOf(chance)),
    textEntry(
      maker,
      'other',
      style.date([chance.whole(1, 28), chance.whole(1, 12), year]),
      chance.pick(['Dagtekening', 'Uiterste betaaldatum', 'Date']),
    ),
    textEntry(
      maker,
      'other',
      `${bsnOf(chance)}.H.${year % 10}${chance.whole(0, 9)}`,
      chance.pick(['Aanslagnummer', 'Assessment number']),
    ),
  ]
  maker.arrangement.draw(sheet, chance.some(names, 3, 1), chance)
  sheet.y += style.size
  const entry = (concept, cents, text = null) => ({
    ...amountEntry(maker, concept, cents, { is: concept }),
    ...(text !== null && { label: text }),
  })
  const decided = entry(side, amount)
  const others = [
    ...(chance.chance(0.6)
      ? Array.from({ length: chance.whole(1, 5) }, () => entry('assessed', chance.whole(100, 70_000) * 100))
      : []),
    ...(chance.chance(0.15) ? [entry('earlier', 0)] : []),
  ]
  if (kind === 'letter') {
    const own = {
      text: style.amount(amount).replace(/(€|EUR) /, '$1\u00a0'),
      mark: valueMark(side, { cents: amount, is: side }),
    }
    const words = chance
      .pick(said[side])
      .map((part) => (part === '€' ? own : part === '{year}' ? String(year) : { text: part, mark: labelMark(side) }))
    sheet.paragraph(sentence(words))
    sheet.y += style.size
    if (others.length > 0) maker.arrangement.draw(sheet, others, chance)
  } else maker.arrangement.draw(sheet, chance.chance(0.5) ? [...others, decided] : [decided, ...others], chance)
  if (terms > 1) {
    sheet.y += style.size
    maker.arrangement.draw(
      sheet,
      [entry('instalment', monthly), textEntry(maker, 'other', String(terms), word('other'))],
      chance,
    )
  }
  smallPrint(maker)
  const truth = {
    provisionalPaid: side === 'payable' ? amount : null,
    provisionalReceived: side === 'refundable' ? amount : null,
    year,
  }
  return { type: 'other', families, sheet, year, isNot: false, truth: [truth] }
}
