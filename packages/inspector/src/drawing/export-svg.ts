/** What a picture keeps of the page's styles when it leaves the page. */
const kept = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linejoin',
  'paint-order',
  'font-family',
  'font-size',
  'font-weight',
] as const

/** The drawing as an SVG file of its own: with the colours of the theme it is shown in, and without the page's classes. */
export function svgText(drawing: SVGSVGElement): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement
  const originals = [drawing, ...drawing.querySelectorAll('*')]
  const copies = [copy, ...copy.querySelectorAll('*')]
  copies.forEach((element, place) => {
    const original = originals[place]
    element.removeAttribute('class')
    if (original === undefined) return
    const style = getComputedStyle(original)
    for (const name of kept) {
      const value = style.getPropertyValue(name)
      if (value !== '') element.setAttribute(name, value)
    }
  })
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  return new XMLSerializer().serializeToString(copy)
}

/** Lets the browser keep the drawing as a file. */
export function downloadSvg(drawing: SVGSVGElement, name: string): void {
  const address = URL.createObjectURL(new Blob([svgText(drawing)], { type: 'image/svg+xml' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${name}.svg`
  link.click()
  URL.revokeObjectURL(address)
}
