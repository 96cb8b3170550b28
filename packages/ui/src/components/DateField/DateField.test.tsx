import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { DateField } from './DateField.tsx'

const labels = { day: 'Day', month: 'Month', year: 'Year' }

describe('DateField', () => {
  it('is filled with Tab and digits, and posts three parts', async () => {
    const { container } = render(
      <form>
        <DateField name="birthDate" legend="Date of birth" labels={labels} />
      </form>,
    )
    await userEvent.tab()
    await userEvent.keyboard('27{Tab}3{Tab}1985')
    const form = container.querySelector('form')
    expect(form && [...new FormData(form)]).toEqual([
      ['birthDate-day', '27'],
      ['birthDate-month', '3'],
      ['birthDate-year', '1985'],
    ])
  })

  it('is one question: the group has the name, the hint and the error', () => {
    render(<DateField name="birthDate" legend="Date of birth" labels={labels} hint="Hint." error="Error." />)
    expect(screen.getByRole('group', { name: 'Date of birth', description: 'Hint. Error.' }).id).toBe('birthDate')
  })

  it('marks only the parts that are wrong', () => {
    render(<DateField name="d" legend="Date" labels={labels} error="Wrong month" invalidParts={['month']} />)
    expect(screen.getAllByRole('textbox').map((box) => box.getAttribute('aria-invalid'))).toEqual([null, 'true', null])
  })

  it('tells which part changed', async () => {
    const change = vi.fn()
    render(<DateField name="d" legend="Date" labels={labels} onChange={change} />)
    await userEvent.type(screen.getByLabelText('Year'), '2')
    expect(change.mock.calls).toEqual([['year', '2']])
  })
})
