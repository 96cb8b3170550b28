import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Menu } from './Menu.tsx'
import { nextPlace } from './use-menu-keys.ts'

const logout = vi.fn()
afterEach(() => logout.mockClear())

const renderMenu = () => {
  render(
    <>
      <Menu
        items={[
          { id: 'profile', label: 'Profile', href: '#profile' },
          { id: 'logout', label: 'Logout', formAction: '/logout', fields: { next: '/' }, onPress: logout },
        ]}
        trigger="Sanne"
      />
      <button type="button">After</button>
    </>,
  )
  const root = screen.getByRole('group')
  if (!(root instanceof HTMLDetailsElement)) throw new Error('A menu is a details element.')
  const trigger = root.querySelector('summary')
  if (!trigger) throw new Error('A menu has a summary.')
  return { root, trigger }
}

test('arrow down on the trigger opens it and goes to the first entry', async () => {
  const { root, trigger } = renderMenu()
  trigger.focus()
  await userEvent.keyboard('{ArrowDown}')
  expect([root.open, document.activeElement?.textContent]).toEqual([true, 'Profile'])
})

test('Escape closes it and gives the trigger focus', async () => {
  const { root, trigger } = renderMenu()
  trigger.focus()
  await userEvent.keyboard('{ArrowDown}{Escape}')
  expect([root.open, document.activeElement]).toEqual([false, trigger])
})

test('it closes when focus goes elsewhere', async () => {
  const { root } = renderMenu()
  root.open = true
  screen.getByText('Logout').closest('button')?.focus()
  await userEvent.tab()
  expect([root.open, document.activeElement?.textContent]).toEqual([false, 'After'])
})

test('it closes when something else is pressed', async () => {
  const { root } = renderMenu()
  root.open = true
  await userEvent.pointer({ keys: '[MouseLeft]', target: document.body })
  expect(root.open).toBe(false)
})

test('with script an action is done instead of posting its form', async () => {
  const { root } = renderMenu()
  root.open = true
  await userEvent.click(screen.getByText('Logout'))
  expect(logout).toHaveBeenCalledOnce()
})

test('without script the same entry posts its form with its hidden values', () => {
  const { root } = renderMenu()
  const form = root.querySelector('form')
  expect([form?.method, form?.getAttribute('action'), form && [...new FormData(form)]]).toEqual([
    'post',
    '/logout',
    [['next', '/']],
  ])
})

test.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 2, 0],
  ['ArrowUp', 0, 2],
  ['ArrowUp', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Enter', 0, null],
])('%s at place %i of three leads to %s', (key, index, place) => {
  expect(nextPlace(key, index, 3)).toBe(place)
})

test('a choice closes it and gives the trigger focus', async () => {
  const { root, trigger } = renderMenu()
  await userEvent.click(trigger)
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }))
  expect([logout.mock.calls.length, root.open, document.activeElement]).toEqual([1, false, trigger])
})
