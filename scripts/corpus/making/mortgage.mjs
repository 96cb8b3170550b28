import { amountEntry, heading, letterhead, makerOf, sentence, smallPrint, textEntry, titleLine } from './document.mjs'
import { bsnOf, lenderOf, loanPartOf, personOf } from './facts.mjs'
import { labelMark, valueMark, widthOf } from './sheet.mjs'

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

const sums = (parts, name) => parts.reduce((sum, part) => sum + part[name], 0)
const figures = {
  interest: 'interest',
  balanceEnd: 'end',
  balance: 'end',
  balanceStart: 'start',
  repayment: 'repayment',
  principal: 'start',
}

const dateWords = (maker, concept, year) => {
  const { chance, isEnglish, style } = maker
  if (concept === 'balance') return maker.word('balanceEnd')
  if (!['balanceEnd', 'balanceStart'].includes(concept)) return maker.word(concept)
  const text = maker.word(concept)
  const withYear = /31-12$|01-01$/.test(text) ? `${text}-${year}` : `${text} ${year}`
  if (chance.chance(0.35))
    return withYear.replace(
      /31 december/i,
      isEnglish ? '31 December' : style.date([31, 12, '']).trim() === '31 december' ? '31 december' : '31-12',
    )
  return chance.chance(0.5) ? withYear : text
}

