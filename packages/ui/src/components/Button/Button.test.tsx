import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Button } from './Button.tsx'

describe('Button', () => {
  it('is pressed with Enter and with the space bar', async () => {
    const press = vi.fn()
    render(<Button onPress={press}>Continue</Button>)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    expect(press).toHaveBeenCalledTimes(2)
  })

  it('submits nothing unless it is told to', () => {
    render(<Button>Continue</Button>)
    expect(screen.getByRole('button').getAttribute('type')).toBe('button')
  })

  it('posts its name and value with the form it names', async () => {
    const posted = vi.fn()
    render(
      <>
        <form
          id="answers"
          onSubmit={(event) => {
            event.preventDefault()
            posted([...new FormData(event.currentTarget, screen.getByRole('button'))])
          }}
        />
        <Button type="submit" form="answers" name="intent" value="save">
          Save
        </Button>
      </>,
    )
    await userEvent.click(screen.getByRole('button'))
    expect(posted).toHaveBeenCalledWith([['intent', 'save']])
  })

  it('refuses presses and submits while pending, and keeps the focus', async () => {
    const press = vi.fn()
    const submit = vi.fn()
    const form = (isPending: boolean) => (
      <form onSubmit={submit}>
        <Button type="submit" isPending={isPending} pendingLabel="Saving…" onPress={press}>
          Save
        </Button>
      </form>
    )
    const { rerender } = render(form(false))
    await userEvent.tab()
    rerender(form(true))
    await userEvent.keyboard('{Enter}')
    const button = screen.getByRole('button', { name: 'Saving…' })
    expect([press.mock.calls, submit.mock.calls, button.getAttribute('aria-disabled')]).toEqual([[], [], 'true'])
    expect(document.activeElement).toBe(button)
  })

  it('cannot be reached while disabled', async () => {
    render(<Button isDisabled>Later</Button>)
    await userEvent.tab()
    expect(document.activeElement).toBe(document.body)
  })

  it('says that it is unavailable and still tells why when pressed', async () => {
    const press = vi.fn()
    render(
      <Button isUnavailable onPress={press}>
        Submit
      </Button>,
    )
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('true')
    expect(press).toHaveBeenCalledTimes(1)
  })
})
