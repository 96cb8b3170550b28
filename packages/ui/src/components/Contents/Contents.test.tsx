import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Contents } from './Contents.tsx'

describe('Contents', () => {
  it('is a named navigation of links to the headings, in order', () => {
    render(
      <Contents
        label="On this page"
        items={[
          { id: 'box-1', title: 'Box 1' },
          { id: 'box-3', title: 'Box 3' },
        ]}
      >
        Text
      </Contents>,
    )
    expect(screen.getByRole('navigation', { name: 'On this page' }).tagName).toBe('NAV')
    expect(screen.getAllByRole('link').map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
      ['#box-1', 'Box 1'],
      ['#box-3', 'Box 3'],
    ])
  })
})
