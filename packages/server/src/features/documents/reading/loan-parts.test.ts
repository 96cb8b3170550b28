import type { MortgageStatementData } from '@aangiftewijs/domain/documents'
import { expect, it } from 'vitest'
import { mortgageTable, type Placed, pageOf, sureOf } from '../testing/placed-texts.ts'
import { readStatements } from './read-statements.ts'

it('takes the year named beside another over columns of loan parts, and no year for the number of one', () => {
  const part = (number: string, way: string, y: number, interest: string, debt: string): readonly Placed[] => [
    [`Leningdeel ${number} (${way})`, 60, y],
    ['2024', 340, y],
    ['2023', 480, y],
    ['Betaalde rente', 60, y + 16],
    [interest, 340, y + 16],
    ['9.999,99', 480, y + 16],
    ['Restschuld per 31 december', 60, y + 32],
    [debt, 340, y + 32],
    ['199.999,99', 480, y + 32],
  ]
  const texts: readonly Placed[] = [
    ['Uw hypotheek op een rij, jaar 2024', 60, 40],
    ...part('8801-01', 'annuitair', 80, '2.410,11', '81.020,10'),
    ...part('8801-02', 'afl.vrij', 140, '1.800,00', '60.000,00'),
  ]
  const [statement] = readStatements([pageOf(texts)], 'mortgage_statement').statements
  expect(statement).toMatchObject({
    referenceYear: 2024,
    mortgageInterest: 4210.11,
    remainingBalance: 141020.1,
    mortgageType: 'Annuïtair, Aflossingsvrij',
    loanParts: [
      { loanPartNumber: '••01-01', mortgageType: 'Annuïtair', mortgageInterest: 2410.11, remainingBalance: 81020.1 },
      { loanPartNumber: '••01-02', mortgageType: 'Aflossingsvrij', mortgageInterest: 1800, remainingBalance: 60000 },
    ],
  })
})

it('is sure of a total that as many amounts make as parts are named, whatever these are called', () => {
  const texts: Placed[] = [
    ['Uw hypotheekjaar 2024', 60, 40],
    ['Betaalde rente in 2024', 60, 60],
    ['€ 10.142,96', 60, 74],
    ['Afgelost in 2024', 60, 86],
    ['€ 5.133,22', 60, 100],
    ['Wat staat er nog open op 31 december 2024?', 60, 120],
    ['Leningdeel 8-3101, annuïtair', 60, 140],
    ['rente € 6.010,46', 400, 140],
    ['€ 143.087,13', 60, 156],
    ['Leningdeel 8-3102, aflossingsvrij', 60, 176],
    ['rente € 4.132,50', 400, 176],
    ['€ 95.000,00', 60, 192],
    ['Samen nog open: € 238.087,13', 60, 220],
  ]
  expect(sureOf('mortgage_statement', ['remainingBalance'], texts)).toEqual([[238087.13]])
})

it('takes the day until which the rate of a part is fixed for no year of its column', () => {
  const texts = mortgageTable(
    ['', 'leningdeel 7401', 'leningdeel 7402', 'samen'],
    ['Rente vast tot', '01-05-2031', '01-05-2041', ''],
    ['Schuld 31-12-2024', '142.375,00', '95.000,00', '237.375,00'],
    ['Rente die u hebt betaald', '4.588,22', '2.280,00', '6.868,22'],
  )
  expect(sureOf('mortgage_statement', ['mortgageInterest', 'remainingBalance'], texts)).toEqual([[6868.22, 237375]])
})

