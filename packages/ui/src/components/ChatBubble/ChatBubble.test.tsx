import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ChatBubble } from './ChatBubble.tsx'

test('a screen reader hears who speaks', () => {
  const { container } = render(
    <ChatBubble author="assistant" name="Advisor">
      Good morning.
    </ChatBubble>,
  )
  expect(container.textContent).toBe('Advisor: Good morning.')
  expect(screen.getByText('Good morning.')).toBeTruthy()
})
