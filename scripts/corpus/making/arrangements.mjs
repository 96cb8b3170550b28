import { corrected, threeYears, withOther } from './arrangements-of-columns.mjs'
import { broken, labelOf, markOf } from './labels.mjs'
import { widthOf } from './sheet.mjs'

/**
 * Ways to set out entries: `{ concept, label, value, mark }`. Each is one family; `isHeldOut` ones are never trained on.
 * Every arrangement takes the sheet, the entries and a stream of chance.
 */
const pairs =
  ({ align = 'right', share = 1, hasNumbers = false, leader = '', signApart = false } = {}) =>
  (sheet, entries, chance) => {
    const { size, pitch } = sheet.style
    const valueX =
      align === 'right'
        ? sheet.left + (sheet.right - sheet.left) * share
        : sheet.left +
          Math.max(...entries.map((entry) => widthOf(labelOf(sheet, entry), size, sheet.style.font))) +
          chance.whole(14, 60)
    const x = Math.min(valueX, sheet.right - (align === 'right' ? 0 : 120))
    for (const [at, entry] of entries.entries()) {
      sheet.need(size * pitch)
      const label = `${hasNumbers ? `${at + 1}${chance.numbering} ` : ''}${labelOf(sheet, entry)}`
      const room = x - sheet.left - (align === 'right' ? widthOf(entry.value, size, sheet.style.font) + 16 : 10)
      const lines = broken(sheet, label, room)
      const valueLine = lines.length > 1 && chance.lastLine ? lines.length - 1 : 0
      for (const [number, line] of lines.entries())
        sheet.text(line, sheet.left, sheet.y + number * size * 1.15, { mark: markOf(entry) })
      const y = sheet.y + valueLine * size * 1.15
      if (leader) {
        const from = sheet.left + widthOf(lines[valueLine], size, sheet.style.font) + 6
        const to = x - (align === 'right' ? widthOf(entry.value, size, sheet.style.font) : 0) - 8
        const dots = leader.repeat(Math.max(0, Math.floor((to - from) / widthOf(leader, size, sheet.style.font))))
        sheet.text(dots.trim(), from, y)
      }
      const apart = signApart && /^€\s?/.test(entry.value)
      if (apart) sheet.text('€', x - 80, y, { mark: entry.mark })
      sheet.text(apart ? entry.value.replace(/^€\s*/, '') : entry.value, x, y, { align, mark: entry.mark })
      sheet.y += size * 1.15 * (lines.length - 1) + size * pitch
    }
  }

const stacked = (sheet, entries) => {
  const { size } = sheet.style
  for (const entry of entries) {
    sheet.need(size * 4)
    sheet.text(labelOf(sheet, entry), sheet.left, sheet.y, { size: size - 1, mark: markOf(entry) })
    sheet.text(entry.value, sheet.left, sheet.y + size * 1.25, { size: size + 1, mark: entry.mark })
    sheet.y += size * 3.3
  }
}