/** Entries of one part, or of all. */
function entriesOf(maker, figuresOf, year, scope, { fees, isAll }) {
  const { chance } = maker
  const entry = (concept, cents) => {
    const own = amountEntry(maker, concept === 'balance' ? 'balanceEnd' : concept, cents, { scope })
    return { ...own, label: dateWords(maker, concept, year), mark: { ...own.mark } }
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

/** Columns for parts of a table: `[concept or attribute]`. */
function tableOf(maker, parts, year, { isTransposed, hasTotal }) {
  const { chance, sheet, style, isEnglish, word } = maker
  const optional = ['balanceStart', 'repayment', ...(chance.chance(0.2) ? ['owed'] : [])]
  const attributes = chance.shuffled(['interest', 'balanceEnd', ...chance.some(optional, 2)])
  const texts = [
    ['loanNumber', (part) => part.number],
    ...(chance.chance(0.8) ? [['way', (part) => part.shownWay]] : []),
    ...(chance.chance(0.4)
      ? [['rate', (part) => `${(part.rate / 100).toFixed(2).replace('.', isEnglish ? '.' : ',')}%`]]
      : []),
  ]
  const centsOf = (concept, one) =>
    style.round(concept === 'owed' ? one.interest + one.repayment : one[figures[concept]])
  const total = Object.fromEntries(
    ['interest', 'end', 'start', 'repayment'].map((name) => [
      name,
      sums(
        parts.map((part) => ({ [name]: style.round(part[name]) })),
        name,
      ),
    ]),
  )
  const size = Math.min(style.size, 9)
  const columns = isTransposed
    ? [
        { width: 150 },
        ...parts.map((part, at) => ({
          part,
          heading: chance.numbersOnly
            ? part.number
            : `${isEnglish ? 'Loan part' : 'Leningdeel'} ${chance.numbersOnly === null ? at + 1 : part.number}`,
        })),
        ...(hasTotal ? [{ isTotal: true, heading: word('total') }] : []),
      ]
    : null
  const cut = (text, width, x, y, options) => {
    const lines = []
    for (const piece of text.split(' ')) {
      const joined = lines.length ? `${lines.at(-1)} ${piece}` : piece
      if (lines.length && widthOf(joined, size - 1) <= width) lines[lines.length - 1] = joined
      else lines.push(piece)
    }
    for (const [number, line] of lines.entries()) sheet.text(line, x, y + number * size * 1.15, options)
    return lines.length
  }
  if (columns) {
    const width = (sheet.right - sheet.left - 150) / (columns.length - 1)
    const right = (column) => sheet.left + 150 + column * width
    for (const [at, column] of columns.entries())
      if (at > 0)
        sheet.text(column.heading, right(at), sheet.y, {
          align: 'right',
          size: size - 1,
          font: 'bold',
          mark: labelMark(column.isTotal ? 'total' : 'loanNumber'),
        })
    sheet.y += size * 1.8
    const rows = [
      ...texts.filter(([concept]) => concept !== 'loanNumber'),
      ...attributes.map((concept) => [concept, null]),
    ]
    for (const [concept, of] of rows) {
      sheet.need(40)
      const label = of ? word(concept) : dateWords(maker, concept, year)
      const lines = cut(style.plain(label), 140, sheet.left, sheet.y, { size, mark: labelMark(concept) })
      for (const [at, column] of columns.entries()) {
        if (at === 0) continue
        if (of) {
          if (column.part)
            sheet.text(of(column.part), right(at), sheet.y, { size, align: 'right', mark: valueMark(concept) })
        } else {
          const cents = column.isTotal
            ? sums(
                parts.map((part) => ({ sum: centsOf(concept, part) })),
                'sum',
              )
            : centsOf(concept, column.part)
          sheet.text(style.amount(cents, chance.bare), right(at), sheet.y, {
            size,
            align: 'right',
            mark: valueMark(concept, { cents, scope: column.isTotal ? 'total' : 'part' }),
          })
        }
      }
      sheet.y += size * 1.15 * (lines - 1) + size * 1.7
    }
  } else {
    const all = [...texts, ...attributes.map((concept) => [concept, null])]
    const width = (sheet.right - sheet.left) / all.length
    const place = (at) =>
      all[at][1] ? [sheet.left + at * width, 'left'] : [sheet.left + (at + 1) * width - 4, 'right']
    let most = 1
    for (const [at, [concept, of]] of all.entries()) {
      const [x, align] = place(at)
      most = Math.max(
        most,
        cut(style.plain(of ? word(concept) : dateWords(maker, concept, year)), width - 8, x, sheet.y, {
          size: size - 1,
          align,
          font: style.font,
          mark: labelMark(concept),
        }),
      )
    }
    sheet.y += size * 1.15 * most + 6
    for (const part of parts) {
      sheet.need(30)
      for (const [at, [concept, of]] of all.entries()) {
        const [x, align] = place(at)
        const cents = of ? 0 : centsOf(concept, part)
        sheet.text(of ? of(part) : style.amount(cents, chance.bare), x, sheet.y, {
          size,
          align,
          mark: valueMark(concept, of ? {} : { cents, scope: 'part' }),
        })
      }
      sheet.y += size * 1.8
    }
    if (hasTotal) {
      sheet.text(word('total'), sheet.left, sheet.y, { size, font: 'bold', mark: labelMark('total') })
      for (const [at, [concept, of]] of all.entries()) {
        if (of) continue
        const [x, align] = place(at)
        const cents = sums(
          parts.map((part) => ({ sum: centsOf(concept, part) })),
          'sum',
        )
        sheet.text(style.amount(cents, chance.bare), x, sheet.y, {
          size,
          align,
          font: 'bold',
          mark: valueMark(concept, { cents, scope: 'total' }),
        })
      }
      sheet.y += size * 1.8
    }
  }
  sheet.y += size
  return total
}

function letter(maker, part, year) {
  const { chance, sheet, style, isEnglish } = maker
  const amount = (concept, cents) => ({
    text: style.amount(style.round(cents)).replace(/(€|EUR) /, '$1\u00a0'),
    mark: valueMark(concept, { cents: style.round(cents), scope: 'part' }),
  })
  const label = (concept, text) => ({ text, mark: labelMark(concept) })
  const [interest, end, start, repayment] = [
    amount('interest', part.interest),
    amount('balanceEnd', part.end),
    amount('balanceStart', part.start),
    amount('repayment', part.repayment),
  ]
  const number = { text: part.number, mark: valueMark('loanNumber') }
  const way = { text: part.shownWay, mark: valueMark('way') }
  const forms = isEnglish
    ? [
        [
          'In',
          String(year),
          'you paid',
          interest,
          label('interest', 'of mortgage interest'),
          'and repaid',
          repayment,
          '. On 31 December',
          String(year),
          label('balanceEnd', 'the outstanding balance was'),
          end,
          '. Loan number',
          number,
          '(',
          way,
          ').',
        ],
        [
          'Your',
          label('interest', 'interest paid'),
          'was',
          interest,
          '. At the start of the year',
          label('balanceStart', 'you owed us'),
          start,
          ', at',
          label('balanceEnd', 'year end'),
          end,
          '. Your loan has number',
          number,
        ],
      ]
    : [
        [
          'Over',
          String(year),
          'heeft u',
          interest,
          label('interest', 'aan hypotheekrente betaald'),
          'en',
          repayment,
          label('repayment', 'afgelost'),
          '. Uw hypotheekschuld was',
          start,
          label('balanceStart', 'op 1 januari'),
          String(year),
          'en',
          end,
          label('balanceEnd', 'op 31 december'),
          `${year}.`,
          'Het leningnummer is',
          number,
          ', vorm:',
          way,
        ],
        [
          'In',
          String(year),
          label('interest', 'betaalde u aan rente'),
          interest,
          '.',
          label('repayment', 'U loste'),
          repayment,
          'af.',
          label('balanceEnd', 'De restschuld bedroeg eind december'),
          String(year),
          end,
          '. Dit betreft leningdeel',
          number,
          '(',
          way,
          ').',
        ],
        [
          label('interest', 'De rente die u betaalde'),
          'was in',
          String(year),
          interest,
          '.',
          label('balanceEnd', 'Op 31 december'),
          String(year),
          label('balanceEnd', 'stond nog open'),
          end,
          ';',
          label('balanceStart', 'een jaar eerder was dat'),
          start,
          '. Lening:',
          number,
          way,
        ],
        [
          'Uw',
          way,
          'hypotheek met nummer',
          number,
          'had',
          label('balanceEnd', `per 31-12-${year} een restschuld van`),
          end,
          '.',
          label('interest', 'Aan rente berekenden wij'),
          interest,
          ',',
          label('repayment', 'de aflossing was'),
          repayment,
          '.',
        ],
      ]
  const trap = chance.chance(0.5)
    ? [
        isEnglish ? 'In total you paid us' : 'In totaal betaalde u ons',
        amount('owed', part.interest + part.repayment),
        '.',
      ]
    : []
  const rate = chance.chance(0.5)
    ? [isEnglish ? 'The rate is' : 'Uw rente is', `${(part.rate / 100).toFixed(2).replace('.', ',')}%`, '.']
    : []
  sheet.paragraph(sentence([...(chance.chance(0.5) ? rate : []), ...chance.pick(forms), ...trap, ...rate]))
  sheet.y += 14
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
  ])
  families.kind = kind
  const isTable = kind === 'table' || kind === 'transposed'
  const count = ['one', 'letter', 'other'].includes(kind) ? 1 : chance.whole(isTable || kind === 'overview' ? 1 : 2, 4)
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
  if (kind === 'letter') letter(maker, parts[0], year)
  else if (isTable || kind === 'overview') {
    families.arrangement = kind === 'transposed' ? 'parts-in-columns' : 'parts-in-rows'
    hasTotals = chance.chance(0.55)
    tableOf(maker, parts, year, { isTransposed: kind === 'transposed', hasTotal: hasTotals })
    if (fees.hasDeductible || fees.hasTotal)
      maker.arrangement.draw(
        sheet,
        [
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
        ...(hasTotals
          ? [
              { ...amountEntry(maker, 'interest', interest, { scope: 'total' }) },
              { ...amountEntry(maker, 'balanceEnd', end, { scope: 'total' }) },
            ]
          : []),
        ...(fees.hasTotal ? [amountEntry(maker, 'fees', fees.total)] : []),
        ...(fees.hasDeductible ? [amountEntry(maker, 'deductible', fees.deductible)] : []),
      ]
      maker.arrangement.draw(
        sheet,
        all.map((entry) =>
          entry.mark.scope === 'total' && chance.chance(0.6)
            ? {
                ...entry,
                label: `${isEnglish ? 'Total' : 'Totaal'} ${entry.label.charAt(0).toLowerCase()}${entry.label.slice(1)}`,
              }
            : entry,
        ),
        chance,
      )
    }
  } else {
    const entries = entriesOf(maker, parts[0], year, 'part', {
      fees: isOther ? { hasDepot: false, costs: 0 } : fees,
      isAll: true,
    })
    if (isOther) for (const entry of entries) entry.mark = { ...entry.mark, concept: 'none' }
    maker.arrangement.draw(sheet, entries, chance)
  }
  smallPrint(maker)
  const own = sheet.pages.flatMap((page) => page.texts).map(({ mark }) => mark?.concept)
  const shows = (concept) => own.includes(concept)
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
