import { expect, it } from 'vitest'
import { type Placed, pageOf, sureOf } from '../../testing/placed-texts.ts'
import { readStatements } from '../read-statements.ts'
import { sheetOf } from './sheet.ts'

const amountsOf = (numbers: readonly number[], origin: 'print' | 'ocr') => {
  const page = pageOf(
    numbers.flatMap((number, at): Placed[] => [
      [String(number), 60, 40 + 20 * at],
      ['Fiscaal loon', 80, 40 + 20 * at],
      ['1.000,00', 400, 40 + 20 * at],
    ]),
  )
  return sheetOf([{ ...page, origin }]).rows.flatMap(({ items }) =>
    items.flatMap(({ kind, cell }) => (kind === 'amount' ? [cell.text] : [])),
  )
}

it.each<[string, readonly number[], number, 'print' | 'ocr']>([
  ['that count the boxes of a form are no amounts', [1, 2, 3, 4], 4, 'print'],
  ['nor where each part of it counts from one again', [1, 2, 1, 2, 1, 2], 6, 'print'],
  ['that do not count stay', [7, 3, 9], 6, 'print'],
  ['are no amounts either where a scan lost some of them', [3, 5, 6, 8, 9], 5, 'ocr'],
])('numbers %s', (_, numbers, count, origin) => {
  expect(amountsOf(numbers, origin).length).toBe(count)
})

it('takes what is called a number for none of money', () => {
  const page = pageOf([
    ['Pensioennummer', 60, 40],
    ['60118.42', 300, 40],
    ['Uw burgerservicenummer:', 60, 50],
    ['9999', 300, 50],
    ['60 568', 340, 50],
    ['Nummer en bedrag', 60, 60],
    ['€ 60.118,42', 300, 60],
  ])
  const items = sheetOf([page]).rows.flatMap((row) => row.items)
  expect(items.flatMap(({ kind, cell }) => (kind === 'amount' ? [cell.text] : []))).toEqual(['€ 60.118,42'])
})

it.each(['Rente %', 'Rente % per jaar', 'Rentevoet p.j.'])('takes what stands under %s for no amount', (heading) => {
  const page = pageOf([
    [heading, 60, 40],
    ['1,95', 60, 60],
    ['Rente 2022', 300, 40],
    ['2.738,29', 300, 60],
  ])
  const items = sheetOf([page]).rows.flatMap((row) => row.items)
  expect(items.flatMap(({ kind, cell }) => (kind === 'amount' ? [cell.text] : []))).toEqual(['2.738,29'])
})

it('adds up the interest of times with different rates, and takes no rate for an amount', () => {
  const overview: Placed[] = [
    ['Renteoverzicht 2024 bij lening 66.018.2203', 50, 40],
    ['Periode', 50, 80],
    ['Rente %', 240, 80],
    ['Rente in euro', 400, 80],
    ['01-01-2024 t/m 30-04-2024', 50, 100],
    ['2,10', 240, 100],
    ['1.248,30', 400, 100],
    ['01-05-2024 t/m 31-12-2024', 50, 120],
    ['3,85', 240, 120],
    ['4.410,55', 400, 120],
    ['Totaal betaalde rente', 50, 140],
    ['5.658,85', 400, 140],
    ['Hoofdsom 31 december 2024', 50, 170],
    ['172.800,00', 400, 170],
  ]
  expect(sureOf('mortgage_statement', ['mortgageInterest', 'remainingBalance'], overview)).toEqual([[5658.85, 172_800]])
})

it('takes the total for the interest where each of two people bears half of it', () => {
  const halves: Placed[] = [
    ['Fiscale opgave eigen woning over 2023', 50, 40],
    ['R. Blom', 240, 80],
    ['T. Blom', 340, 80],
    ['Samen', 440, 80],
    ['Betaalde rente', 50, 100],
    ['2.410,08', 240, 100],
    ['2.410,08', 340, 100],
    ['4.820,16', 440, 100],
    ['Schuld einde jaar', 50, 120],
    ['96.020,25', 240, 120],
    ['96.020,25', 340, 120],
    ['192.040,50', 440, 120],
  ]
  expect(sureOf('mortgage_statement', ['mortgageInterest', 'remainingBalance'], halves)).toEqual([[4820.16, 192_040.5]])
})

it('takes no group of the digits of a loan number for money', () => {
  const digits = sheetOf([
    pageOf([
      ['Leningdeel', 50, 40],
      ['412 889', 240, 40],
      ['307', 290, 40],
      ['01', 320, 40],
    ]),
  ])
  expect(digits.rows.flatMap(({ items }) => items.map(({ kind }) => kind))).not.toContain('amount')
})

it('takes what is called a percentage for none of money', () => {
  const page = pageOf([
    [
      'Aan rente is u over dat jaar, tegen een vast percentage van 3,85, in totaal 7.956,67 euro in rekening gebracht.',
      60,
      40,
    ],
  ])
  const [row] = sheetOf([page]).rows
  expect(row?.items.flatMap(({ kind, cell }) => (kind === 'amount' ? [cell.text] : []))).toEqual(['7.956,67 euro'])
})

it('takes what stands under a heading of rates for no money, though a line is drawn between', () => {
  const page = pageOf([
    ['Saldo begin Rente%', 110, 40],
    ['-----------------------------', 60, 54],
    ['1e kwartaal', 60, 68],
    ['3,10', 175, 68],
  ])
  expect(sheetOf([page]).rows.flatMap(({ items }) => items.filter(({ kind }) => kind === 'amount'))).toEqual([])
})

it('takes the number of a column of a form, however it was misread, and what a box is made of for no money', () => {
  const page = pageOf([
    ['De post fiscaal loon (kolorn 14) bedroeg € 1.518,00.', 60, 40],
    ['TOTAAL BRUTO (1 + 2), LOON', 60, 60],
  ])
  const items = sheetOf([page]).rows.flatMap((row) => row.items)
  expect(items.flatMap(({ kind, cell }) => (kind === 'amount' ? [cell.text] : []))).toEqual(['€ 1.518,00.'])
})

it.each([
  ['Lindelaan 4', 'BSN 999990019'],
  ['Lindelaan 148', '3818 AB Amersfoort'],
])('takes the number of a house for no tax of a statement that lost its amounts: %s, %s', (street, under) => {
  const cut: Placed[] = [
    ['Jaaropgaaf 2024', 60, 40, 16],
    ['Bouwbedrijf Van Veen B.V.', 60, 70],
    ['Industrieweg 12', 60, 84],
    ['P. Jansen', 60, 110],
    [street, 60, 124],
    [under, 60, 136],
    ['Dienstverband 01-01-2024 t/m 31-12-2024', 60, 150],
    ['Loon loonbelasting/volksverzekeringen', 60, 180],
    ['Ingehouden loonbelasting/premie volksverzekeringen', 60, 198],
    ['Verrekende arbeidskorting', 60, 216],
  ]
  const [statement] = readStatements([pageOf(cut)], 'recognise').statements
  expect(statement).toMatchObject({ kind: 'income_statement', salary: null, taxWithheld: null })
})
