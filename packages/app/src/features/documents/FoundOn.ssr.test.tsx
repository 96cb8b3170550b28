import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { FoundOn } from './FoundOn.tsx'

const place = { page: 2, x: 0.1, y: 0.2, width: 0.3, height: 0.02 }

it.each([
  ['with its label', place, 'Fiscaal loon', 'Page 2, at “Fiscaal loon”'],
  ['without one', place, '', 'Page 2'],
  ['nowhere on the paper', null, 'Fiscaal loon', ''],
])('says where a figure stands: %s', (_, at, label, text) =>
  expect(renderToStaticMarkup(<FoundOn place={at} label={label} />).replace(/<[^>]*>/g, '')).toBe(text),
)
