import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LineChart } from './LineChart.tsx'
import { place } from './place.ts'

test('the least and the most reach the edges, between them in proportion', () => {
  expect(
    place([
      { x: 0, y: 400 },
      { x: 50, y: 0 },
      { x: 200, y: 100 },
    ]),
  ).toEqual([
    { left: 0, top: 0 },
    { left: 25, top: 100 },
    { left: 100, top: 75 },
  ])
})

test('a flat line stands at the bottom', () => {
  const flat = [
    { x: 0, y: 3 },
    { x: 10, y: 3 },
  ]
  expect(place(flat).map(({ top }) => top)).toEqual([100, 100])
})

test('the drawing is for eyes only: a screen reader gets the name and the table', () => {
  const { container } = render(
    <LineChart
      label="Tax by division"
      points={[
        { x: 0, y: 1 },
        { x: 1, y: 0 },
      ]}
      marked={{ point: { x: 1, y: 0 }, label: 'Best' }}
      high="more"
      low="less"
      start="none"
      end="all"
    >
      <table aria-label="The same figures" />
    </LineChart>,
  )
  expect(screen.getByRole('figure', { name: 'Tax by division' })).toBeTruthy()
  expect(screen.getByRole('table', { name: 'The same figures' })).toBeTruthy()
  const drawing = container.querySelector('svg')?.parentElement
  expect([drawing?.getAttribute('aria-hidden'), drawing?.querySelectorAll('line').length]).toEqual(['true', 1])
})
