import { describe, expect, it } from 'vitest'
import { matchLabel } from './match-label.ts'

const conceptOf = (text: string, origin: 'print' | 'ocr' = 'print') => matchLabel(text, origin)?.concept ?? null

describe('labels as printed', () => {
  it.each([
    ['Loon voor de loonbelasting/volksverzekeringen', 'salary'],
    ['1 Loon voor de loonbelasting/volksverzekeringen', 'salary'],
    ['14. Loon LB/PH', 'salary'],
    ['L o o n   L B / P H :', 'salary'],
    ['Fiscaal jaarloon 2024', 'salary'],
    ['Uw fiscaal loon (in euro)', 'salary'],
    ['Payroll tax salary', 'salary'],
    ['Fiscaal loon / Taxable wage', 'salary'],
    ['Belastingjaar / Tax year', 'fiscalYear'],
    ['Ingehouden Loonbelasting / premie volksverzekeringen (loonheffing)', 'taxWithheld'],
    ['Inh. LB/PH', 'taxWithheld'],
    ['Totaal ingehouden loonheffing', 'taxWithheld'],
    ['Withheld payroll tax', 'taxWithheld'],
    ['Verschuldigde rente', 'mortgageInterest'],
    ['Totaal betaalde rente', 'mortgageInterest'],
    ['Restschuld per 31 december 2024', 'remainingBalance'],
    ['Saldo 31-12-2024', 'remainingBalance'],
    ['Totaal rente en vergoedingen', 'totalInterestAndFees'],
    ['Aftrekbare kosten eigen woning', 'deductibleCosts'],
    ['| Loon voor loonheffing      |', 'salary'],
    ['Fiscaal brutoloon', 'salary'],
    ['Loon in de zin van de loonbelasting', 'salary'],
    ['Ingeh. LB/PV', 'taxWithheld'],
    ['Interest paid on your mortgage', 'mortgageInterest'],
    ['Outstanding amount on 31 December 2024', 'remainingBalance'],
    ['Lening per 31-12-2024', 'remainingBalance'],
    ['Totale schuldrest per 31-12-2023', 'remainingBalance'],
    ['Taxable pension', 'salary'],
    ['6100 Loonheffing', 'taxWithheld'],
    ['Bedrag van uw gift', 'amount'],
    ['Te betalen vóór 30 september 2023', 'amount'],
    ['FISC. LOON', 'salary'],
    ['Ingeh. loonheff.', 'taxWithheld'],
    ['Loan balance at end of period', 'remainingBalance'],
    ['Uw eigen bijdrage', 'amount'],
    ['Jouw fiscaal loon', 'salary'],
    ['Wages for wage tax and social security contributions (column 14)', 'salary'],
    ['Interest paid during 2024', 'mortgageInterest'],
    ['Resteert door u te betalen', 'amount'],
    ['Bruto uitkering (loon voor loonheffing)', 'salary'],
    ['Te betalen binnen 30 dagen:', 'amount'],
    ['Tuition fee paid', 'amount'],
  ])('%s', (text, concept) => {
    expect(conceptOf(text)).toBe(concept)
  })
})

describe('labels that must not be taken for another', () => {
  it.each([
    ['SV-loon', 'distractor'],
    ['Loon Zvw', 'distractor'],
    ['Bruto loon', 'distractor'],
    ['Netto uitbetaald', 'distractor'],
    ['Verschuldigde bedragen', 'distractor'],
    ['Ontvangen rente bouwdepot', 'distractor'],
    ['Restschuld per 1 januari 2024', 'distractor'],
    ['Verrekende arbeidskorting', 'distractor'],
    ['Loon sociale verzekeringen', 'distractor'],
    ['Jaarloon bijzondere beloningen', 'distractor'],
    ['Openingssaldo', 'distractor'],
    ['Bruto uitkering', 'distractor'],
    ['Verr. arb.kort.', 'distractor'],
    ['Loan balance at start of period', 'distractor'],
    ['Schuld begin 2024', 'distractor'],
    ['Reeds betaald', 'distractor'],
    ['Loonheffingennummer', null],
    ['Restschuld op 15 maart 2024', null],
    ['Loonheffing / Net pay', null],
    ['Loonheffing werknemersverzekeringen over vorig jaar nog te verrekenen', null],
    ['Dit is het loon waarover loonheffing is ingehouden', null],
  ])('%s', (text, concept) => {
    expect(conceptOf(text)).toBe(concept)
  })
})

describe('labels as OCR reads them', () => {
  it.each([
    ['Loon voor de 1oonbelasting/volksverzekeringen', 'salary'],
    ['Ingehouden loonheff1ng', 'taxWithheld'],
    ['Rcstschuld per 31 december 2024', 'remainingBalance'],
    ['Loot', null],
  ])('%s', (text, concept) => {
    expect(conceptOf(text, 'ocr')).toBe(concept)
  })
})
