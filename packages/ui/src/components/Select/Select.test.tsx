import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Select } from './Select.tsx'

const options = [
  { value: '', label: 'Choose' },
  { value: '2025', label: '2025' },
]

describe('Select', () => {
  it('is reached with Tab, tells what is chosen and posts it', async () => {
    const change = vi.fn()
    const { container } = render(
      <form>
        <Select name="year" label="Year" options={options} onChange={change} />
      </form>,
    )
    await userEvent.tab()
    const box = screen.getByRole('combobox', { name: 'Year' })
    expect(document.activeElement).toBe(box)
    await userEvent.selectOptions(box, '2025')
    const form = container.querySelector('form')
    expect([change.mock.calls, form && [...new FormData(form)]]).toEqual([[['2025']], [['year', '2025']]])
  })

  it('is described by its hint and error', () => {
    render(<Select name="year" label="Year" options={options} hint="Hint." error="Error." />)
    const box = screen.getByRole('combobox', { description: 'Hint. Error.' })
    expect(box.getAttribute('aria-invalid')).toBe('true')
  })
})
