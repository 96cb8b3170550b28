import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { TextField } from './TextField.tsx'

describe('TextField', () => {
  it('has its name as id, unless told otherwise', () => {
    const { rerender } = render(<TextField name="email" label="E-mail" />)
    expect(screen.getByRole('textbox', { name: 'E-mail' }).id).toBe('email')
    rerender(<TextField name="email" id="login-email" label="E-mail" />)
    expect(screen.getByRole('textbox', { name: 'E-mail' }).id).toBe('login-email')
  })

  it('is described by its hint, its error and what stands after it, in that order', () => {
    render(<TextField name="email" label="E-mail" hint="Hint." error="Error." after="After." />)
    const field = screen.getByRole('textbox', { description: 'Hint. Error. After.' })
    expect([field.getAttribute('aria-describedby'), field.getAttribute('aria-invalid')]).toEqual([
      'email-hint email-error email-after',
      'true',
    ])
  })

  it('shows label, hint, error and control in that order', () => {
    const { container } = render(<TextField name="email" label="Label" hint="Hint" error="Error" defaultValue="v" />)
    const words = [...container.querySelectorAll('label, [id], input')].map((element) => element.id || 'label')
    expect(words).toEqual(['label', 'email-hint', 'email-error', 'email'])
  })

  it('is not invalid without an error, and has no dangling description', () => {
    render(<TextField name="email" label="E-mail" error={false} hint={undefined} />)
    const field = screen.getByRole('textbox')
    expect([field.getAttribute('aria-invalid'), field.getAttribute('aria-describedby')]).toEqual([null, null])
  })

  it('is reached with Tab and posts what is typed', async () => {
    const { container } = render(
      <form>
        <TextField name="email" label="E-mail" defaultValue="a" isRequired />
      </form>,
    )
    await userEvent.tab()
    await userEvent.keyboard('{End}b')
    const form = container.querySelector('form')
    expect(form && [...new FormData(form)]).toEqual([['email', 'ab']])
    expect(screen.getByRole('textbox').getAttribute('aria-required')).toBe('true')
  })

  it('tells every change as text', async () => {
    const change = vi.fn()
    render(<TextField name="name" label="Name" onChange={change} />)
    await userEvent.type(screen.getByRole('textbox'), 'Jo')
    expect(change.mock.calls).toEqual([['J'], ['Jo']])
  })

  it('shows prefix and suffix without saying them', () => {
    render(<TextField name="share" label="Share" prefix="€" suffix="%" />)
    expect(screen.getByRole('textbox', { name: 'Share', description: '' }).id).toBe('share')
  })
})
