import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { RadioGroup } from './RadioGroup.tsx'

const options = [
  { value: 'owned', label: 'Owned' },
  { value: 'rented', label: 'Rented', hint: 'Also social rent.' },
]

describe('RadioGroup', () => {
  it('is one stop of the Tab key, chosen with the space bar', async () => {
    const change = vi.fn()
    render(<RadioGroup name="housing" label="Housing" options={options} onChange={change} />)
    await userEvent.tab()
    await userEvent.keyboard(' ')
    expect(change.mock.calls).toEqual([['owned']])
    await userEvent.tab()
    expect(document.activeElement).toBe(document.body)
  })

  it('is a named group with its words, of which the first answer has the id of the field', () => {
    render(<RadioGroup name="housing" label="Housing" options={options} hint="Hint." error="Error." isRequired />)
    const group = screen.getByRole('radiogroup', { name: 'Housing', description: 'Hint. Error.' })
    expect([group.getAttribute('aria-invalid'), group.getAttribute('aria-required')]).toEqual(['true', 'true'])
    expect(screen.getAllByRole('radio').map(({ id }) => id)).toEqual(['housing', 'housing-rented'])
  })

  it('describes an answer by its hint', () => {
    render(<RadioGroup name="housing" label="Housing" options={options} />)
    expect(screen.getByRole('radio', { description: 'Also social rent.' }).id).toBe('housing-rented')
  })

  it('posts the answer it started with', () => {
    const { container } = render(
      <form>
        <RadioGroup name="housing" label="Housing" options={options} defaultValue="rented" />
      </form>,
    )
    const form = container.querySelector('form')
    expect(form && [...new FormData(form)]).toEqual([['housing', 'rented']])
  })
})
