import { amountEntry, letterhead, makerOf, sentence, smallPrint, textEntry, titleLine } from './document.mjs'
import { payeeOf, personOf } from './facts.mjs'
import { labelMark, valueMark } from './sheet.mjs'

const titles = {
  healthcare_expenses: [
    'Factuur',
    'Nota',
    'Zorgkostenoverzicht {year}',
    'Overzicht zorgkosten {year}',
    'Rekening',
    'Invoice',
  ],
  education_expenses: [
    'Factuur collegegeld',
    'Bewijs van betaling {year}',
    'Nota opleiding',
    'Invoice',
    'Betalingsbewijs',
  ],
  charity_donation: [
    'Giftenoverzicht {year}',
    'Jaaroverzicht giften {year}',
    'Bedankt voor uw steun in {year}',
    'Donation overview {year}',
  ],
}
const items = {
  healthcare_expenses: ['Consult', 'Controle', 'Behandeling', 'Vulling', 'Röntgenfoto', 'Medicijnen', 'Fysiotherapie'],
  education_expenses: ['Inschrijving', 'Studieboeken', 'Module 1', 'Module 2', 'Examen', 'Cursusmateriaal'],
  charity_donation: ['januari', 'maart', 'april', 'juni', 'juli', 'oktober', 'december', 'Eenmalige gift', 'Collecte'],
}
const said = [
  ['In', '{year}', 'hebben wij van u', '€', 'ontvangen.'],
  ['U hebt in', '{year}', '€', 'betaald.'],
  ['U hebt ons in', '{year}', 'in totaal', '€', 'geschonken.'],
  ['Uw giften bedroegen in', '{year}', '€', '.'],
  ['In', '{year}', 'we received', '€', 'from you.'],
  ['You paid', '€', 'in', '{year}', '.'],
]

/** What is asked for, one after the other, and what it is together: the words before each amount, with the item in braces. */
const asked = [
  ['Voor {item} bedraagt de prijs', 'Daarnaast heb je {item} van', 'Ook rekenden wij {item} van', 'Samen is dat'],
  ['Voor {item} rekenen wij', 'Voor {item} komt daar bij', 'Verder is er {item} van', 'In totaal is dat'],
  ['{item} kostte', 'daarbij kwam {item} van', 'en {item} van', 'Bij elkaar is dat'],
  ['For {item} the charge is', 'We also charged {item} at', 'and {item} at', 'Together that is'],
]

/** A letter that adds up what it asks for. */
function addedUp(maker, list, total) {
  const { chance, sheet, style } = maker
  const [first, second, third, last] = chance.pick(asked)
  const amountOf = (cents, concept, end) => ({
    text: `${style.amount(cents).replace(/(€|EUR) /, '$1\u00a0')}${end}`,
    mark: valueMark(concept, { cents }),
  })
  const said = list.flatMap(([item, cents], at) => [
    { text: [first, second, third][at % 3].replace('{item}', item.toLowerCase()), mark: labelMark('vat') },
    amountOf(cents, 'vat', '.'),
  ])
  sheet.paragraph(sentence([...said, { text: last, mark: labelMark('due') }, amountOf(total, 'due', '.')]))
}

/** Lines of a bill and their sum. */
function table(maker, list, label, total) {
  const { sheet, style, chance } = maker
  const x = sheet.right - chance.pick([0, 0, 60])
  if (chance.chance(0.6))
    sheet.text(chance.pick(['Bedrag', 'Bedrag in euro', 'Amount']), x, sheet.y, {
      align: 'right',
      mark: labelMark('vat'),
    })
  sheet.y += style.size * 1.6
  for (const [name, cents] of list) {
    sheet.text(name, sheet.left, sheet.y)
    sheet.text(style.amount(cents), x, sheet.y, { align: 'right', mark: valueMark('vat', { cents }) })
    sheet.y += style.size * 1.5
  }
  sheet.text(style.label(label), chance.chance(0.7) ? sheet.left : x - 190, sheet.y, { mark: labelMark('due') })
  sheet.text(style.amount(total), x, sheet.y, { align: 'right', mark: valueMark('due', { cents: total }) })
  sheet.y += style.size * 2.5
}

/** A bill, a receipt or a year's overview of care, education or gifts with its truth. */
export function receiptDocument(chance, held = {}) {
  const maker = makerOf(chance, held)
  const { sheet, style, word, families } = maker
  const type = chance.pick(Object.keys(titles))
  const year = chance.whole(2021, 2026)
  const name = payeeOf(chance)
  sheet.year = year
  sheet.headingOf = (which, concept) =>
    String(which === 'own' ? year : concept === 'previousYear' ? year - 1 : word('period1'))
  const kind = chance.pick(['table', 'table', 'plain', 'plain', 'plain', 'letter'])
  families.kind = kind
  letterhead(maker, 'payee', name, personOf(chance))
  titleLine(maker, chance.pick(titles[type]).replace('{year}', String(year)))
  const list = chance
    .shuffled(items[type])
    .slice(0, chance.whole(2, 6))
    .map((item) => [item, style.round(chance.whole(5, 900) * 100 + chance.whole(0, 99))])
  const sum = list.reduce((total, [, cents]) => total + cents, 0)
  const reimbursed = style.round(Math.round(sum * chance.pick([0.25, 0.5, 0.75])))
  const isShared = type === 'healthcare_expenses' && chance.chance(0.5)
  const isAddedUp = kind === 'letter' && chance.chance(0.4)
  const due = isShared && kind !== 'table' && !isAddedUp ? sum - reimbursed : sum
  const names = [
    textEntry(
      maker,
      'other',
      style.date([chance.whole(1, 28), chance.whole(1, 12), year]),
      chance.pick(['Factuurdatum', 'Betaald op', 'Datum', 'Date']),
    ),
    ...(chance.chance(0.5)
      ? [
          textEntry(
            maker,
            'other',
            String(chance.whole(10_000, 99_999_999)),
            chance.pick(['Factuurnummer', 'Relatienummer', 'Kenmerk']),
          ),
        ]
      : []),
  ]
  for (const entry of names) {
    sheet.line([{ text: `${entry.label}:` }, { text: entry.value, mark: entry.mark }], sheet.left, sheet.y)
    sheet.y += style.size * 1.5
  }
  sheet.y += 10
  if (isAddedUp) addedUp(maker, list, sum)
  else if (kind === 'letter') {
    const own = { text: style.amount(due).replace(/(€|EUR) /, '$1\u00a0'), mark: valueMark('due', { cents: due }) }
    const parts = chance
      .pick(said)
      .map((part) => (part === '€' ? own : part === '{year}' ? String(year) : { text: part, mark: labelMark('due') }))
    sheet.paragraph(sentence(parts))
  } else if (kind === 'table') table(maker, list, word('due'), sum)
  else {
    const entries = [
      amountEntry(maker, 'due', due),
      ...(isShared ? [amountEntry(maker, 'reimbursed', reimbursed), amountEntry(maker, 'vat', sum)] : []),
      ...chance.some(list, 3).map(([item, cents]) => ({ ...amountEntry(maker, 'vat', cents), label: item })),
      ...(chance.chance(0.5) ? [amountEntry(maker, 'vat', Math.round(due * 0.21))] : []),
    ]
    maker.arrangement.draw(sheet, chance.chance(0.5) ? entries.reverse() : chance.shuffled(entries), chance)
  }
  smallPrint(maker)
  return { type, families, sheet, year, isNot: false, truth: [{ amount: due, year, name }] }
}
