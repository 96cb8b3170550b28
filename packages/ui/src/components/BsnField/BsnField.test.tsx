import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { BsnField } from './BsnField.tsx'

describe('BsnField', () => {
  it('keeps leading zeros, dots and spaces', async () => {
    render(<BsnField name="bsn" label="BSN" />)
    await userEvent.tab()
    await userEvent.keyboard('0123.45 672')
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('0123.45 672')
  })

  it('asks browsers not to remember it and phones for digits', () => {
    render(<BsnField name="bsn" label="BSN" />)
    const field = screen.getByRole('textbox')
    expect([field.getAttribute('autocomplete'), field.getAttribute('inputmode')]).toEqual(['off', 'numeric'])
  })
})
