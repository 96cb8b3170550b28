import { describe, expect, it } from 'vitest'
import { looseLabel } from './loose-label.ts'

describe('a label with a word nobody thought of', () => {
  it.each([
    ['Fiscaal loon werknemer', 'salary', 0.88],
    ['Ingehouden loonheffing Belastingdienst', 'taxWithheld', 0.88],
    ['Betaalde rente huisnummer 12 Voorbeeld', 'mortgageInterest', 0.8],
    ['Hoofdsom restant geldlening ultimo 2024', 'remainingBalance', 0.88],
    ['Totaal betaald schoolgeld 2024', 'amount', 0.88],
  ])('%s', (text, concept, strength) => {
    expect(looseLabel(text)).toMatchObject({ concept, strength })
  })
})

describe('a label with a word that makes it another', () => {
  it.each([
    'Fiscaal loon vorig jaar',
    'Fiscaal loon Zvw',
    'Belastbaar loon per maand',
    'Ingehouden loonheffing bijzonder tarief',
    'Ingehouden loonheffing nabetaling',
    'Betaalde rente bouwdepot',
    'Betaalde rente en kosten',
    'Verwachte betaalde rente',
    'Hoofdsom begin 31 dagen',
    'Totaal betaald door verzekeraar',
    'Dit is het fiscale loon waarover uw werkgever loonheffing heeft berekend',
  ])('%s', (text) => {
    expect(looseLabel(text)).toBeNull()
  })
})
