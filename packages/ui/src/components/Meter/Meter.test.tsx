import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Meter } from './Meter.tsx'

describe('Meter', () => {
  it('is named and says its amount in words', () => {
    render(<Meter label="Used" value={1204} max={2837} valueLabel="€ 1.204 of € 2.837" />)
    const meter = screen.getByRole('meter', { name: 'Used' })
    expect(['value', 'min', 'max', 'aria-valuetext'].map((name) => meter.getAttribute(name))).toEqual([
      '1204',
      '0',
      '2837',
      '€ 1.204 of € 2.837',
    ])
  })

  it('stays within its ends', () => {
    render(<Meter label="Used" value={-4} valueLabel="nothing" />)
    expect(screen.getByRole('meter').getAttribute('value')).toBe('0')
  })
})
