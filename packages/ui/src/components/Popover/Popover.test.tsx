import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Popover } from './Popover.tsx'

// jsdom has no popovers: that it opens and closes is tested in the browser, by the play test of the story.
test('the button opens the panel without script, and so does the close button close it', () => {
  const { container } = render(
    <Popover closeLabel="Close" title="Box 1" trigger="What is box 1?">
      Work and home.
    </Popover>,
  )
  const panel = container.querySelector('[popover]')
  const targets = [...container.querySelectorAll('button')].map((button) => [
    button.getAttribute('popovertarget') === panel?.id,
    button.getAttribute('popovertargetaction'),
  ])
  expect([panel?.getAttribute('popover'), targets]).toEqual([
    'auto',
    [
      [true, null],
      [true, 'hide'],
    ],
  ])
})

test('the panel is a group named by its title', () => {
  render(
    <Popover title="Box 1" trigger="What is box 1?">
      Work and home.
    </Popover>,
  )
  const panel = screen.getByRole('group', { hidden: true })
  expect(document.getElementById(panel.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('Box 1')
})
