import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Fold } from './Fold.tsx'

test('it is closed until its words are pressed', () => {
  render(<Fold summary="Where do I find this?">On the statement.</Fold>)
  const fold = screen.getByText('On the statement.').closest('details')
  expect(fold?.open).toBe(false)
  fireEvent.click(screen.getByText('Where do I find this?'))
  expect(fold?.open).toBe(true)
})
