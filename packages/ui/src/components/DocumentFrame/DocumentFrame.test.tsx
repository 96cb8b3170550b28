import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DocumentFrame, DocumentPicture } from './DocumentFrame.tsx'

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
