import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { TextArea } from './TextArea.tsx'

describe('TextArea', () => {
  it('takes several lines from the keyboard', async () => {
    const change = vi.fn()
    render(<TextArea name="note" label="Note" onChange={change} />)
    await userEvent.tab()
    await userEvent.keyboard('a{Enter}b')
    expect(change).toHaveBeenLastCalledWith('a\nb')
  })

  it('is described by its hint and error', () => {
    render(<TextArea name="note" label="Note" hint="Hint." error="Error." />)
    const box = screen.getByRole('textbox', { name: 'Note', description: 'Hint. Error.' })
    expect(box.getAttribute('aria-invalid')).toBe('true')
  })
})
