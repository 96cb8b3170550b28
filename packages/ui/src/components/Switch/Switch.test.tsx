import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Switch } from './Switch.tsx'

describe('Switch', () => {
  it('is a switch with a name, turned with the space bar', async () => {
    const change = vi.fn()
    render(
      <Switch name="reminders" onChange={change}>
        Remind me
      </Switch>,
    )
    await userEvent.tab()
    await userEvent.keyboard(' ')
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Remind me' }).checked).toBe(true)
    expect(change.mock.calls).toEqual([[true]])
  })

  it('posts like a checkbox', () => {
    const { container } = render(
      <form>
        <Switch name="reminders" defaultSelected>
          Remind me
        </Switch>
      </form>,
    )
    const form = container.querySelector('form')
    expect(form && [...new FormData(form)]).toEqual([['reminders', 'on']])
  })
})