/** Cards of several abreast, the label above its value. */
const cards =
  ({ across, isRight = false, hasBoxes = false, isBelow = false }) =>
  (sheet, entries, chance) => {
    const { size } = sheet.style
    const gap = 14
    const width = (sheet.right - sheet.left - gap * (across - 1)) / across
    for (let at = 0; at < entries.length; at += across) {
      const row = entries.slice(at, at + across)
      const cut = row.map((entry) => broken(sheet, labelOf(sheet, entry), width - 10, { size: size - 1 }))
      const lines = Math.max(...cut.map((all) => all.length))
      const height = size * (2.7 + lines * 1.15)
      sheet.need(height + 10)
      for (const [column, entry] of row.entries()) {
        const x = sheet.left + column * (width + gap)
        if (hasBoxes) sheet.box(x - 4, sheet.y - 4, width + 8, height)
        const top = isBelow ? sheet.y + size * 1.5 : sheet.y
        for (const [number, line] of cut[column].entries())
          sheet.text(line, x, top + number * size * 1.15, { size: size - 1, mark: markOf(entry) })
        const y = isBelow
          ? sheet.y
          : sheet.y + (chance.foot ? height - size * 1.9 : cut[column].length * size * 1.15 + size * 0.4)
        const values = entry.isAmount
          ? [entry.value]
          : broken(sheet, entry.value, width - 10, { size: size + chance.larger })
        for (const [number, line] of values.entries())
          sheet.text(line, isRight ? x + width - 4 : x, y + number * (size + chance.larger) * 1.15, {
            size: size + chance.larger,
            align: isRight ? 'right' : 'left',
            mark: entry.mark,
          })
      }
      const tallest = Math.max(
        ...row.map((entry) =>
          entry.isAmount ? 1 : broken(sheet, entry.value, width - 10, { size: size + chance.larger }).length,
        ),
      )
      sheet.y += height + 8 + (tallest - 1) * size * 1.2
    }
  }

/** Boxes with numbers: the label at the top, the value at the foot. */
const boxedForm =
  ({ across = 2, isRight = true }) =>
  (sheet, entries, chance) => {
    const { size } = sheet.style
    const width = (sheet.right - sheet.left) / across
    const height = size * chance.boxHeight
    for (let at = 0; at < entries.length; at += across) {
      sheet.need(height)
      for (const [column, entry] of entries.slice(at, at + across).entries()) {
        const x = sheet.left + column * width
        sheet.box(x, sheet.y, width, height)
        sheet.text(String(at + column + 1), x + 3, sheet.y + 3, { size: size - 2, font: 'bold' })
        const lines = broken(sheet, labelOf(sheet, entry), width - 24, { size: size - 1 })
        for (const [number, line] of lines.entries())
          sheet.text(line, x + 16, sheet.y + 3 + number * size * 1.1, { size: size - 1, mark: markOf(entry) })
        const y = sheet.y + height - size * 1.4
        if (/^€\s/.test(entry.value) && isRight) {
          sheet.text('€', x + 16, y, { mark: entry.mark })
          sheet.text(entry.value.replace(/^€\s*/, ''), x + width - 8, y, { align: 'right', mark: entry.mark })
        } else
          sheet.text(entry.value, isRight ? x + width - 8 : x + 16, y, {
            align: isRight ? 'right' : 'left',
            mark: entry.mark,
          })
      }
      sheet.y += height
    }
    sheet.y += size
  }

/** Two or three label-value pairs on a line. */
const abreast =
  ({ across = 2, isRight = false }) =>
  (sheet, entries) => {
    const { size, pitch } = sheet.style
    const width = (sheet.right - sheet.left) / across
    for (let at = 0; at < entries.length; at += across) {
      const row = entries.slice(at, at + across)
      const room = width * 0.52
      const cut = row.map((entry) => broken(sheet, labelOf(sheet, entry), room))
      const values = row.map((entry) =>
        isRight || entry.isAmount ? [entry.value] : broken(sheet, entry.value, width - room - 10),
      )
      const lines = Math.max(...cut.map((all) => all.length), ...values.map((all) => all.length))
      sheet.need(size * (pitch + lines))
      for (const [column, entry] of row.entries()) {
        const x = sheet.left + column * width
        for (const [number, line] of cut[column].entries())
          sheet.text(line, x, sheet.y + number * size * 1.15, { mark: markOf(entry) })
        for (const [number, line] of values[column].entries())
          sheet.text(line, isRight ? x + width - 16 : x + room + 6, sheet.y + number * size * 1.15, {
            align: isRight ? 'right' : 'left',
            mark: entry.mark,
          })
      }
      sheet.y += size * 1.15 * (lines - 1) + size * pitch
    }
  }