it('tells of a part that was paid off that nothing is left of it', () => {
  const texts = mortgageTable(
    ['', 'Leningdeel 7401', 'Leningdeel 7402'],
    ['Vorm', 'lineair', 'annuïtair'],
    ['Schuld 31-12-2024', '142.375,00', '0,00'],
    ['Rente die u hebt betaald', '4.588,22', '331,25'],
  )
  const [statement] = readStatements([pageOf(texts)], 'mortgage_statement').statements
  expect(statement).toMatchObject({
    loanParts: [
      { loanPartNumber: '7401', mortgageType: 'Lineair', mortgageInterest: 4588.22, remainingBalance: 142375 },
      { loanPartNumber: '7402', mortgageType: 'Annuïtair', mortgageInterest: 331.25, remainingBalance: 0 },
    ],
  })
})

it('reads what is left of parts, one of which is repaid by savings, with a total that the repayments tell', () => {
  const lines = [
    ['Leningdeel', 'Vorm', 'Oorspronkelijk', 'Saldo 01-01-2023', 'Aflossing', 'Saldo 31-12-2023', 'Betaalde rente'],
    ['6120044-10', 'Annuïteiten', '120.000,00', '98.112,35', '3.348,92', '94.763,43', '2.269,72'],
    ['6120044-11', 'Aflossingsvrij', '75.000,00', '75.000,00', '0,00', '75.000,00', '2.100,00'],
    ['6120044-12', 'Bankspaar', '90.000,00', '90.000,00', '0,00', '90.000,00', '2.790,00'],
    ['Totaal', '', '285.000,00', '263.112,35', '3.348,92', '259.763,43', '7.159,72'],
  ]
  const cells = lines.flatMap((line, at) =>
    line.map((text, column): Placed => [text, [40, 110, 185, 270, 360, 420, 515][column] ?? 0, 80 + 16 * at]),
  )
  const texts: readonly Placed[] = [['Fiscaal jaaroverzicht 2023', 40, 50], ...cells]
  expect(sureOf('mortgage_statement', ['remainingBalance'], texts)).toEqual([[259763.43]])
})

it.each([
  ['quarters', ['1e kwartaal', '2e kwartaal', '3e kwartaal', '4e kwartaal']],
  ['months', ['september', 'oktober', 'november', 'december']],
  ['numbers of months', ['09-2024', '10-2024', '11-2024', '12-2024']],
])('%s of a loan are none of its parts', (_, times) => {
  const debts = ['94.500,00', '93.000,00', '91.500,00', '90.000,00']
  const texts = mortgageTable(
    ['Leningnummer 7719.03.455'],
    ['Periode', 'Rente', 'Aflossing', 'Saldo eind'],
    ...times.map((time, at) => [time, '744,00', '1.500,00', debts[at] ?? '']),
    ['Totaal', '2.976,00', '6.000,00', '90.000,00'],
  )
  const [statement] = readStatements([pageOf(texts)], 'mortgage_statement').statements
  const { mortgageInterest, loanParts } = statement as MortgageStatementData
  expect([mortgageInterest, loanParts.map((part) => [part.mortgageInterest, part.remainingBalance])]).toEqual([
    2976,
    [[2976, 90000]],
  ])
})

it('months under which their total is printed are no loan parts either, nor is the total', () => {
  const texts = mortgageTable(
    ['Leningdeel 61-338-204.01, annuïteitenhypotheek'],
    ['Maand', 'waarvan rente', 'waarvan aflossing', 'Restschuld'],
    ['31 oktober', '994,30', '401,06', '283.008,67'],
    ['november 2024', '992,89', '402,47', '282.606,20'],
    ['december 2024', '991,48', '403,88', '282.202,32'],
    ['Totaal 2024', '2.978,67', '1.207,41'],
    ['Betaalde hypotheekrente 2024', '', '', '€ 2.978,67'],
    ['Hoogte van de lening op 31 december 2024', '', '', '€ 282.202,32'],
  )
  const [statement] = readStatements([pageOf(texts)], 'mortgage_statement').statements
  const { loanParts } = statement as MortgageStatementData
  expect(loanParts.map((part) => [part.mortgageInterest, part.remainingBalance])).toEqual([[2978.67, 282202.32]])
})
