import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { StepTracker } from './StepTracker.tsx'

const steps = [
  { id: 'setup', label: 'Setup', state: 'done', href: '/tax-filing/setup' },
  { id: 'income', label: 'Income', state: 'current', href: '/tax-filing/income' },
  { id: 'review', label: 'Review', state: 'open', href: '/tax-filing/review' },
  { id: 'submit', label: 'Submit', state: 'later' },
] as const

const renderTracker = () =>
  render(<StepTracker label="Steps" stateLabels={{ done: 'completed' }} steps={steps} summary="Step 2 of 4: Income" />)

test('steps that can be visited are links, later ones are not', () => {
  renderTracker()
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/tax-filing/setup',
    '/tax-filing/income',
    '/tax-filing/review',
  ])
})

test('the current step is the only one marked as such', () => {
  const { container } = renderTracker()
  const current = [...container.querySelectorAll('[aria-current]')]
  expect(current.map((step) => [step.getAttribute('aria-current'), step.textContent])).toEqual([['step', '2Income ']])
})

test('a screen reader hears what is done', () => {
  renderTracker()
  expect(screen.getByRole('link', { name: 'Setup (completed)' })).toBeTruthy()
})

test('a step that is not needed has no number and leaves the others theirs, and a step says what it waits for', () => {
  const { container } = render(
    <StepTracker
      label="Steps"
      summary="Step 3 of 4: Income"
      steps={[
        { id: 'setup', label: 'Setup', state: 'done', href: '/tax-filing/setup' },
        { id: 'partner', label: 'Partner', state: 'not-needed', note: 'Not needed' },
        { id: 'income', label: 'Income', state: 'current', href: '/tax-filing/income' },
        { id: 'submit', label: 'Submit', state: 'later', note: 'Still to answer: Income' },
      ]}
    />,
  )
  expect([...container.querySelectorAll('li')].map((step) => step.textContent)).toEqual([
    'Setup ',
    '–Partner Not needed',
    '3Income ',
    '4Submit Still to answer: Income',
  ])
})

test('the page of a step that is not needed is where the person is, without a number or a place on the bar', () => {
  const { container } = render(
    <StepTracker
      label="Steps"
      summary="Partner"
      steps={[
        { id: 'setup', label: 'Setup', state: 'done', href: '/tax-filing/setup' },
        { id: 'partner', label: 'Partner', state: 'aside', note: 'Not needed' },
        { id: 'income', label: 'Income', state: 'open', href: '/tax-filing/income' },
      ]}
    />,
  )
  expect([...container.querySelectorAll('li')].map((step) => step.textContent)).toEqual([
    'Setup ',
    '–Partner Not needed',
    '3Income ',
  ])
  expect(container.querySelector('[aria-current]')?.textContent).toBe('–Partner Not needed')
  expect(container.querySelector('rect + rect')?.getAttribute('width')).toBe('0%')
})

test('at narrow widths one line says where the person is, with a bar as far as the step', () => {
  const { container } = renderTracker()
  expect(container.querySelector('summary')?.textContent).toBe('Step 2 of 4: Income')
  expect(container.querySelector('rect + rect')?.getAttribute('width')).toBe('50%')
})
