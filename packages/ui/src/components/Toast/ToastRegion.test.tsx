import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type ToastMessage, ToastRegion } from './ToastRegion.tsx'

const saved: ToastMessage = { id: 1, variant: 'default', title: 'Income information saved', text: 'Next: deductions.' }
const failed: ToastMessage = { id: 2, variant: 'destructive', title: 'Login failed' }

const onClose = vi.fn()

const region = (toast: ToastMessage | null) => (
  <ToastRegion closeLabel="Close" label="Notifications" onClose={onClose} toast={toast} />
)

beforeEach(() => {
  onClose.mockClear()
})
afterEach(() => vi.useRealTimers())

test('it shows the title, the text and a named close button', () => {
  render(region(saved))
  expect(screen.getByText('Next: deductions.')).toBeTruthy()
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Income information saved Next: deductions.',
  ])
  expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy()
})

test('a new toast takes the place of the old one', () => {
  const { rerender } = render(region(saved))
  rerender(region(failed))
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Login failed'])
})

test('it goes after five seconds, not before', () => {
  vi.useFakeTimers()
  render(region(saved))
  act(() => vi.advanceTimersByTime(4900))
  expect(onClose).not.toHaveBeenCalled()
  act(() => vi.advanceTimersByTime(200))
  expect(onClose).toHaveBeenCalledOnce()
})

test('F8 moves focus to the toasts, whose region says so', async () => {
  render(region(saved))
  expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toBeTruthy()
  await userEvent.keyboard('[F8]')
  expect(document.activeElement).toBe(screen.getByRole('list'))
})

test('Escape and the close button dismiss it', async () => {
  render(region(saved))
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledOnce()
  await userEvent.keyboard('[F8]{Tab}{Escape}')
  expect(onClose).toHaveBeenCalledTimes(2)
})

test.each([
  ['default', 'Notifications Not saved Try again.'],
  ['destructive', 'Notifications Not saved'],
] as const)('a %s toast is said once: an error’s text stands on the page', async (variant, words) => {
  render(region({ id: 3, variant, title: 'Not saved', text: 'Try again.' }))
  const said = () => [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent)
  await vi.waitFor(() => expect(said()).toEqual([words]))
})
