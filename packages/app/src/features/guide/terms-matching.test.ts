import { describe, expect, it } from 'vitest'
import { terms } from './content/tax-guide/terminology.ts'
import { termsMatching } from './terms-matching.ts'

const dutch = (query: string) => termsMatching(terms, query).map((term) => term.dutch)

describe('filtering the word list', () => {
  it('shows all without a query', () => {
    expect(dutch('  ')).toEqual(terms.map((term) => term.dutch))
  })

  it.each([
    ['jaaropg', ['jaaropgaaf']],
    ['Refund', ['teruggaaf']],
    ['tax credit', ['algemene heffingskorting', 'arbeidskorting', 'heffingskorting']],
    ['WOZ', ['WOZ-waarde']],
    ['w', ['WOZ-waarde', 'eigen woning', 'loonheffing', 'mkb-winstvrijstelling']],
    ['zebra', []],
  ])('finds %j from the beginning of words in either language', (query, found) => {
    expect([...dutch(query)].sort()).toEqual([...found].sort())
  })
})
