import { describe, expect, it } from 'vitest'
import { ideasIn } from '../candidates/phrase.ts'
import { isNamedBy, isOfAnother } from './contradictions.ts'

describe('what a label speaks of', () => {
  it.each([
    ['Loon waarover Zvw is berekend', true],
    ['Loon voor de sociale verzekeringen', true],
    ['Netto overgemaakt', true],
    ['Arbeidskorting verrekend met de belasting', true],
    ['Loon voor de loonheffing', false],
    ['Loon loonbelasting/volksverzekeringen', false],
    ['Wat u verdiende', false],
  ])('%s is of another than the wage: %s', (label, is) => expect(isOfAnother('salary', ideasIn(label))).toBe(is))

  it('is known of fields that have words of their own alone', () => {
    expect(isNamedBy('mortgageInterest', ideasIn('Betaalde rente'))).toBe(true)
    expect(isNamedBy('mortgageInterest', ideasIn('Totaal'))).toBe(false)
    expect(isNamedBy('amount', ideasIn('Totaal'))).toBe(null)
  })
})
