import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { partsOf, reachOf } from './parts.ts'
import { StackedBar } from './StackedBar.tsx'

const segment = (id: string, value: number) => ({ id, value, tone: 'primary' as const })

test('segments fill the bar in proportion, from its start', () => {
  expect(partsOf([segment('net', 60), segment('tax', 30), segment('credits', 10)])).toEqual([
    { id: 'net', tone: 'primary', start: 0, width: 60 },
    { id: 'tax', tone: 'primary', start: 60, width: 30 },
    { id: 'credits', tone: 'primary', start: 90, width: 10 },
  ])
})

test('zero and negative values take no place', () => {
  expect(partsOf([segment('net', 50), segment('none', 0), segment('less', -10)])).toEqual([
    { id: 'net', tone: 'primary', start: 0, width: 100 },
  ])
})

test('a line of the table alone takes no place, and a mark ends with the bar', () => {
  const rows = [{ id: 'sum', value: 100, tone: null }, segment('net', 60), segment('tax', 40)]
  expect(partsOf(rows).map(({ id, start }) => [id, start])).toEqual([
    ['net', 0],
    ['tax', 60],
  ])
  expect([25, 250, -5].map((value) => reachOf(value, rows))).toEqual([25, 100, 0])
  expect(reachOf(5, [])).toBe(0)
})

test('nothing at all gives an empty bar', () => {
  expect(partsOf([])).toEqual([])
})

test('every figure, zeroes too, stands in a table that a screen reader gets instead of the drawing', () => {
  const { container } = render(
    <StackedBar
      label="From gross to net"
      rows={[
        { id: 'net', label: 'Net', value: 1, amount: '€ 1', tone: 'success' },
        { id: 'tax', label: 'Tax', value: 0, amount: '€ 0', tone: 'primary' },
        { id: 'sum', label: 'Sum', value: 9, amount: '€ 9', tone: null, isTotal: true },
      ]}
      mark={{ label: 'Withheld', value: 2, amount: '€ 2' }}
      tableCaption="The same figures"
    />,
  )
  expect(screen.getByRole('figure', { name: 'From gross to net' })).toBeTruthy()
  expect(screen.getByRole('table', { name: 'The same figures' }).querySelector('tbody')?.textContent).toBe(
    'Net€ 1Tax€ 0Sum€ 9Withheld€ 2',
  )
  expect([...container.querySelectorAll('svg')].every((svg) => svg.getAttribute('aria-hidden') === 'true')).toBe(true)
})
