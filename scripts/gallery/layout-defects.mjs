// Runs inside a page: what a person would see overflow, overlap or be cut there. One sentence a defect.

/** @returns {string[]} */
export function layoutDefects() {
  const root = document.documentElement
  const defects = []
  const called = (element) => {
    const words = (element.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 50)
    return `<${element.tagName.toLowerCase()}${element.id ? `#${element.id}` : ''}> “${words}”`
  }
  const styleOf = (element) => getComputedStyle(element)
  const clips = (value) => value === 'hidden' || value === 'clip'
  const scrolls = (value) => value === 'auto' || value === 'scroll'
  const ancestors = function* (element) {
    for (let at = element; at && at !== root; at = at.parentElement) yield at
  }
  // Words for screen readers only, and what is kept off the screen until it has the focus.
  const isForEars = (element) => {
    for (const at of ancestors(element)) {
      const box = at.getBoundingClientRect()
      if (box.width <= 1 || box.height <= 1 || styleOf(at).clipPath === 'inset(50%)' || box.bottom + scrollY < 0)
        return true
    }
    return false
  }
  const isApart = (element) => {
    for (const at of ancestors(element)) if (['fixed', 'sticky'].includes(styleOf(at).position)) return true
    return false
  }

  /** Every run of words on the page, line by line. */
  const lines = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (walker.nextNode()) {
    const node = walker.currentNode
    const parent = node.parentElement
    if (!node.data.trim() || !parent || ['SCRIPT', 'STYLE', 'OPTION', 'TEXTAREA', 'NOSCRIPT'].includes(parent.tagName))
      continue
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || isForEars(parent)) continue
    range.selectNodeContents(node)
    for (const box of range.getClientRects()) if (box.width > 1 && box.height > 1) lines.push({ box, parent, node })
  }

  const overflow = root.scrollWidth - root.clientWidth
  if (overflow > 0) {
    const beyond = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > root.clientWidth + 1 && element.checkVisibility(),
    )
    const innermost = beyond.filter((element) => !beyond.some((other) => other !== element && element.contains(other)))
    const names = innermost.slice(0, 3).map(called).join(', ')
    defects.push(`scrolls ${overflow} px sideways because of ${names}`)
  }

  for (const { box, parent } of lines) {
    for (const at of ancestors(parent)) {
      const { overflowX, overflowY } = styleOf(at)
      const frame = at.getBoundingClientRect()
      if (scrolls(overflowX) || scrolls(overflowY)) break
      const cutX = clips(overflowX) && (box.right > frame.right + 1 || box.left < frame.left - 1)
      const cutY = clips(overflowY) && (box.bottom > frame.bottom + 4 || box.top < frame.top - 4)
      if (cutX || cutY) {
        defects.push(`cuts ${called(parent)}`)
        break
      }
      const isBlock = styleOf(at).display !== 'inline' && styleOf(at).display !== 'contents'
      if (at === parent && isBlock && box.right > frame.right + 1)
        defects.push(`runs out of its box: ${called(parent)}`)
    }
  }

  const brush = document.createElement('canvas').getContext('2d')
  const widthOf = (words, { font, letterSpacing }) => {
    brush.font = font
    brush.letterSpacing = letterSpacing
    return brush.measureText(words).width
  }
  // A native select cannot wrap its words; on a phone with doubled text, narrower than 20 letters, its list shows them whole.
  const isTiny = innerWidth < 20 * Number.parseFloat(styleOf(root).fontSize)
  for (const control of isTiny ? [] : document.querySelectorAll('select')) {
    const words = control.selectedOptions[0]?.label ?? ''
    if (!control.checkVisibility()) continue
    const style = styleOf(control)
    const room = control.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)
    if (widthOf(words, style) > room + 1) defects.push(`cuts “${words}” in select ${control.name}`)
  }

  // A line that is scrolled out of its own area lies under nothing.
  const isScrolledAway = ({ box, parent }) => {
    for (const at of ancestors(parent)) {
      const frame = at.getBoundingClientRect()
      const { overflowX, overflowY } = styleOf(at)
      const isOutside = box.bottom > frame.bottom + 1 || box.right > frame.right + 1 || box.top < frame.top - 1
      if ((scrolls(overflowX) || scrolls(overflowY)) && isOutside) return true
    }
    return false
  }
  const inFlow = lines
    .filter((line) => !isApart(line.parent) && !isScrolledAway(line))
    .sort((a, b) => a.box.top - b.box.top)
  for (const [index, one] of inFlow.entries()) {
    for (const other of inFlow.slice(index + 1)) {
      if (other.box.top >= one.box.bottom) break
      if (other.node === one.node) continue
      const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      const high = Math.min(one.box.bottom, other.box.bottom) - other.box.top
      // The boxes of two close lines may touch; letters do not before almost half a line.
      if (wide > 2 && high > 0.45 * Math.min(one.box.height, other.box.height)) {
        defects.push(`${called(one.parent)} and ${called(other.parent)} overlap`)
      }
    }
  }
  return [...new Set(defects)]
}
