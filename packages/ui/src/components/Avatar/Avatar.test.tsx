import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Avatar } from './Avatar.tsx'

test('the initials are decoration, the name is read', () => {
  render(<Avatar initials="SV" name="Sanne de Vries" />)
  expect(screen.getByText('SV').getAttribute('aria-hidden')).toBe('true')
  expect(screen.getByText('Sanne de Vries').getAttribute('aria-hidden')).toBeNull()
})
