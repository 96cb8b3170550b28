import { describe, expect, it } from 'vitest'
import { addressOf, amountsIn, calculatorPath, viewIn } from './amounts-in-address.ts'

describe('amounts in an address', () => {
  it('are none when it names none', () => {
    expect([amountsIn(''), amountsIn('?view=detailed'), amountsIn('?utm=1')]).toEqual([null, null, null])
  })

  it('are read as typed, and only known ones', () => {
    expect(amountsIn('?salary=45.000%2C50&bsn=999990019')).toEqual({ salary: '45.000,50' })
  })

  it('come back from the address they make', () => {
    const amounts = { salary: '€ 45.000', taxWithheld: '-1', charityDonations: '250' }
    const address = addressOf('detailed', amounts)
    const { search, pathname } = new URL(address, 'http://localhost')
    expect({ amounts: amountsIn(search), view: viewIn(search), pathname }).toEqual({
      amounts,
      view: 'detailed',
      pathname: calculatorPath,
    })
  })

  it('leave blanks and the short form out', () => {
    expect(addressOf('basic', { salary: ' ', otherIncome: '' })).toBe('/quick-tax-calculator')
  })
})
