import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ToastNotice } from './ToastNotice.tsx'

test.each([
  ['default', 'status'],
  ['warning', 'alert'],
  ['destructive', 'alert'],
] as const)('a %s notice is a %s', (variant, role) => {
  render(<ToastNotice text="Text" title="Title" variant={variant} />)
  expect(screen.getByRole(role).textContent).toBe('TitleText')
})