/** One row of headings, one of values; as many columns as fit. */
const columns =
  ({ isRight = false }) =>
  (sheet, entries, chance) => {
    const { size } = sheet.style
    const most = chance.whole(3, 5)
    for (let at = 0; at < entries.length; at += most) {
      const row = entries.slice(at, at + most)
      const width = (sheet.right - sheet.left) / row.length
      const cut = row.map((entry) => broken(sheet, labelOf(sheet, entry), width - 10, { size: size - 1 }))
      const lines = Math.max(...cut.map((all) => all.length))
      sheet.need(size * (lines + 4))
      for (const [column, entry] of row.entries()) {
        const x = isRight ? sheet.left + (column + 1) * width - 6 : sheet.left + column * width
        const top = chance.foot ? lines - cut[column].length : 0
        for (const [number, line] of cut[column].entries())
          sheet.text(line, x, sheet.y + (top + number) * size * 1.1, {
            size: size - 1,
            align: isRight ? 'right' : 'left',
            mark: markOf(entry),
          })
        sheet.text(entry.value, x, sheet.y + lines * size * 1.1 + size * 0.5, {
          align: isRight ? 'right' : 'left',
          mark: entry.mark,
        })
      }
      sheet.y += size * (lines * 1.1 + 2.6)
    }
  }

const valueFirst = (sheet, entries) => {
  const { size, pitch } = sheet.style
  const x = sheet.left + Math.max(...entries.map((entry) => widthOf(entry.value, size, sheet.style.font))) + 18
  for (const entry of entries) {
    sheet.need(size * pitch)
    sheet.text(entry.value, x - 18, sheet.y, { align: 'right', mark: entry.mark })
    sheet.text(labelOf(sheet, entry), x, sheet.y, { mark: markOf(entry) })
    sheet.y += size * pitch
  }
}

/** `Label: value` as one run of text. */
const colonList =
  ({ mark = ':' } = {}) =>
  (sheet, entries) => {
    const { size, pitch } = sheet.style
    for (const entry of entries) {
      sheet.need(size * pitch)
      sheet.line(
        [
          { text: `${sheet.style.plain(entry.label)}${mark}`, mark: markOf(entry) },
          { text: entry.value, mark: entry.mark },
        ],
        sheet.left,
        sheet.y,
      )
      sheet.y += size * pitch
    }
  }

