import { labelMark, valueMark, widthOf } from './sheet.mjs'

export const sums = (parts, name) => parts.reduce((sum, part) => sum + part[name], 0)
export const figures = {
  interest: 'interest',
  balanceEnd: 'end',
  balance: 'end',
  balanceStart: 'start',
  repayment: 'repayment',
  principal: 'start',
}

export const dateWords = (maker, concept, year) => {
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

/** When in the year a loan part ran. */
const timeIn = (chance) =>
  chance.pick(['1-1 t/m 31-12', '1-1 t/m 31-12', '1-4 t/m 31-12', '01-01 - 30-06', '1 jan - 31 dec'])

/** Words that a narrow column breaks a text at: at its spaces, and within a day behind a hyphen. */
const piecesOf = (text) => text.split(/ |(?<=\d-)(?=20\d\d)/)

/** Columns for parts of a table: `[concept or attribute]`. */
export function tableOf(maker, parts, year, { isTransposed, hasTotal }) {
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
  // Columns may be headed by how each part is repaid, their numbers in a line of their own.
  const isByWay = isTransposed && chance.chance(0.2)
  const columns = isTransposed
    ? [
        { width: 150 },
        ...parts.map((part, at) => ({
          part,
          heading: isByWay
            ? part.shownWay
            : chance.numbersOnly
              ? part.number
              : `${isEnglish ? 'Loan part' : 'Leningdeel'} ${chance.numbersOnly === null ? at + 1 : part.number}`,
        })),
        ...(hasTotal ? [{ isTotal: true, heading: word('total') }] : []),
      ]
    : null
  const cut = (text, width, x, y, options) => {
    const lines = []
    for (const piece of piecesOf(text)) {
      const last = lines.at(-1) ?? ''
      const joined = lines.length ? `${last}${last.endsWith('-') ? '' : ' '}${piece}` : piece
      if (lines.length && widthOf(joined, size - 1) <= width) lines[lines.length - 1] = joined
      else lines.push(piece)
    }
    for (const [number, line] of lines.entries()) sheet.text(line, x, y + number * size * 1.15, options)
    return lines.length
  }
  if (columns) {
    const width = (sheet.right - sheet.left - 150) / (columns.length - 1)
    const right = (column) => sheet.left + 150 + column * width
    const heights = columns.slice(1).map((column, at) =>
      cut(column.heading, width - 8, right(at + 1), sheet.y, {
        align: 'right',
        size: size - 1,
        font: 'bold',
        mark: column.isTotal ? labelMark('total') : isByWay ? valueMark('way') : labelMark('loanNumber'),
      }),
    )
    sheet.y += size * (0.65 + 1.15 * Math.max(...heights))
    const rows = [
      ...texts.filter(([concept]) => concept !== (isByWay ? 'way' : 'loanNumber')),
      ...(chance.chance(0.12) ? [['rate', () => timeIn(chance), isEnglish ? 'Period' : `Looptijd in ${year}`]] : []),
      ...attributes.map((concept) => [concept, null]),
    ]
    for (const [concept, of, said] of rows) {
      sheet.need(40)
      const label = said ?? (of ? word(concept) : dateWords(maker, concept, year))
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

/** The debt at both ends of the year: in columns headed by days, or in lines under a heading. */
export function atBothEnds(maker, part, year) {
  const { chance, sheet, style, isEnglish, word } = maker
  const amount = (concept, cents) => [
    style.amount(style.round(cents)),
    { mark: valueMark(concept, { cents: style.round(cents), scope: 'part' }) },
  ]
  const line = (label, concept, values, indent = 0) => {
    sheet.text(style.label(label), sheet.left + indent, sheet.y, { mark: labelMark(concept) })
    for (const [at, [text, marked]] of values.entries())
      sheet.text(text, sheet.right - (values.length - 1 - at) * 120, sheet.y, { align: 'right', ...marked })
    sheet.y += style.size * style.pitch
  }
  const days = chance.pick([
    [`1 januari ${year}`, `31 december ${year}`],
    ['1 januari', '31 december'],
    [`1-1-${year}`, `31-12-${year}`],
    [`01-01-${year}`, `31-12-${year}`],
    [`31-12-${year - 1}`, `31-12-${year}`],
    ['Begin jaar', 'Einde jaar'],
    [`1-1-${year}`, `1-1-${year + 1}`],
  ])
  const start = amount('balanceStart', part.start)
  const end = amount('balanceEnd', part.end)
  const paid = isEnglish
    ? 'Interest paid'
    : chance.pick(['Betaalde rente', 'Rente', 'Hypotheekrente', word('interest')])
  if (chance.chance(0.5)) {
    for (const [at, day] of days.entries())
      sheet.text(day, sheet.right - (1 - at) * 120, sheet.y, {
        align: 'right',
        mark: labelMark(at === 0 ? 'balanceStart' : 'balanceEnd'),
      })
    sheet.y += style.size * 1.6
    line(word('balance'), 'balance', [start, end])
    sheet.y += style.size
    line(paid, 'interest', [amount('interest', part.interest)])
  } else {
    sheet.text(style.plain(word('balance')), sheet.left, sheet.y, { mark: labelMark('balance') })
    sheet.y += style.size * 1.6
    line(`${isEnglish ? 'at' : 'op'} ${days[0]}`, 'balanceStart', [start], 15)
    line(`${isEnglish ? 'at' : 'op'} ${days[1]}`, 'balanceEnd', [end], 15)
    sheet.y += style.size
    sheet.text(isEnglish ? 'Interest' : 'Rente', sheet.left, sheet.y, { mark: labelMark('interest') })
    sheet.y += style.size * 1.6
    line(`${isEnglish ? 'paid in' : 'betaald in'} ${year}`, 'interest', [amount('interest', part.interest)], 15)
    line(
      `${isEnglish ? 'received in' : 'ontvangen in'} ${year}`,
      'interestReceived',
      [amount('interestReceived', chance.whole(0, 300) * 100)],
      15,
    )
  }
  if (chance.chance(0.6)) line(word('repayment'), 'repayment', [amount('repayment', part.repayment)])
  sheet.y += style.size
}
