import { months } from './facts.mjs'
import { broken } from './labels.mjs'
import { labelMark, valueMark } from './sheet.mjs'

/** A table of months with a line for the year. */
export function monthly(maker, job) {
  const { chance, sheet, style, isEnglish, word } = maker
  const concepts = ['wage', 'withheld', ...chance.some(['net', 'svWage', 'zvwContribution', 'gross'], 2)]
  const own = chance.chance(0.6) ? concepts : chance.shuffled(concepts)
  const width = (sheet.right - sheet.left - 70) / own.length
  const right = (column) => sheet.left + 70 + (column + 1) * width
  const headings = own.map((concept) => broken(sheet, style.plain(word(concept)), width - 8, { size: style.size - 2 }))
  const lines = Math.max(...headings.map((all) => all.length))
  for (const [column, concept] of own.entries())
    for (const [number, line] of headings[column].entries())
      sheet.text(line, right(column), sheet.y + (lines - headings[column].length + number) * style.size, {
        align: 'right',
        size: style.size - 2,
        mark: labelMark(concept),
      })
  sheet.y += style.size * (lines + 0.8)
  const count = job.to[1] - job.from[1] + 1
  const shares = (total) => {
    const each = Array.from({ length: count }, () =>
      style.round(Math.round(total / count / 100) * 100 + chance.whole(-50, 50) * 10),
    )
    each[count - 1] += total - each.reduce((sum, part) => sum + part, 0)
    return each
  }
  const table = own.map((concept) => shares(style.round(job[concept])))
  for (let month = 0; month < count; month++) {
    sheet.need(30)
    sheet.text(months[job.from[1] - 1 + month], sheet.left, sheet.y)
    for (const [column] of own.entries())
      sheet.text(style.amount(table[column][month], true), right(column), sheet.y, { align: 'right' })
    sheet.y += style.size * 1.4
  }
  sheet.text(isEnglish ? 'Total' : word('total'), sheet.left, sheet.y, { font: 'bold', mark: labelMark('total') })
  for (const [column, concept] of own.entries())
    sheet.text(style.amount(style.round(job[concept]), true), right(column), sheet.y, {
      align: 'right',
      font: 'bold',
      mark: valueMark(concept, { cents: style.round(job[concept]) }),
    })
  sheet.y += style.size * 3
}