/** Euros and cents in two columns under `euro` and `cent`. */
const centColumns = (sheet, entries) => {
  const { size, pitch } = sheet.style
  sheet.text('euro', sheet.right - 40, sheet.y, { size: size - 1, align: 'right' })
  sheet.text('cent', sheet.right, sheet.y, { size: size - 1, align: 'right' })
  sheet.y += size * 1.5
  for (const [at, entry] of entries.entries()) {
    sheet.need(size * pitch)
    sheet.text(String(at + 1), sheet.left, sheet.y, { size: size - 1 })
    sheet.text(labelOf(sheet, entry), sheet.left + 18, sheet.y, { mark: markOf(entry) })
    const parts = /^(?:€\s*|EUR )?([\d.,' ]*\d)[.,](\d\d)$/.exec(entry.value)
    if (entry.isAmount && parts) {
      sheet.text(parts[1], sheet.right - 40, sheet.y, { align: 'right', mark: entry.mark })
      sheet.text(parts[2], sheet.right, sheet.y, { align: 'right', mark: entry.mark })
    } else sheet.text(entry.value, sheet.right - 40, sheet.y, { align: 'right', mark: entry.mark })
    sheet.y += size * pitch
  }
}

/** A line printer's box: capitals, bars, fixed widths. */
const linePrinter =
  ({ bar = '|' } = {}) =>
  (sheet, entries) => {
    const size = Math.min(9, sheet.style.size)
    const font = 'mono'
    const wide = Math.max(...entries.map((entry) => labelOf(sheet, entry).length)) + 2
    const high = Math.max(...entries.map((entry) => entry.value.length))
    const em = size * 0.6
    const dashes = bar ? `+${'-'.repeat(wide + high + 4)}+` : '-'.repeat(wide + high)
    sheet.text(dashes, sheet.left, sheet.y, { size, font })
    sheet.y += size * 1.2
    for (const entry of entries) {
      sheet.need(size * 1.3)
      sheet.text(bar, sheet.left, sheet.y, { size, font })
      sheet.text(labelOf(sheet, entry).toUpperCase(), sheet.left + em * 2, sheet.y, { size, font, mark: markOf(entry) })
      if (!bar) sheet.text(':', sheet.left + em * (wide + 1), sheet.y, { size, font })
      sheet.text(
        entry.value,
        sheet.left + em * (wide + 3 + (entry.isAmount ? high - entry.value.length : 0)),
        sheet.y,
        { size, font, mark: entry.mark },
      )
      sheet.text(bar, sheet.left + em * (wide + high + 5), sheet.y, { size, font })
      sheet.y += size * 1.3
    }
    sheet.text(dashes, sheet.left, sheet.y, { size, font })
    sheet.y += size * 2
  }

export const arrangements = [
  { name: 'pairs-right', draw: pairs() },
  { name: 'pairs-middle', draw: pairs({ share: 0.7 }) },
  { name: 'pairs-left', draw: pairs({ align: 'left' }) },
  { name: 'numbered-pairs', draw: pairs({ hasNumbers: true }) },
  { name: 'sign-apart', draw: pairs({ signApart: true }) },
  { name: 'dots', draw: pairs({ leader: '.' }) },
  { name: 'spaced-dots', isHeldOut: true, draw: pairs({ leader: '. ', align: 'left' }) },
  { name: 'stacked', draw: stacked },
  { name: 'cards-two', draw: cards({ across: 2, hasBoxes: true }) },
  { name: 'cards-three', isHeldOut: true, draw: cards({ across: 3, hasBoxes: true }) },
  { name: 'cards-four', draw: cards({ across: 4 }) },
  { name: 'cards-right', draw: cards({ across: 2, isRight: true }) },
  { name: 'cards-label-below', isHeldOut: true, draw: cards({ across: 3, isBelow: true }) },
  { name: 'label-below', draw: cards({ across: 2, isBelow: true }) },
  { name: 'boxed-form-two', draw: boxedForm({ across: 2 }) },
  { name: 'boxed-form-left', draw: boxedForm({ across: 3, isRight: false }) },
  { name: 'boxed-form-one', isHeldOut: true, draw: boxedForm({ across: 1 }) },
  { name: 'abreast-two', draw: abreast({ across: 2 }) },
  { name: 'abreast-right', isHeldOut: true, draw: abreast({ across: 2, isRight: true }) },
  { name: 'abreast-three', draw: abreast({ across: 3 }) },
  { name: 'columns-left', draw: columns({ isRight: false }) },
  { name: 'columns-right', isHeldOut: true, draw: columns({ isRight: true }) },
  { name: 'value-first', draw: valueFirst },
  { name: 'colon-list', draw: colonList() },
  { name: 'equals-list', isHeldOut: true, draw: colonList({ mark: ' =' }) },
  { name: 'cent-columns', needs: (style) => style.decimals === 2, draw: centColumns },
  { name: 'line-printer', draw: linePrinter() },
  { name: 'line-printer-bare', isHeldOut: true, draw: linePrinter({ bar: '' }) },
  { name: 'year-before', draw: withOther({ concept: 'previousYear', isFirst: true }) },
  { name: 'year-before-first', isHeldOut: true, draw: withOther({ concept: 'previousYear', isFirst: false }) },
  { name: 'three-years', draw: threeYears },
  { name: 'corrected', draw: corrected },
  { name: 'period-beside-total-first', draw: withOther({ concept: 'period1', isFirst: true }) },
  { name: 'period-beside-total', draw: withOther({ concept: 'period1', isFirst: false }) },
]
