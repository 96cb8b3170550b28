const narrow = {
  i: 0.23,
  l: 0.23,
  j: 0.23,
  t: 0.28,
  f: 0.28,
  r: 0.34,
  ' ': 0.28,
  '.': 0.28,
  ',': 0.28,
  ':': 0.28,
  I: 0.28,
  '-': 0.33,
  '/': 0.28,
  "'": 0.2,
  '|': 0.26,
  m: 0.83,
  w: 0.72,
  M: 0.83,
  W: 0.94,
  '%': 0.89,
}
const partOf = (letter) => narrow[letter] ?? (/[A-Z&]/.test(letter) ? 0.68 : 0.55)
/** About the width of a text in points. */
export const widthOf = (text, size, font = 'sans') =>
  font === 'mono'
    ? text.length * 0.6 * size
    : [...text].reduce((sum, letter) => sum + partOf(letter), 0) *
      size *
      (font === 'bold' ? 1.06 : font === 'serif' ? 0.93 : 1)

/**
 * Pages on which texts are placed in points from the top left; what a text is of (`mark`) stays with it: the label or the value of
 * a concept. Arrangements draw on it; producers make files of it.
 */
export class Sheet {
  constructor(style, { width = 595, height = 842 } = {}) {
    Object.assign(this, { style, width, height, pages: [{ texts: [], rules: [] }], y: 44, left: style.left })
    this.right = width - style.left
  }

  get page() {
    return this.pages.at(-1)
  }

  newPage() {
    this.pages.push({ texts: [], rules: [] })
    this.y = 50
  }

  /** Goes on a new page where so much no longer fits. */
  need(height) {
    if (this.y + height > this.height - 60) this.newPage()
  }

  text(text, x, y, { size = this.style.size, font = this.style.font, align = 'left', mark = null } = {}) {
    if (text === '') return 0
    const width = widthOf(text, size, font)
    const left = align === 'right' ? x - width : align === 'center' ? x - width / 2 : x
    this.page.texts.push({ text, x: left, y, size, font, width, mark, align, anchor: x })
    return width
  }

  /** Several texts one behind the other as on one line. */
  line(parts, x, y, options = {}) {
    let at = x
    for (const { text, mark = null } of parts) {
      at += this.text(text, at, y, { ...options, mark })
      at += widthOf(' ', options.size ?? this.style.size, options.font ?? this.style.font)
    }
  }

  rule(x1, y1, x2, y2) {
    this.page.rules.push({ x1, y1, x2, y2 })
  }

  box(x, y, width, height) {
    this.rule(x, y, x + width, y)
    this.rule(x, y + height, x + width, y + height)
    this.rule(x, y, x, y + height)
    this.rule(x + width, y, x + width, y + height)
  }

  /** Words broken over lines; each word keeps its mark. */
  paragraph(words, { x = this.left, width = this.right - x, size = this.style.size, font = this.style.font } = {}) {
    let at = x
    for (const { text, mark = null } of words) {
      const own = widthOf(text, size, font)
      if (at > x && at + own > x + width) {
        at = x
        this.y += size * 1.25
      }
      this.text(text, at, this.y, { size, font, mark })
      at += own + widthOf(' ', size, font)
    }
    this.y += size * 1.25
  }

  space(lines = 1) {
    this.y += lines * this.style.size * this.style.pitch
  }
}

export const labelMark = (concept) => ({ role: 'label', concept })
export const valueMark = (concept, facts = {}) => ({ role: 'value', concept, ...facts })
