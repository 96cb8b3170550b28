import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { TaskList } from './TaskList.tsx'

const tasks = [
  { id: 'income', label: 'Income', href: '/income', status: 'Missing', tone: 'error', hint: 'One figure' },
  { id: 'submit', label: 'Submit', status: 'Cannot start yet', tone: 'neutral' },
] as const

test('the link of a task is described by its hint and its status', () => {
  render(<TaskList tasks={tasks} />)
  const ids = screen.getByRole('link', { name: 'Income' }).getAttribute('aria-describedby')?.split(' ') ?? []
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual(['One figure', 'Missing'])
})

test('a task that cannot start is no link', async () => {
  render(<TaskList tasks={tasks} />)
  await userEvent.tab()
  await userEvent.tab()
  expect(screen.getAllByRole('link')).toHaveLength(1)
  expect(document.activeElement).toBe(document.body)
})
