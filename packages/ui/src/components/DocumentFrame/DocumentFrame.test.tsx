import { fireEvent, render, screen } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { DocumentFrame, DocumentLine, DocumentPicture } from './DocumentFrame.tsx'

test('nothing can run in the frame, and a name of a file cannot leave its attribute', () => {
  render(<DocumentFrame src="/a.png" title={'"><script>alert(1)</script>.pdf'} />)
  const frame = screen.getByTitle(/script/)
  expect([frame.getAttribute('sandbox'), frame.getAttribute('srcdoc')?.includes('<script')]).toEqual([
    'allow-same-origin',
    false,
  ])
})

test('a page is named, waits until it has come, and again for the next', () => {
  const { rerender } = render(<DocumentPicture src="/a.png" title="Preview of a.pdf" />)
  const picture = screen.getByRole('img', { name: 'Preview of a.pdf' })
  const isLoading = () => picture.hasAttribute('data-loading')
  const waits = [isLoading()]
  fireEvent.load(picture)
  waits.push(isLoading())
  rerender(<DocumentPicture src="/b.png" title="Preview of a.pdf" />)
  waits.push(isLoading())
  expect(waits).toEqual([true, false, true])
})

test('an area is outlined with a little room around it, for the eye alone', () => {
  const mark = { x: 0.2, y: 0.4, width: 0.1, height: 0.02 }
  const { container } = render(<DocumentPicture src="/a.png" title="Preview" mark={mark} />)
  const outline = container.querySelector('rect')
  const place = ['x', 'y', 'width', 'height'].map((name) => Number(outline?.getAttribute(name)).toFixed(3))
  expect([place, outline?.closest('svg')?.getAttribute('aria-hidden')]).toEqual([
    ['0.194', '0.394', '0.112', '0.032'],
    'true',
  ])
})

test('a picture that comes while somebody types leaves the field in view', () => {
  const scrolled: string[] = []
  // jsdom has none.
  Element.prototype.scrollIntoView = function (this: Element, options) {
    scrolled.push(`${this.localName} ${typeof options === 'object' ? options.block : ''}`)
  }
  onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'scrollIntoView'))
  const mark = { x: 0.2, y: 0.4, width: 0.1, height: 0.02 }
  render(
    <>
      <input aria-label="Right amount" />
      <DocumentPicture src="/a.png" title="Preview" mark={mark} />
    </>,
  )
  fireEvent.load(screen.getByRole('img'))
  screen.getByRole('textbox').focus()
  fireEvent.load(screen.getByRole('img'))
  expect(scrolled).toEqual(['rect center', 'rect nearest', 'input nearest'])
})

test.each([
  ['in the middle of its part of the page', { x: 0.6, y: 0.4, width: 0.2, height: 0.02 }, 'translate(-56.8%, -41%)'],
  ['at the left edge of the page', { x: 0, y: 0, width: 0.1, height: 0.02 }, 'translate(-25%, -1%)'],
  ['at its right edge', { x: 0.9, y: 0.5, width: 0.1, height: 0.1 }, 'translate(-75%, -55%)'],
])('a line %s is moved into its window', (_, mark, transform) => {
  render(<DocumentLine src="/a.png" title="Preview" mark={mark} />)
  const picture = screen.getByRole('img', { name: 'Preview' })
  expect(picture.parentElement?.style.transform).toBe(transform)
})
