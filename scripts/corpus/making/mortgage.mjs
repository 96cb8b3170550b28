import { amountEntry, heading, letterhead, makerOf, smallPrint, textEntry, titleLine } from './document.mjs'
import { dressed } from './dressed.mjs'
import { bsnOf, lenderOf, loanPartOf, personOf } from './facts.mjs'
import { letter } from './mortgage-letters.mjs'
import { byPeriod } from './mortgage-periods.mjs'
import { atBothEnds, dateWords, sums, tableOf } from './mortgage-tables.mjs'
import { drawnInGroups } from './remarks.mjs'
import { labelMark } from './sheet.mjs'

const titles = {
  nl: [
    'Jaaropgave hypotheek {year}',
    'Jaaroverzicht hypotheek {year}',
    'Financieel jaaroverzicht {year}',
    'Saldo-opgave {year}',
    'Jaaroverzicht {year}',
    'Fiscaal jaaroverzicht {year} hypotheek',
    'Jaaropgave {year} van uw hypotheek',
  ],
  en: ['Annual mortgage statement {year}', 'Mortgage statement {year}', 'Annual statement {year} of your mortgage'],
}
const otherTitles = [
  'Renteaanbod hypotheek',
  'Hypotheekofferte',
  'Rentewijziging hypotheek',
  'Mortgage offer',
  'Prognose hypotheek {year}',
  'Renteverlengingsvoorstel',
]

/** Entries of one part, or of all. */
function entriesOf(maker, figuresOf, year, scope, { fees, isAll }) {
  const { chance } = maker
  const entry = (concept, cents) => {
    const own = amountEntry(maker, concept === 'balance' ? 'balanceEnd' : concept, cents, { scope })
    return { ...own, label: dressed(maker, concept, dateWords(maker, concept, year)), mark: { ...own.mark } }
  }
  const must = [entry('interest', figuresOf.interest), entry('balanceEnd', figuresOf.end)]
  const may = [
    ...(chance.chance(0.7) ? [entry('balanceStart', figuresOf.start)] : []),
    ...(chance.chance(0.6) ? [entry('repayment', figuresOf.repayment)] : []),
    ...(chance.chance(0.25) ? [entry('owed', figuresOf.interest + figuresOf.repayment)] : []),
    ...(chance.chance(0.2) ? [entry('principal', figuresOf.start + chance.whole(0, 40) * 100_000)] : []),
    ...(chance.chance(0.15) ? [entry('instalment', chance.whole(300, 1800) * 100 + chance.whole(0, 99))] : []),
    ...(isAll && fees.hasDepot ? [entry('interestReceived', fees.depotInterest)] : []),
    ...(isAll && fees.costs > 0 && chance.chance(0.7) ? [entry('costs', fees.costs)] : []),
    ...(isAll && fees.hasTotal ? [entry('fees', fees.total)] : []),
    ...(isAll && fees.hasDeductible ? [entry('deductible', fees.deductible)] : []),
    ...(isAll && chance.chance(0.2) ? [entry('property', chance.whole(150, 900) * 100_000)] : []),
  ]
  return chance.chance(0.4) ? [...must, ...may] : chance.shuffled([...must, ...may])
}

/** Another product of the bank with the same words. */
function otherProduct(maker, year) {
  const { chance, word } = maker
  heading(maker, word('section'), 'section')
  const own = (concept, words) => ({
    ...amountEntry(maker, concept, chance.whole(10, 30_000) * 100 + chance.whole(0, 99)),
    label: chance.pick(words),
    mark: { role: 'value', concept: 'none' },
    labelConcept: concept === 'interestReceived' ? 'interestReceived' : 'depot',
  })
  maker.arrangement.draw(
    maker.sheet,
    [
      own('interestReceived', ['Ontvangen rente', 'Rente', 'Creditrente', 'Interest received']),
      own('depot', [`Saldo 31-12-${year}`, `Saldo per 31 december ${year}`, 'Saldo', `Saldo 1-1-${year}`]),
      ...(chance.chance(0.4) ? [own('depot', ['Betaalde rente', 'Restschuld per 31 december', 'Debetrente'])] : []),
    ],
    chance,
  )
}

