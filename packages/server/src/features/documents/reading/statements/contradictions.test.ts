import { describe, expect, it } from 'vitest'
import { ideasIn } from '../candidates/phrase.ts'
import { ideasOfLabel, isCalledElse, isNamedBy, isOfAnother } from './contradictions.ts'
import type { AmountField } from './roles.ts'

describe('what its words call something else', () => {
  it.each<[AmountField, string, boolean]>([
    ['salary', 'Fiscaal loon', false],
    ['salary', 'Loon loonbelasting / premie volksverzekeringen', false],
    ['salary', 'Pensioen (belast)', false],
    ['salary', 'Loon waarop de bijdrage Zvw berust', true],
    ['salary', 'Netto uitbetaald', true],
    ['salary', 'Rubriek 3', true],
    ['salary', 'Aanvullend pensioen inleg', true],
    ['salary', 'Pensioengevend salaris', true],
    ['salary', 'Bruto salaris', true],
    ['salary', 'Salaris over het jaar', true],
    ['salary', 'Salaris over het jaar voor de loonbelasting', false],
    ['salary', 'Basisloon', true],
    ['salary', 'Bruto fiscaal loon', false],
    ['salary', 'Bruto pensioen', false],
    ['salary', 'Vóór inhoudingen verdiende u', true],
    ['salary', 'Special remuneration', true],
    ['salary', 'Kortingen loonbelasting', true],
    ['salary', 'Vacation pay', true],
    ['taxWithheld', 'Ingehouden loonheffing', false],
    ['taxWithheld', 'LB/PVV', false],
    ['taxWithheld', 'Ingehouden pensioenpremie', true],
    ['taxWithheld', 'Verrekende arbeidskorting', true],
    ['taxWithheld', 'Inhouding pensioenfonds', true],
    ['taxWithheld', 'Loonheffing Pensioenfonds Zeevaart', false],
    ['taxWithheld', 'Ingehouden dividendbelasting', true],
    ['salary', 'Dividend waarop belasting is ingehouden', true],
    ['salary', 'Uitkering Pensioenfonds Zeevaart', false],
    ['remainingBalance', 'Uw maandbedrag per 31 december 2024', true],
    ['remainingBalance', 'Schuld na het laatste termijnbedrag', false],
    ['mortgageInterest', 'Betaalde hypotheekrente', false],
    ['mortgageInterest', 'Samen schreven wij af', true],
    ['mortgageInterest', 'Rente bouwdepot', true],
    ['mortgageInterest', 'Rente SEW', true],
    ['mortgageInterest', 'interest and redemption in 2024 came to', true],
    ['mortgageInterest', 'Rente aflossingsvrije hypotheek', false],
    ['remainingBalance', 'Restschuld 31-12-2024', false],
    ['remainingBalance', 'Owed at year end', false],
    ['remainingBalance', 'Saldo spaarrekening', true],
    ['deductibleCosts', 'Rubriek 3', false],
  ])('%s under %s: %s', (field, label, isElse) => {
    const ideas = ideasOfLabel(label)
    expect(isCalledElse(field, [{ ideas, ideasAround: ideas }])).toBe(isElse)
  })
})

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
