import { fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { ChipGroup } from './ChipGroup.tsx'

const items = [
  { value: 'all', label: 'All' },
  { value: 'sport', label: 'Sport' },
]
const links = items.map((item) => ({ ...item, href: `#${item.value}` }))

describe('ChipGroup', () => {
  it('is a named group with a list, chosen from with Tab and Enter', async () => {
    const change = vi.fn()
    render(<ChipGroup label="Category" items={items} value="all" onChange={change} />)
    const group = screen.getByRole('group', { name: 'Category' })
    expect(within(group).getAllByRole('listitem')).toHaveLength(2)
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(change.mock.calls).toEqual([['sport']])
  })

  it('says which one is on', () => {
    render(<ChipGroup label="Category" items={items} value="sport" />)
    expect(screen.getAllByRole('button').map((chip) => chip.getAttribute('aria-pressed'))).toEqual(['false', 'true'])
  })

  it('is made of links where there are addresses', () => {
    render(<ChipGroup label="Category" items={links} value="all" />)
    expect(
      screen.getAllByRole('link').map((chip) => [chip.getAttribute('href'), chip.getAttribute('aria-current')]),
    ).toEqual([
      ['#all', 'true'],
      ['#sport', null],
    ])
  })

  it('stays on the page when its owner handles the choice, but lets a new tab open', () => {
    const change = vi.fn()
    render(<ChipGroup label="Category" items={links} value="all" onChange={change} />)
    const sport = screen.getByRole('link', { name: 'Sport' })
    const isFollowed = [fireEvent.click(sport), fireEvent.click(sport, { ctrlKey: true })]
    expect([isFollowed, change.mock.calls]).toEqual([[false, true], [['sport']]])
  })
})
