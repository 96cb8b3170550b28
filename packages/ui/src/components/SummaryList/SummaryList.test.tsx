import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SummaryList } from './SummaryList.tsx'

test('a change link says what it changes', () => {
  render(<SummaryList rows={[{ term: 'Tax year', value: '2024', changeHref: '/setup', changeLabel: 'Change' }]} />)
  expect(screen.getByRole('link', { name: 'Change Tax year' }).getAttribute('href')).toBe('/setup')
})

test('an answer that cannot be changed has no link', () => {
  render(<SummaryList rows={[{ term: 'BSN', value: '•••••0019' }]} />)
  expect(screen.queryAllByRole('link')).toEqual([])
})