/** One mortgage statement with its truth. */
export function mortgageDocument(chance, held = {}) {
  const maker = makerOf(chance, held)
  const { sheet, style, isEnglish, word, families } = maker
  Object.assign(chance, { bare: chance.chance(0.5), numbersOnly: chance.pick([true, false, null]) })
  const year = chance.whole(2021, 2026)
  const lender = lenderOf(chance)
  const person = personOf(chance)
  const bsn = bsnOf(chance)
  const kind = chance.pick([
    'one',
    'one',
    'one',
    'blocks',
    'blocks',
    'table',
    'table',
    'table',
    'transposed',
    'transposed',
    'letter',
    'letter',
    'overview',
    'other',
    'ends',
    'periods',
  ])
  families.kind = kind
  const isTable = kind === 'table' || kind === 'transposed'
  const count = ['one', 'letter', 'other', 'ends', 'periods'].includes(kind)
    ? 1
    : chance.whole(isTable || kind === 'overview' ? 1 : 2, 4)
  const stem = chance.pick([
    `${chance.whole(10_000_000, 999_999_999)}`,
    `${chance.whole(10, 99)}.${chance.whole(100, 999)}.${chance.whole(100, 999)}`,
  ])
  const parts = Array.from({ length: count }, (_, at) => loanPartOf(chance, stem, at, isEnglish))
  const interest = sums(
    parts.map((part) => ({ n: style.round(part.interest) })),
    'n',
  )
  const end = sums(
    parts.map((part) => ({ n: style.round(part.end) })),
    'n',
  )
  const hasDepot = chance.chance(0.2)
  const depotInterest = chance.whole(20, 600) * 100 + chance.whole(0, 99)
  const costs = chance.chance(0.3) ? chance.whole(50, 2_500) * 100 : 0
  const isOther = kind === 'other'
  const fees = {
    hasDepot,
    depotInterest,
    costs,
    hasTotal: costs > 0 && chance.chance(0.6),
    hasDeductible: chance.chance(0.35),
    total: style.round(interest + costs),
    deductible: style.round(interest + (costs > 0 && chance.chance(0.5) ? costs : 0) - (hasDepot ? depotInterest : 0)),
  }
  sheet.year = year
  sheet.headingOf = (which, concept) =>
    which === 'own' ? String(year) : concept === 'previousYear' ? String(year - 1) : word('period1')
  const title = (isOther ? chance.pick(otherTitles) : chance.pick(isEnglish ? titles.en : titles.nl)).replace(
    '{year}',
    String(year),
  )
  const hasHead = chance.chance(0.7) || kind === 'letter'
  if (hasHead) letterhead(maker, 'lender', lender, person)
  titleLine(maker, title)
  const names = [
    ...(!hasHead || chance.chance(0.4) ? [textEntry(maker, 'lender', lender)] : []),
    ...(chance.chance(0.5)
      ? [
          textEntry(
            maker,
            'other',
            person,
            isEnglish ? 'Customer' : chance.pick(['Geldnemer', 'Klant', 'Op naam van', 'Naam']),
          ),
        ]
      : []),
    ...(chance.chance(0.4) ? [textEntry(maker, 'bsn', bsn)] : []),
    ...(title.includes(String(year)) && chance.chance(0.7) ? [] : [textEntry(maker, 'year', String(year))]),
    ...(count > 1
      ? []
      : isTable || kind === 'letter'
        ? []
        : [textEntry(maker, 'loanNumber', parts[0].number), textEntry(maker, 'way', parts[0].shownWay)]),
  ]
  const arranged = maker.arrangement.name
  const wide = /period-beside|year-before/.test(arranged)
  if (names.length > 0)
    (wide
      ? (own) => {
          for (const entry of own) {
            sheet.line(
              [
                { text: `${entry.label}:`, mark: labelMark(entry.concept) },
                { text: entry.value, mark: entry.mark },
              ],
              sheet.left,
              sheet.y,
            )
            sheet.y += style.size * 1.5
          }
        }
      : (own) => maker.arrangement.draw(sheet, own, chance))(names)
  if (kind === 'overview') for (let at = chance.whole(1, 2); at > 0; at--) otherProduct(maker, year)
  if (kind === 'overview') heading(maker, word('mortgageSection'), 'mortgageSection')
  if (hasDepot && chance.chance(0.5)) {
    heading(maker, isEnglish ? 'Deposit' : 'Bouwdepot', 'section')
    maker.arrangement.draw(
      sheet,
      [
        { ...amountEntry(maker, 'interestReceived', depotInterest) },
        { ...amountEntry(maker, 'depot', chance.whole(0, 20_000) * 100), label: `Saldo bouwdepot per 31-12-${year}` },
      ],
      chance,
    )
    heading(maker, word('mortgageSection'), 'mortgageSection')
  }
  let hasTotals = false
  const asTotal = (entry) =>
    chance.chance(0.6)
      ? {
          ...entry,
          label: `${isEnglish ? 'Total' : 'Totaal'} ${entry.label.charAt(0).toLowerCase()}${entry.label.slice(1)}`,
        }
      : entry
  /** What all parts make, each on a line of its own. */
  const totals = () =>
    [
      amountEntry(maker, 'interest', interest, { scope: 'total' }),
      amountEntry(maker, 'balanceEnd', end, { scope: 'total' }),
    ].map(asTotal)
  if (kind === 'letter') letter(maker, parts[0], year)
  else if (kind === 'ends') atBothEnds(maker, parts[0], year)
  else if (kind === 'periods') {
    families.arrangement = 'periods'
    byPeriod(maker, parts[0])
  } else if (isTable || kind === 'overview') {
    families.arrangement = kind === 'transposed' ? 'parts-in-columns' : 'parts-in-rows'
    hasTotals = chance.chance(0.55)
    tableOf(maker, parts, year, { isTransposed: kind === 'transposed', hasTotal: hasTotals })
    const isAddedUpBelow = count > 1 && chance.chance(hasTotals ? 0.1 : 0.4)
    if (isAddedUpBelow || fees.hasDeductible || fees.hasTotal)
      maker.arrangement.draw(
        sheet,
        [
          ...(isAddedUpBelow ? totals() : []),
          ...(fees.hasTotal ? [amountEntry(maker, 'fees', fees.total)] : []),
          ...(fees.hasDeductible ? [amountEntry(maker, 'deductible', fees.deductible)] : []),
        ],
        chance,
      )
  } else if (kind === 'blocks') {
    const seed = entriesOf(maker, parts[0], year, 'part', { fees, isAll: false }).map(({ concept, label }) => ({
      concept,
      label,
    }))
    for (const [at, part] of parts.entries()) {
      const isNamed = chance.numbersOnly !== null
      heading(maker, `${isEnglish ? 'Loan part' : 'Leningdeel'} ${isNamed ? part.number : at + 1}`, 'loanNumber')
      const value = {
        interest: part.interest,
        balanceEnd: part.end,
        balanceStart: part.start,
        repayment: part.repayment,
        owed: part.interest + part.repayment,
        principal: part.start + 10_000_00,
        instalment: Math.round(part.interest / 12),
      }
      const entries = seed.map(({ concept, label }) => ({
        ...amountEntry(maker, concept, value[concept], { scope: 'part' }),
        label,
      }))
      const extra = [
        ...(isNamed ? [] : [textEntry(maker, 'loanNumber', part.number)]),
        textEntry(maker, 'way', part.shownWay),
      ]
      maker.arrangement.draw(sheet, [...(wide ? [] : extra), ...entries], chance)
    }
    hasTotals = chance.chance(0.5)
    if (hasTotals || fees.hasDeductible || fees.hasTotal) {
      heading(maker, word('total'), 'total')
      const all = [
        ...(hasTotals ? totals() : []),
        ...(fees.hasTotal ? [amountEntry(maker, 'fees', fees.total)] : []),
        ...(fees.hasDeductible ? [amountEntry(maker, 'deductible', fees.deductible)] : []),
      ]
      maker.arrangement.draw(sheet, all, chance)
    }
  } else {
    const entries = entriesOf(maker, parts[0], year, 'part', {
      fees: isOther ? { hasDepot: false, costs: 0 } : fees,
      isAll: true,
    })
    if (isOther) for (const entry of entries) entry.mark = { ...entry.mark, concept: 'none' }
    drawnInGroups(maker, 'mortgage_statement', entries)
  }
  smallPrint(maker)
  // A heading such as `Leningdeel 53274776601` names the number itself.
  const isShown = ({ text, mark }) => mark?.role === 'value' || (mark?.concept === 'loanNumber' && /\d{4}/.test(text))
  const own = new Set(sheet.pages.flatMap((page) => page.texts.filter(isShown)).map(({ mark }) => mark.concept))
  const shows = (concept) => own.has(concept)
  const ways = [...new Set(parts.map((part) => part.way))]
  return {
    type: 'mortgage_statement',
    families,
    sheet,
    year,
    isNot: isOther,
    truth: [
      {
        lenderName: lender,
        referenceYear: year,
        ...(isOther ? {} : { mortgageInterest: interest, remainingBalance: end }),
        ...(!isOther && shows('deductible') ? { deductibleCosts: fees.deductible } : {}),
        ...(!isOther && shows('fees') ? { totalInterestAndFees: fees.total } : {}),
        ...(shows('loanNumber') ? { loanPartNumber: parts.map((part) => part.number) } : {}),
        ...(shows('way') ? { mortgageType: ways } : {}),
      },
    ],
  }
}
