import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ProgressBar } from './ProgressBar.tsx'

const values = (bar: HTMLElement) => [
  bar.getAttribute('value'),
  bar.getAttribute('max'),
  bar.getAttribute('aria-valuetext'),
]

describe('ProgressBar', () => {
  it('is named, and says how far it is', () => {
    render(<ProgressBar label="Uploading" value={62} />)
    expect(values(screen.getByRole('progressbar', { name: 'Uploading' }))).toEqual(['62', '100', null])
  })

  it('has no value while nobody knows', () => {
    render(<ProgressBar label="Reading" />)
    expect(values(screen.getByRole('progressbar', { name: 'Reading' }))).toEqual([null, '100', null])
  })

  it('stays between 0 and 100, and says words where a percentage means little', () => {
    render(<ProgressBar label="Income" value={140} valueLabel="Step 7 of 7" isLabelHidden />)
    expect(values(screen.getByRole('progressbar', { name: 'Income' }))).toEqual(['100', '100', 'Step 7 of 7'])
  })
})
