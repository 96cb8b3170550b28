import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Icon, iconNames } from './Icon.tsx'
import { iconPaths } from './paths.ts'

describe('Icon', () => {
  it('is invisible to screen readers and to the Tab key', () => {
    const { container } = render(<Icon name="euro" />)
    const icon = container.querySelector('svg')
    expect([icon?.getAttribute('aria-hidden'), icon?.getAttribute('focusable')]).toEqual(['true', 'false'])
  })

  it('has names in alphabetical order', () => {
    expect(iconNames).toEqual([...iconNames].sort())
  })

  it('draws within its 24 by 24 grid, in path commands only', () => {
    expect(Object.entries(iconPaths).filter(([, path]) => !/^[MmLlHhVvAaCcSsZz\d .-]+$/.test(path))).toEqual([])
  })
})
