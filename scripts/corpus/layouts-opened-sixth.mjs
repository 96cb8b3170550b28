import { drawPdf, table } from './kit.mjs'
import { rows } from './layouts-tuned.mjs'
import { asPng } from './rendering.mjs'

const of =
  (type) =>
  (id, expected, draw, extra = {}) => ({ id, type, expected, pdf: () => drawPdf(draw, extra.page), ...extra })
const income = of('income_statement')
const mortgage = of('mortgage_statement')

/** Those of the sixth round the reader failed on before it was changed for them: tuned since. */
export const openedOfSixthRound = [
  income(
    'screen-of-a-payroll-app',
    { salary: 36120.44, taxWithheld: 7210.9, fiscalYear: 2025, employerName: 'Fietsenmaker Spaak' },
    (paper) => {
      paper.newPage()
      paper.text('Fietsenmaker Spaak', 60, 60, { size: 20, font: 'bold' })
      paper.text('Jaaropgave 2025', 60, 100, { size: 16 })
      for (const [at, [label, value]] of [
        ['Jouw fiscaal loon', '€ 36.120,44'],
        ['Ingehouden loonheffing', '€ 7.210,90'],
        ['Verrekende arbeidskorting', '€ 5.120,00'],
        ['Loon Zvw', '€ 36.900,00'],
      ].entries()) {
        paper.text(label, 60, 150 + at * 56, { size: 11 })
        paper.text(value, 60, 166 + at * 56, { size: 17, font: 'bold' })
      }
    },
    { file: (pdf) => asPng(pdf, 144) },
  ),
  income('benefit-taken-back', { salary: -412, taxWithheld: -152, fiscalYear: 2024, employerName: 'UWV' }, (paper) => {
    paper.newPage()
    paper.text('UWV', 60, 40, { size: 22, font: 'bold' })
    paper.text('Jaaropgaaf 2024', 60, 90, { size: 14 })
    paper.paragraph(
      'U hebt in 2024 een deel van uw uitkering over een eerder jaar terugbetaald. Daarom zijn de bedragen hieronder negatief.',
      60,
      116,
      440,
    )
    rows(
      paper,
      [
        ['Loon loonbelasting/volksverzekeringen', '-€ 412'],
        ['Ingehouden loonheffing', '-€ 152'],
        ['Verrekende arbeidskorting', '€ 0'],
      ],
      { y: 160, right: 400 },
    )
  }),
  income(
    'expat-with-thirty-percent-facility',
    { salary: 91330, taxWithheld: 34018, fiscalYear: 2024, employerName: 'Meridian Chips N.V.', bsn: '6782' },
    (paper) => {
      paper.newPage()
      paper.text('Annual Statement of Income 2024', 50, 40, { size: 15, font: 'bold' })
      rows(
        paper,
        [
          ['Withholding agent', 'Meridian Chips N.V.'],
          ['Employee', 'D. Example'],
          ['BSN / citizen service number', '123456782'],
          ['Wages for wage tax and social security contributions (column 14)', '91,330'],
          ['Wage tax and social security contributions withheld (column 15)', '34,018'],
          ['Labour tax credit applied (column 18)', '0'],
          ['Wages for employee insurance (column 8)', '71,628'],
          ['Tax-free reimbursement under the 30% facility', '39,141'],
        ],
        { y: 90, size: 9 },
      )
    },
  ),
  mortgage(
    'headings-over-three-lines',
    { mortgageInterest: 6402.8, remainingBalance: 229750, referenceYear: 2024 },
    (paper) => {
      paper.newPage()
      paper.text('Financieel Jaaroverzicht 2024', 50, 40, { size: 16, font: 'bold' })
      paper.text('Hypotheken en leningen', 50, 90, { font: 'bold' })
      for (const [x, lines, align] of [
        [50, ['Nummer'], 'left'],
        [300, ['Saldo', '31-12-2023'], 'right'],
        [410, ['Saldo', '31-12-2024'], 'right'],
        [520, ['Betaalde', 'rente', '2024'], 'right'],
      ])
        for (const [at, line] of lines.entries()) paper.text(line, x, 112 + at * 11, { size: 8, align })
      for (const [value, x, align] of [
        ['3201.456.789 Hypotheek', 50, 'left'],
        ['236.000,00', 300, 'right'],
        ['229.750,00', 410, 'right'],
        ['6.402,80', 520, 'right'],
      ])
        paper.text(value, x, 152, { size: 9, align })
    },
  ),
  mortgage(
    'principal-at-two-dates',
    { mortgageInterest: 8230.15, remainingBalance: 310400, referenceYear: 2024 },
    (paper) => {
      paper.newPage()
      paper.text('Mortgage year-end statement 2024', 50, 40, { size: 15 })
      paper.text('1 January 2024', 400, 90, { size: 9, align: 'right' })
      paper.text('31 December 2024', 530, 90, { size: 9, align: 'right' })
      paper.text('Outstanding principal', 50, 108)
      paper.text('€ 318,000.00', 400, 108, { align: 'right' })
      paper.text('€ 310,400.00', 530, 108, { align: 'right' })
      rows(
        paper,
        [
          ['Interest paid during 2024', '€ 8,230.15'],
          ['Principal repaid during 2024', '€ 7,600.00'],
        ],
        { y: 150, right: 530 },
      )
    },
  ),
  of('healthcare_expenses')('pharmacy-what-is-left-to-pay', { amount: 38.2, year: 2024 }, (paper) => {
    paper.newPage()
    paper.text('Apotheek De Vijzel', 60, 40, { size: 14, font: 'bold' })
    paper.text('Rekening 24-3381', 60, 64)
    paper.text('Datum: 4 april 2024', 60, 80)
    rows(
      paper,
      [
        ['Geneesmiddelen', '€ 98,20'],
        ['Vergoeding verzekeraar', '€ 60,00-'],
        ['Resteert door u te betalen', '€ 38,20'],
      ],
      { y: 120, right: 400 },
    )
    paper.text('Apotheek De Vijzel · Tel. 070 311 22 33 · KvK 27123456 · NL00 TEST 0900 8000 70', 60, 780, { size: 7 })
  }),
  of('charity_donation')('you-gave-us', { amount: 125, year: 2024 }, (paper) => {
    paper.newPage()
    paper.text('Stichting Schoon Strand', 60, 40, { size: 14, font: 'bold' })
    paper.text('Bedankt voor uw steun!', 60, 80, { size: 13 })
    paper.text('U gaf in 2024 in totaal € 125 aan ons werk.', 60, 110)
    table(
      paper,
      [
        ['Datum', 60, 'left'],
        ['Bedrag', 260, 'right'],
      ],
      [
        ['15-03-2024', '€ 50'],
        ['15-09-2024', '€ 75'],
      ],
      { y: 150 },
    )
  }),
]
