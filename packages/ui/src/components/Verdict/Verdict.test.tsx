import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Verdict } from './Verdict.tsx'

test('the sentence is the heading that names it, and what is behind it is folded away', () => {
  const { container } = render(
    <Verdict
      sentence="You get back about € 2.850"
      tone="success"
      remark="Rough."
      parts={[{ id: 'how', label: 'How we got this', content: 'Tax minus credits.' }]}
    />,
  )
  expect(screen.getByRole('region', { name: 'You get back about € 2.850' })).toBeTruthy()
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('You get back about € 2.850')
  expect([...container.querySelectorAll('details')].map(({ open, textContent }) => [open, textContent])).toEqual([
    [false, 'How we got thisTax minus credits.'],
  ])
})

test('without a remark or parts there is the sentence alone', () => {
  const { container } = render(<Verdict sentence="Not enough is known" headingLevel={3} tone="neutral" />)
  expect(container.querySelector('section')?.children).toHaveLength(1)
  expect(screen.getByRole('heading', { level: 3 })).toBeTruthy()
})
