import { months, monthsEnglish } from './facts.mjs'
import { labelMark, valueMark } from './sheet.mjs'

/** A total in so many parts, each of them as it is printed. */
const shared = (chance, round, total, count) => {
  const most = Math.min(200, Math.round(total / count))
  const each = Array.from({ length: count }, () =>
    round(Math.round(total / count / 100) * 100 + chance.whole(-most, most)),
  )
  each[count - 1] += total - each.reduce((sum, part) => sum + part, 0)
  return each
}

/** A table of quarters or months: interest, repayment and what was left after each, with a line for the year. */
export function byPeriod(maker, part) {
  const { chance, sheet, style, isEnglish, word } = maker
  const count = chance.pick([4, 4, 12])
  const names =
    count === 12
      ? isEnglish
        ? monthsEnglish
        : months
      : Array.from({ length: 4 }, (_, at) =>
          isEnglish ? `Q${at + 1}` : chance.numbersOnly ? `${at + 1}e kwartaal` : `Kwartaal ${at + 1}`,
        )
  const [interest, repayment] = [
    shared(chance, style.round, style.round(part.interest), count),
    shared(chance, style.round, style.round(part.repayment), count),
  ]
  // What is left is as the truth rounds it; what it was before follows.
  let left = style.round(part.end) + style.round(part.repayment)
  const balance = repayment.map((repaid) => {
    left -= repaid
    return left
  })
  const concepts = chance.shuffled(['interest', 'repayment', 'balance'])
  const width = (sheet.right - sheet.left - 90) / 3
  const right = (column) => sheet.left + 90 + (column + 1) * width
  for (const [column, concept] of concepts.entries())
    sheet.text(style.plain(word(concept)), right(column), sheet.y, {
      align: 'right',
      size: style.size - 1,
      mark: labelMark(concept),
    })
  sheet.y += style.size * 1.6
  const isShownAtFoot = chance.chance(0.5)
  for (const [at, name] of names.entries()) {
    sheet.need(30)
    sheet.text(name, sheet.left, sheet.y)
    const value = { interest: interest[at], repayment: repayment[at], balance: balance[at] }
    const marks = {
      interest: valueMark('interest', { cents: value.interest, scope: 'part' }),
      repayment: valueMark('repayment', { cents: value.repayment, scope: 'part' }),
      balance:
        at === names.length - 1
          ? valueMark('balanceEnd', { cents: value.balance, scope: 'part' })
          : valueMark('none', { cents: value.balance }),
    }
    for (const [column, concept] of concepts.entries())
      sheet.text(style.amount(value[concept], true), right(column), sheet.y, { align: 'right', mark: marks[concept] })
    sheet.y += style.size * 1.5
  }
  sheet.text(word('total'), sheet.left, sheet.y, { font: 'bold', mark: labelMark('total') })
  for (const [column, concept] of concepts.entries()) {
    if (concept === 'balance' && !isShownAtFoot) continue
    const cents = concept === 'balance' ? left : style.round(part[concept])
    sheet.text(style.amount(cents, true), right(column), sheet.y, {
      align: 'right',
      font: 'bold',
      mark: valueMark(concept === 'balance' ? 'balanceEnd' : concept, { cents, scope: 'total' }),
    })
  }
  sheet.y += style.size * 3
}
