import { describe, expect, it } from 'vitest'
import { addressOf, amountsIn, calculatorPath, viewIn } from './amounts-in-address.ts'

describe('amounts in an address', () => {
  it('are none when it names none', () => {
    expect([amountsIn(''), amountsIn('#'), amountsIn('#detailed'), amountsIn('#utm=1')]).toEqual([
      null,
      null,
      null,
      null,
    ])
  })

  it('are read as typed, and only known ones', () => {
    expect(amountsIn('#salary=45.000%2C50&bsn=999990019')).toEqual({ salary: '45.000,50' })
  })

  it.each<[string, Record<string, string> | null]>([
    ['#salary=%E0%A4%A', { salary: '\ufffd%A' }],
    ['#salary=<script>alert(1)</script>', { salary: '<script>alert(1)</script>' }],
    ['#salary=1&salary=2', { salary: '2' }],
    ['#__proto__=1&constructor=2&toString=3', null],
    ['#=&&=&salary', { salary: '' }],
  ])('broken and hostile ones do no harm: %s', (fragment, amounts) => {
    expect(amountsIn(fragment)).toEqual(amounts)
  })

  it('come back from the address they make', () => {
    const choices = { lawYear: '2025', age: 'pension', partnerAge: 'under' }
    const amounts = { salary: '€ 45.000', taxWithheld: '-1', charityDonations: '250', partnerPensions: '1', ...choices }
    const address = addressOf('detailed', amounts)
    const { hash, search, pathname } = new URL(address, 'http://localhost')
    expect({ amounts: amountsIn(hash), view: viewIn(search), pathname }).toEqual({
      amounts,
      view: 'detailed',
      pathname: calculatorPath,
    })
  })

  it('stand where a browser does not send them', () => {
    const { search } = new URL(addressOf('detailed', { salary: '51234.56' }), 'http://localhost')
    expect(search).toBe('?view=detailed')
  })

  it('leave blanks and the short form out', () => {
    expect(addressOf('basic', { salary: ' ', otherIncome: '' })).toBe('/quick-tax-calculator')
  })
})
