import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Tooltip } from './Tooltip.tsx'

const preview = (
  <Tooltip text="Shows the page on paper.">
    <button type="button">Print preview</button>
  </Tooltip>
)

test('its words describe the control, without script too', () => {
  render(preview)
  const button = screen.getByRole('button', { name: 'Print preview' })
  const words = document.getElementById(button.getAttribute('aria-describedby') ?? '')
  expect([words?.getAttribute('role'), words?.textContent]).toEqual(['tooltip', 'Shows the page on paper.'])
})

test('Escape dismisses it until focus comes back', async () => {
  const { container } = render(preview)
  const dismissed = () => container.querySelector('[data-dismissed]') !== null
  await userEvent.tab()
  const before = dismissed()
  await userEvent.keyboard('{Escape}')
  const after = dismissed()
  await userEvent.tab()
  expect([before, after, dismissed()]).toEqual([false, true, false])
})
