import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { hydrate } from '../../testing/hydrate.tsx'
import { DatePicker, type DatePickerProps } from './DatePicker.tsx'

const Picker = (props: Partial<DatePickerProps>) => (
  <DatePicker label="Date" locale="en-GB" name="date" placeholder="Pick a date" {...props} />
)

const posted = () => document.querySelector<HTMLInputElement>('input[name="date"]')?.value

test('until a day is chosen the button says so, and posts nothing', () => {
  render(<Picker />)
  expect(screen.getByRole('button', { name: 'Date Pick a date' })).toBeTruthy()
  expect(posted()).toBe('')
})

test('the chosen day is written out in the language asked for', () => {
  render(<Picker defaultValue="2026-11-21" locale="nl-NL" />)
  expect([screen.getByRole('button').textContent, posted()]).toEqual(['21 november 2026', '2026-11-21'])
})

test('what is no day is none', () => {
  render(<Picker value="21 November" />)
  expect([screen.getByRole('button').textContent, posted()]).toEqual(['Pick a date', ''])
})

test('a wrong day has the edge of a wrong field, also when script has come', () => {
  const { container } = render(<Picker error="Choose a day in the past." />)
  expect(container.querySelector('[data-invalid]')).toBe(screen.getByRole('button'))
})

test('Enter opens the calendar at the chosen day, arrow keys move, Enter chooses and gives focus back', async () => {
  const onChange = vi.fn()
  render(<Picker defaultValue="2026-11-20" onChange={onChange} />)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('dialog', { name: 'Date' })
  await userEvent.keyboard('{ArrowLeft}{Enter}')
  expect([onChange.mock.calls, posted()]).toEqual([[['2026-11-19']], '2026-11-19'])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('choosing the chosen day again clears it', async () => {
  const onChange = vi.fn()
  render(<Picker defaultValue="2026-11-20" onChange={onChange} />)
  await userEvent.click(screen.getByRole('button'))
  await screen.findByRole('dialog')
  await userEvent.keyboard('{Enter}')
  expect([onChange.mock.calls, posted()]).toEqual([[[null]], ''])
})

test('a required day stays when it is chosen again', async () => {
  render(<Picker defaultValue="2026-11-20" isRequired />)
  await userEvent.click(screen.getByRole('button'))
  await screen.findByRole('dialog')
  await userEvent.keyboard('{Enter}')
  expect(posted()).toBe('2026-11-20')
})

test('Escape closes the calendar', async () => {
  render(<Picker />)
  await userEvent.click(screen.getByRole('button'))
  await screen.findByRole('dialog')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('without script it is the browser’s own date field with the same name and limits', () => {
  document.body.innerHTML = renderToString(<Picker defaultValue="2026-11-20" maxValue="2026-11-21" />)
  const field = screen.getByLabelText('Date')
  expect(['type', 'name', 'value', 'max'].map((name) => field.getAttribute(name))).toEqual([
    'date',
    'date',
    '2026-11-20',
    '2026-11-21',
  ])
})

test('hydration complains about nothing', async () => {
  const { complaints, close } = await hydrate(<Picker defaultValue="2026-11-20" />)
  expect([posted(), complaints]).toEqual(['2026-11-20', []])
  close()
})
