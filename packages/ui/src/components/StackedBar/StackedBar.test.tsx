import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { partsOf } from './parts.ts'
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

test('nothing at all gives an empty bar', () => {
  expect(partsOf([])).toEqual([])
})

test('every figure, zeroes too, stands in a table that a screen reader gets instead of the drawing', () => {
  const { container } = render(
    <StackedBar
      label="From gross to net"
      segments={[
        { id: 'net', label: 'Net', value: 1, amount: '€ 1', tone: 'success' },
        { id: 'tax', label: 'Tax', value: 0, amount: '€ 0', tone: 'primary' },
      ]}
      tableCaption="The same figures"
    />,
  )
  expect(screen.getByRole('figure', { name: 'From gross to net' })).toBeTruthy()
  expect(screen.getByRole('table', { name: 'The same figures' }).querySelector('tbody')?.textContent).toBe(
    'Net€ 1Tax€ 0',
  )
  expect([...container.querySelectorAll('svg')].every((svg) => svg.getAttribute('aria-hidden') === 'true')).toBe(true)
})
