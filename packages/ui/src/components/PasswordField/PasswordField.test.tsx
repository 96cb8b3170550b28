import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { PasswordField } from './PasswordField.tsx'

const field = <PasswordField name="password" label="Password" showLabel="Show" hideLabel="Hide" />

describe('PasswordField', () => {
  it('shows and hides what is typed, by keyboard', async () => {
    render(field)
    const input = screen.getByLabelText('Password')
    await userEvent.tab()
    await userEvent.keyboard('geheim{Tab}{Enter}')
    expect([input.getAttribute('type'), screen.getByRole('button').getAttribute('aria-label')]).toEqual([
      'text',
      'Hide',
    ])
    await userEvent.keyboard('{Enter}')
    expect([input.getAttribute('type'), screen.getByRole('button').getAttribute('aria-label')]).toEqual([
      'password',
      'Show',
    ])
  })

  it('offers no button that would do nothing without script', () => {
    expect(renderToString(field)).not.toContain('<button')
  })

  it('lets password managers fill it', () => {
    render(field)
    expect(screen.getByLabelText('Password').getAttribute('autocomplete')).toBe('current-password')
  })
})
