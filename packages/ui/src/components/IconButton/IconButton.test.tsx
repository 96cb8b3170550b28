import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { IconButton } from './IconButton.tsx'

describe('IconButton', () => {
  it('has a name for who listens and a hint for who points, which is not read as well', () => {
    render(<IconButton label="Close" icon="close" />)
    const button = screen.getByRole('button', { name: 'Close' })
    expect([button.title, button.querySelector('[aria-hidden="true"]')?.getAttribute('title')]).toEqual(['', 'Close'])
  })

  it('is pressed with the keyboard', async () => {
    const press = vi.fn()
    render(<IconButton label="Close" icon="close" onPress={press} />)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    expect(press).toHaveBeenCalledTimes(2)
  })

  it('refuses presses while pending', async () => {
    const press = vi.fn()
    render(<IconButton label="Refresh" icon="refresh" isPending onPress={press} />)
    await userEvent.click(screen.getByRole('button'))
    expect(press).not.toHaveBeenCalled()
  })
})
