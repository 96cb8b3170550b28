import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Picture } from './Picture.tsx'

test('its room is kept before it has come, and it is named and captioned', () => {
  render(<Picture src="/a.webp" width={800} height={587} alt="A statement" caption="What was read" />)
  const image = screen.getByRole('img', { name: 'A statement' })
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['800', '587'])
  expect(screen.getByRole('figure').textContent).toBe('What was read')
})
