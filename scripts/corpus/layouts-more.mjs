import { drawPdf } from './kit.mjs'
import { rows } from './layouts-tuned.mjs'
import { asPhoto, asPng, asScannedPdf } from './rendering.mjs'

const of =
  (type) =>
  (id, expected, draw, extra = {}) => ({
    id,
    type,
    expected,
    pdf: () => drawPdf(draw, extra.page),
    ...extra,
  })
const income = of('income_statement')
const mortgage = of('mortgage_statement')

/** One line of text after another, as a printer without layout prints them. */
const lines = (paper, list, { x = 50, y = 60, step = 15, font = 'mono', size = 10 } = {}) => {
  for (const [at, line] of list.entries()) paper.text(line, x, y + at * step, { font, size })
}

/** More layouts the reader was tuned with: each for a way of printing that the first ones do not have. */
export const moreTunedLayouts = [
  income(
    'small-captions-values-at-the-right',
    { salary: 27900.15, taxWithheld: 3702.4, fiscalYear: 2023, employerName: 'Drukkerij Inkt & Zo' },
    (paper) => {
      paper.newPage()
      paper.text('Jaaropgave 2023', 50, 40, { size: 15, font: 'bold' })
      const cells = [
        ['Naam inhoudingsplichtige', 'Drukkerij Inkt & Zo'],
        ['BSN', '999990019'],
        ['Fiscaal loon', '27.900,15'],
        ['Loonheffing', '3.702,40'],
        ['Loon Zvw', '28.100,00'],
        ['Arb. korting', '4.604,00'],
        ['Zvw', '0,00'],
        ['WG Zvw', '1.877,00'],
      ]
      for (const [at, [label, value]] of cells.entries()) {
        const x = 50 + (at % 2) * 250
        const y = 90 + Math.floor(at / 2) * 46
        paper.box(x, y, 245, 40)
        paper.text(label, x + 4, y + 4, { size: 7 })
        paper.text(value, x + 238, y + 22, { size: 11, align: 'right' })
      }
    },
  ),
  income(
    'dot-leaders-monospaced',
    { salary: 30444.09, taxWithheld: 5009.9, fiscalYear: 2022, employerName: 'Slagerij Van Rund' },
    (paper) => {
      paper.newPage()
      lines(paper, [
        'Jaaropgaaf 2022',
        '',
        'Werkgever: Slagerij Van Rund',
        'Dienstverband: 01-01-2022 t/m 31-12-2022',
        '',
        'Loon voor loonheffing ......... 30.444,09',
        'Ingehouden loonheffing ........  5.009,90',
        'Arbeidskorting ................  4.211,00',
        'Netto uitbetaald .............. 25.434,19',
      ])
    },
  ),
  income('brackets-behind-labels', { salary: 48800, taxWithheld: 12750, fiscalYear: 2024 }, (paper) => {
    paper.newPage()
    paper.text('Jaaropgaaf 2024', 60, 40, { size: 15 })
    for (const [at, [label, value]] of [
      ['Fiscaal loon (incl. vakantiegeld)', '€ 48.800'],
      ['Loonheffing (door ons ingehouden)', '€ 12.750'],
      ['Bruto loon (12 maanden)', '€ 51.000'],
      ['Pensioenpremie (werknemersdeel)', '€ 2.200'],
    ].entries()) {
      paper.text(label, 60, 100 + at * 20)
      paper.text(value, 470, 100 + at * 20, { align: 'right' })
    }
  }),
  income('older-year-first', { salary: 39900, taxWithheld: 8110, fiscalYear: 2024 }, (paper) => {
    paper.newPage()
    paper.text('Jaaropgaaf 2024', 60, 40, { size: 15 })
    paper.text('Vergelijking', 60, 100)
    paper.text('2023', 380, 100, { align: 'right' })
    paper.text('2024', 480, 100, { align: 'right' })
    for (const [at, [label, before, now]] of [
      ['Loon LB/PH', '38.100,00', '39.900,00'],
      ['Loonheffing', '7.900,00', '8.110,00'],
    ].entries()) {
      paper.text(label, 60, 120 + at * 18)
      paper.text(before, 380, 120 + at * 18, { align: 'right' })
      paper.text(now, 480, 120 + at * 18, { align: 'right' })
    }
  }),
  income('currency-in-a-column', { salary: 57012.66, taxWithheld: 16904.31, fiscalYear: 2024 }, (paper) => {
    paper.newPage()
    paper.text('Annual statement 2024 / Jaaropgaaf', 60, 40, { size: 15 })
    for (const [at, [label, value]] of [
      ['Payroll tax salary', '57.012,66'],
      ['Payroll tax withheld', '16.904,31'],
      ['Social security wage', '57.500,00'],
    ].entries()) {
      paper.text(label, 60, 100 + at * 20)
      paper.text('EUR', 360, 100 + at * 20)
      paper.text(value, 470, 100 + at * 20, { align: 'right' })
    }
  }),
  income(
    'copy-beside-the-original',
    { salary: 15250, taxWithheld: 1200, fiscalYear: 2024 },
    (paper) => {
      paper.newPage()
      for (const x of [40, 440]) {
        paper.text('Jaaropgaaf 2024', x, 40, { size: 14 })
        for (const [at, [label, value]] of [
          ['Fiscaal jaarloon', '15.250,00'],
          ['Ingehouden loonheffing', '1.200,00'],
        ].entries()) {
          paper.text(label, x, 100 + at * 20)
          paper.text(value, x + 300, 100 + at * 20, { align: 'right' })
        }
      }
    },
    { page: { layout: 'landscape' } },
  ),
  income('headings-in-two-lines', { salary: 25020, taxWithheld: 2810, fiscalYear: 2024 }, (paper) => {
    paper.newPage()
    paper.text('Jaaropgaaf 2024', 60, 40, { size: 15 })
    const columns = [60, 200, 320, 440]
    for (const [at, [first, second]] of [
      ['Werk-', 'nemer'],
      ['Loon voor', 'loonheffing'],
      ['Ingehouden', 'loonheffing'],
      ['Arbeids-', 'korting'],
    ].entries()) {
      paper.text(first, columns[at], 100, { size: 9 })
      paper.text(second, columns[at], 111, { size: 9 })
    }
    for (const [at, value] of ['A. Voorbeeld', '25.020', '2.810', '4.700'].entries())
      paper.text(value, columns[at], 130, { size: 9 })
  }),
  income('kerned-apart', { salary: 36660, taxWithheld: 7007, fiscalYear: 2024 }, (paper) => {
    paper.newPage()
    paper.text('Jaaropgaaf 2024', 60, 40, { size: 15 })
    // A word set in two runs that touch, and an amount in three.
    paper.text('Ingehouden loonhef', 60, 120)
    paper.text('fing', 60 + 87.3, 120)
    paper.text('7.', 400, 120)
    paper.text('007', 408.4, 120)
    paper.text(',00', 425.1, 120)
    paper.text('Loon LB/PH', 60, 100)
    paper.text('36.660,00', 440, 100, { align: 'right' })
  }),
  income(
    'scan-of-a-table',
    { salary: 33120, taxWithheld: 5840.75, fiscalYear: 2024 },
    (paper) => {
      paper.newPage()
      paper.text('Jaaropgaaf 2024', 50, 60, { size: 18 })
      const columns = [60, 260, 400, 530]
      for (const [at, name] of ['Omschrijving', 'Fiscaal loon', 'Loonheffing', 'Arbeidskorting'].entries())
        paper.text(name, columns[at], 130, { size: 11, align: at ? 'right' : 'left' })
      for (const [at, value] of ['Heel 2024', '33.120,00', '5.840,75', '5.070,00'].entries())
        paper.text(value, columns[at], 154, { size: 11, align: at ? 'right' : 'left' })
    },
    { file: (pdf) => asScannedPdf(pdf, { degrees: 0.9 }) },
  ),
  income(
    'photo-of-a-payslip',
    { fiscalYear: 2024 },
    (paper) => {
      paper.newPage()
      paper.text('Salarisspecificatie maart 2024', 60, 60, { size: 16 })
      for (const [at, [label, value]] of [
        ['Bruto salaris', '3.000,00'],
        ['Loon LB/PH', '2.810,00'],
        ['Loonheffing', '590,00'],
        ['Netto uitbetaald', '2.220,00'],
      ].entries()) {
        paper.text(label, 60, 130 + at * 28, { size: 12 })
        paper.text(value, 500, 130 + at * 28, { size: 12, align: 'right' })
      }
    },
    { file: (pdf) => asPhoto(pdf, { degrees: -2 }), isPayslip: true },
  ),
  mortgage(
    'three-parts-as-columns',
    { mortgageInterest: 6600, remainingBalance: 255000, referenceYear: 2023, parts: [3000, 2000, 1600] },
    (paper) => {
      paper.newPage()
      paper.text('Overzicht hypotheek 2023', 50, 40, { size: 15 })
      for (const [at, name] of ['Deel A', 'Deel B', 'Deel C', 'Totaal'].entries())
        paper.text(name, 270 + at * 85, 90, { size: 9, align: 'right' })
      for (const [row, [label, ...values]] of [
        ['Verschuldigde rente', '3.000,00', '2.000,00', '1.600,00', '6.600,00'],
        ['Aflossing', '1.000,00', '0,00', '0,00', '1.000,00'],
        ['Restant hoofdsom 31-12-2023', '95.000,00', '90.000,00', '70.000,00', '255.000,00'],
      ].entries()) {
        paper.text(label, 50, 110 + row * 18, { size: 9 })
        for (const [at, value] of values.entries())
          paper.text(value, 270 + at * 85, 110 + row * 18, { size: 9, align: 'right' })
      }
    },
  ),
  mortgage(
    'english-lender',
    { mortgageInterest: 9100.2, remainingBalance: 412000, referenceYear: 2024, lenderName: 'Canal House Mortgages' },
    (paper) => {
      paper.newPage()
      paper.text('Annual mortgage statement 2024', 50, 40, { size: 15 })
      for (const [at, [label, value]] of [
        ['Lender', 'Canal House Mortgages'],
        ['Interest paid in 2024', '€ 9,100.20'],
        ['Outstanding balance 1 January 2024', '€ 420,000.00'],
        ['Outstanding balance 31 December 2024', '€ 412,000.00'],
      ].entries()) {
        paper.text(label, 50, 90 + at * 20)
        paper.text(value, 480, 90 + at * 20, { align: 'right' })
      }
    },
  ),
  mortgage(
    'sentence-amounts',
    { mortgageInterest: 4333.21, remainingBalance: 201000, referenceYear: 2024 },
    (paper) => {
      paper.newPage()
      paper.text('Jaaroverzicht van uw hypotheek 2024', 50, 40, { size: 15 })
      lines(
        paper,
        [
          'Uw betaalde rente over 2024: € 4.333,21',
          'Uw restschuld op 31 december 2024: € 201.000,00',
          'Uw restschuld op 1 januari 2024: € 205.000,00',
          'Rentepercentage: 2,15%',
        ],
        { font: 'sans', y: 90, step: 20 },
      )
    },
  ),
  mortgage(
    'screen-shot-of-a-bank',
    { mortgageInterest: 2760.4, remainingBalance: 87500, referenceYear: 2024 },
    (paper) => {
      paper.newPage()
      paper.text('Hypotheek - jaaroverzicht 2024', 50, 60, { size: 17 })
      for (const [at, [label, value]] of [
        ['Betaalde rente', '€ 2.760,40'],
        ['Aflossing', '€ 1.200,00'],
        ['Schuld per 31 december 2024', '€ 87.500,00'],
      ].entries()) {
        paper.text(label, 50, 130 + at * 60, { size: 10 })
        paper.text(value, 50, 146 + at * 60, { size: 16, font: 'bold' })
      }
    },
    { file: (pdf) => asPng(pdf, 110) },
  ),
  of('education_expenses')('course-invoice', { amount: 1815, year: 2023 }, (paper) => {
    paper.newPage()
    paper.text('Opleidingscentrum Vooruit', 50, 40, { size: 14 })
    for (const [at, [label, value]] of [
      ['Factuurdatum', '03-02-2023'],
      ['Cursus boekhouden', '1.500,00'],
      ['Subtotaal', '1.500,00'],
      ['Btw 21%', '315,00'],
      ['Totaal incl. btw', '€ 1.815,00'],
    ].entries()) {
      paper.text(label, 50, 90 + at * 20)
      paper.text(value, 480, 90 + at * 20, { align: 'right' })
    }
  }),
  of('healthcare_expenses')('insurer-overview', { amount: 512.35, year: 2024 }, (paper) => {
    paper.newPage()
    paper.text('Zorgkostenoverzicht 2024', 50, 40, { size: 14 })
    for (const [at, row] of [
      ['Behandeling', 'Gedeclareerd', 'Vergoed', 'Niet vergoed'],
      ['Fysiotherapie', '600,00', '200,00', '400,00'],
      ['Bril', '212,35', '100,00', '112,35'],
      ['Totaal', '812,35', '300,00', '512,35'],
    ].entries())
      for (const [column, value] of row.entries())
        paper.text(value, [50, 260, 370, 480][column], 90 + at * 18, { align: column ? 'right' : 'left' })
  }),
  // Was held out until the reader was changed because of it.
  income(
    'photo-upside-down',
    { salary: 46020.75, taxWithheld: 11390.6, fiscalYear: 2024 },
    (paper) => {
      paper.newPage()
      paper.text('Jaaropgaaf 2024', 60, 60, { size: 18 })
      rows(
        paper,
        [
          ['Loon loonbelasting / volksverzekeringen', '46.020,75'],
          ['Ingehouden loonheffing', '11.390,60'],
          ['Arbeidskorting', '4.330,00'],
        ],
        { y: 150, size: 12, step: 30 },
      )
    },
    { file: (pdf) => asPhoto(pdf, { quarter: 180, degrees: -1 }) },
  ),
]
