import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Checkbox } from './Checkbox.tsx'
import { ShortChoices } from './ShortChoices.tsx'

describe('Checkbox', () => {
  it('is ticked with the space bar and posts its value', async () => {
    const { container } = render(
      <form>
        <Checkbox name="agree" value="yes">
          I agree
        </Checkbox>
      </form>,
    )
    await userEvent.tab()
    await userEvent.keyboard(' ')
    const form = container.querySelector('form')
    expect(form && [...new FormData(form)]).toEqual([['agree', 'yes']])
  })

  it('tells every change, and stays as its owner says', async () => {
    const change = vi.fn()
    render(
      <Checkbox name="agree" isSelected={false} onChange={change}>
        I agree
      </Checkbox>,
    )
    const box = screen.getByRole<HTMLInputElement>('checkbox')
    await userEvent.click(box)
    expect([change.mock.calls, box.checked]).toEqual([[[true]], false])
  })

  it('reads its hint out in a short list, too, whose line opens by keyboard and posts nothing', async () => {
    const { container } = render(
      <form>
        <ShortChoices explain="What each means">
          <Checkbox name="agree" hint="Hint." hintWhen="ticked">
            I agree
          </Checkbox>
        </ShortChoices>
      </form>,
    )
    expect(screen.getByRole('checkbox', { name: 'I agree', description: 'Hint.' })).toBeTruthy()
    await userEvent.tab()
    expect(document.activeElement?.textContent).toBe('What each means')
    const form = container.querySelector('form')
    expect(form && [...new FormData(form)]).toEqual([])
  })

  it('is ticked by its words, and described by hint and error', async () => {
    render(
      <Checkbox name="agree" hint="Hint." error="Error." isRequired>
        I agree
      </Checkbox>,
    )
    await userEvent.click(screen.getByText('I agree'))
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'I agree', description: 'Hint. Error.' })
    expect([box.checked, box.getAttribute('aria-invalid'), box.getAttribute('aria-required')]).toEqual([
      true,
      'true',
      'true',
    ])
  })
})
