import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { DateField } from '../DateField/index.ts'
import { TextField } from '../TextField/index.ts'
import { ErrorSummary } from './ErrorSummary.tsx'

const problems = [
  { href: '#email', text: 'Enter an e-mail address' },
  { href: '#birthDate', text: 'Enter your date of birth' },
]

describe('ErrorSummary', () => {
  it('takes the focus when it appears, is announced and has a heading', () => {
    render(<ErrorSummary title="There is a problem" problems={problems} />)
    const summary = screen.getByRole('alert', { name: 'There is a problem' })
    expect(document.activeElement).toBe(summary)
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('There is a problem')
  })

  it('leaves the focus alone while the same problems are drawn again, and takes it at the next attempt', () => {
    const form = (attempt: number) => (
      <>
        <ErrorSummary title="There is a problem" problems={[...problems]} attempt={attempt} />
        <TextField name="email" label="E-mail" />
      </>
    )
    const { rerender } = render(form(1))
    screen.getByRole('textbox').focus()
    rerender(form(1))
    expect(document.activeElement).toBe(screen.getByRole('textbox'))
    rerender(form(2))
    expect(document.activeElement).toBe(screen.getByRole('alert'))
  })

  it('leads by keyboard to the field, or to the first box of a group', async () => {
    render(
      <>
        <ErrorSummary title="There is a problem" problems={problems} />
        <TextField name="email" label="E-mail" />
        <DateField name="birthDate" legend="Birth" labels={{ day: 'Day', month: 'Month', year: 'Year' }} />
      </>,
    )
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement?.id).toBe('email')
    screen.getByRole('link', { name: 'Enter your date of birth' }).focus()
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement?.id).toBe('birthDate-day')
  })

  it('shows a problem of the whole form without a link', () => {
    render(<ErrorSummary title="There is a problem" problems={[{ text: 'Try again' }]} hasFocus={false} />)
    expect([screen.queryByRole('link'), screen.getByRole('listitem').textContent, document.activeElement]).toEqual([
      null,
      'Try again',
      document.body,
    ])
  })
})
