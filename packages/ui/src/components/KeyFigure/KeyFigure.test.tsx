import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { KeyFigure } from './KeyFigure.tsx'

const read = (element: HTMLElement) => element.textContent?.replace(/\s+/g, ' ').trim()

describe('KeyFigure', () => {
  it('reads as label, figure, period, other periods, remark', () => {
    const { container } = render(
      <KeyFigure
        label="Credit, at most"
        amount="€3,070"
        period="2023"
        othersLabel="Other years"
        others={[{ period: '2024', amount: '€3,362' }]}
      >
        Below pension age.
      </KeyFigure>,
    )
    expect([...container.querySelectorAll('p, li')].map((part) => read(part as HTMLElement))).toEqual([
      'Credit, at most',
      '€3,070 2023',
      'Other years',
      '2024 €3,362',
      'Below pension age.',
    ])
  })

  it('leaves out what it does not have', () => {
    const { container } = render(<KeyFigure label="Keep papers" amount="5 years" period="every year" />)
    expect(container.querySelectorAll('ul, p:nth-of-type(3)')).toHaveLength(0)
  })
})
