import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Tally } from './Tally.tsx'

const tally = (
  <Tally
    details={{ label: 'How we got this', content: 'Income minus deductions.' }}
    lines={[
      { label: 'Income', amount: '€ 48.200' },
      { label: 'Tax', amount: '€ 15.712' },
    ]}
    result={{ label: 'You may get back', amount: '€ 1.204', tone: 'success' }}
    title="Your return so far"
  />
)

test('it is a region named by its title', () => {
  render(tally)
  expect(screen.getByRole('region', { name: 'Your return so far' })).toBeTruthy()
})

test('each line pairs a label with an amount', () => {
  render(tally)
  const terms = screen.getAllByRole('term').map((term) => term.textContent)
  const amounts = screen.getAllByRole('definition').map((amount) => amount.textContent)
  expect([terms, amounts]).toEqual([
    ['Income', 'Tax'],
    ['€ 48.200', '€ 15.712'],
  ])
})

test('the result is read as one sentence', () => {
  render(tally)
  expect(screen.getByText('You may get back').parentElement?.textContent).toBe('You may get back € 1.204')
})

test('the reckoning is folded away at first and works without script', () => {
  const { container } = render(tally)
  expect(container.querySelector('details')?.open).toBe(false)
})
