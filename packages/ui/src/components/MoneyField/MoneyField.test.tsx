import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { MoneyField } from './MoneyField.tsx'

describe('MoneyField', () => {
  it('posts exactly what was typed', async () => {
    const { container } = render(
      <form>
        <MoneyField name="grossSalary" label="Gross salary" />
      </form>,
    )
    await userEvent.tab()
    await userEvent.keyboard('1.234,56')
    const form = container.querySelector('form')
    expect(form && [...new FormData(form)]).toEqual([['grossSalary', '1.234,56']])
  })

  it('is text with a decimal keyboard, so that no browser rewrites it', () => {
    render(<MoneyField name="tax" label="Tax" />)
    const field = screen.getByRole('textbox', { name: 'Tax' })
    expect([field.getAttribute('type'), field.getAttribute('inputmode')]).toEqual(['text', 'decimal'])
  })

  it('says where a figure came from', () => {
    render(<MoneyField name="tax" label="Tax" hint="Box 4." source="From your statement" />)
    expect(screen.getByRole('textbox', { description: 'Box 4. From your statement' }).id).toBe('tax')
  })
})
