import { drawPdf, table } from './kit.mjs'
import { asScannedPdf } from './rendering.mjs'

const of =
  (type) =>
  (id, expected, draw, extra = {}) => ({ id, type, expected, pdf: () => drawPdf(draw, extra.page), ...extra })
const income = of('income_statement')
const mortgage = of('mortgage_statement')

/** The third round, written and committed before the reader was run on one of them, without those it failed on then. */
export const thirdHeldOutLayouts = [
  income(
    'pension-fund-scan',
    { salary: 14260.32, taxWithheld: 2689.08, fiscalYear: 2024, bsn: '0019' },
    (paper) => {
      paper.newPage()
      paper.text('Pensioenfonds Haven & Vervoer', 60, 50, { size: 15, font: 'bold' })
      paper.text('Jaaropgave pensioen 2024', 60, 90, { size: 13 })
      paper.text('Naam', 60, 140, { size: 11 })
      paper.text('P. Voorbeeld', 250, 140, { size: 11 })
      paper.text('Burgerservicenummer', 60, 160, { size: 11 })
      paper.text('999990019', 250, 160, { size: 11 })
      paper.text('Bedragen in euro', 470, 190, { size: 9, align: 'right' })
      for (const [at, [label, value]] of [
        ['Bruto ouderdomspensioen', '14.260,32'],
        ['Loon voor de loonheffing', '14.260,32'],
        ['Ingehouden loonheffing', '2.689,08'],
        ['Ingehouden bijdrage Zvw', '759,84'],
        ['Netto uitgekeerd', '10.811,40'],
      ].entries()) {
        paper.rule(60, 208 + at * 24, 470, 208 + at * 24)
        paper.text(label, 60, 213 + at * 24, { size: 11 })
        paper.text(value, 470, 213 + at * 24, { size: 11, align: 'right' })
      }
    },
    { file: (pdf) => asScannedPdf(pdf, { degrees: -0.6 }) },
  ),
  income(
    'english-wage-tax-wording',
    { salary: 58930.25, taxWithheld: 17902.7, fiscalYear: 2024, employerName: 'Lumen Photonics B.V.', bsn: '0019' },
    (paper) => {
      paper.newPage()
      paper.text('Annual income statement 2024', 50, 40, { size: 16, font: 'bold' })
      for (const [at, [label, value]] of [
        ['Name of employer', 'Lumen Photonics B.V.'],
        ['Wage tax number', '854321987L01'],
        ['Name of employee', 'R. Example'],
        ['Citizen service number (BSN)', '999990019'],
        ['Employment from / to', '01/01/2024 - 31/12/2024'],
      ].entries()) {
        paper.text(label, 50, 80 + at * 16, { size: 9 })
        paper.text(value, 260, 80 + at * 16, { size: 9 })
      }
      for (const [at, [number, label, value]] of [
        ['1', 'Wage for wage tax / national insurance contributions', '58,930.25'],
        ['2', 'Wage tax / national insurance contributions withheld', '17,902.70'],
        ['3', 'Labour tax credit applied', '2,960.00'],
        ['4', 'Health Insurance Act contribution withheld', '0.00'],
        ['5', 'Social security wage', '59,400.00'],
        ['6', 'Tax-free 30% ruling allowance', '0.00'],
      ].entries()) {
        paper.text(number, 50, 190 + at * 22, { size: 9 })
        paper.text(label, 75, 190 + at * 22, { size: 9 })
        paper.text('EUR', 400, 190 + at * 22, { size: 9 })
        paper.text(value, 500, 190 + at * 22, { size: 9, align: 'right' })
      }
    },
  ),
  income(
    'payroll-columns-by-number',
    { salary: 26318.47, taxWithheld: 3114.09, fiscalYear: 2024, employerName: 'Hotel Duinzicht' },
    (paper) => {
      paper.newPage()
      paper.text('Loonstaat / jaaropgaaf 2024', 40, 30, { font: 'mono', size: 11 })
      paper.text('Inhoudingsplichtige: Hotel Duinzicht', 40, 50, { font: 'mono', size: 9 })
      table(
        paper,
        [
          ['Tijdvak', 40, 'left'],
          ['3. Loon in geld', 260, 'right'],
          ['8. Loon SV', 370, 'right'],
          ['14. Loon LB/PH', 490, 'right'],
          ['15. Ingeh. LB/PH', 610, 'right'],
          ['18. Arb.korting', 730, 'right'],
        ],
        [
          ['1e kwartaal', '6.500,00', '6.612,40', '6.480,12', '770,00', '1.190,00'],
          ['2e kwartaal', '6.950,00', '7.060,10', '6.920,35', '842,09', '1.205,00'],
          ['3e kwartaal', '6.420,00', '6.533,00', '6.400,00', '751,00', '1.183,00'],
          ['4e kwartaal', '6.540,00', '6.650,00', '6.518,00', '751,00', '1.188,00'],
          ['Totaal 2024', '26.410,00', '26.855,50', '26.318,47', '3.114,09', '4.766,00'],
        ],
        { y: 90 },
      )
    },
    { page: { layout: 'landscape' } },
  ),
  mortgage(
    'english-mortgage-letter',
    { mortgageInterest: 7204.36, remainingBalance: 268110.9, referenceYear: 2024 },
    (paper) => {
      paper.newPage()
      paper.text('Dune & Dike Bank', 60, 40, { size: 13, font: 'serifBold' })
      paper.text('Annual mortgage statement 2024', 60, 90, { size: 15, font: 'serifBold' })
      for (const [at, [label, value]] of [
        ['Mortgage number', '55.010.223'],
        ['Outstanding balance as at 1 January 2024', '€ 274,500.00'],
        ['Repayments in 2024', '€ 6,389.10'],
        ['Outstanding balance as at 31 December 2024', '€ 268,110.90'],
        ['Mortgage interest paid in 2024', '€ 7,204.36'],
        ['Interest received on construction deposit', '€ 48.12'],
      ].entries()) {
        paper.text(label, 60, 140 + at * 22, { font: 'serif' })
        paper.text(value, 500, 140 + at * 22, { font: 'serif', align: 'right' })
      }
    },
  ),
  mortgage(
    'parts-across-scan',
    { mortgageInterest: 4980, remainingBalance: 170000, referenceYear: 2023 },
    (paper) => {
      paper.newPage()
      paper.text('Jaaropgaaf hypothecaire lening 2023', 60, 60, { size: 15, font: 'bold' })
      table(
        paper,
        [
          ['', 60, 'left'],
          ['Deel 1', 330, 'right'],
          ['Deel 2', 430, 'right'],
          ['Totaal', 530, 'right'],
        ],
        [
          ['Hoofdsom 1-1-2023', '120.000,00', '55.000,00', '175.000,00'],
          ['Aflossing', '5.000,00', '0,00', '5.000,00'],
          ['Hoofdsom 31-12-2023', '115.000,00', '55.000,00', '170.000,00'],
          ['Verschuldigde rente', '3.330,00', '1.650,00', '4.980,00'],
        ],
        { y: 120, size: 11, step: 26 },
      )
    },
    { file: (pdf) => asScannedPdf(pdf) },
  ),
]
