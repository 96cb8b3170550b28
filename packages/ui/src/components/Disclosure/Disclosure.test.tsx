import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Disclosure } from './Disclosure.tsx'

const drawn = (changes: { readonly isHeldOpen?: boolean; readonly isDefaultOpen?: boolean } = {}) => (
  <Disclosure summary="Healthcare expenses" {...changes}>
    Bills for care
  </Disclosure>
)
const details = () => screen.getByText('Bills for care').closest('details')
const press = () => fireEvent.click(screen.getByText('Healthcare expenses'))

test('it is closed until its summary is pressed, and closes again', () => {
  render(drawn())
  const open = [details()?.open]
  press()
  open.push(details()?.open)
  press()
  open.push(details()?.open)
  expect(open).toEqual([false, true, false])
})

test('it can stand open at first, and is then closed like any other', () => {
  render(drawn({ isDefaultOpen: true }))
  const before = details()?.open
  press()
  expect([before, details()?.open]).toEqual([true, false])
})

test('what asks for attention opens it, and leaves it as the person had it', () => {
  const { rerender } = render(drawn())
  rerender(drawn({ isHeldOpen: true }))
  const held = details()?.open
  rerender(drawn())
  expect([held, details()?.open]).toEqual([true, false])
})
