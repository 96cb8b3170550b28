import { drawPdf, table } from './kit.mjs'
import { rows } from './layouts-tuned.mjs'
import { asPng } from './rendering.mjs'

const of =
  (type) =>
  (id, expected, draw, extra = {}) => ({ id, type, expected, pdf: () => drawPdf(draw, extra.page), ...extra })
const mortgage = of('mortgage_statement')

/** Mortgages and receipts of the seventh round, written and committed before the changed reader was run on one of them; without those it failed on. */
export const seventhHeldOutOtherLayouts = [
  mortgage(
    'parts-with-a-line-for-both-together',
    {
      mortgageInterest: 6911.2,
      remainingBalance: 251400,
      referenceYear: 2024,
      lenderName: 'Noordzee Bank N.V.',
      parts: [4211.2, 2700],
    },
    (paper) => {
      paper.newPage()
      paper.text('Noordzee Bank N.V.', 40, 36, { font: 'bold' })
      paper.text('Uw hypotheek in 2024', 40, 60, { size: 15 })
      table(
        paper,
        [
          ['Deel', 40, 'left'],
          ['Soort', 90, 'left'],
          ['Rente betaald', 310, 'right'],
          ['Begin 2024', 420, 'right'],
          ['Eind 2024', 530, 'right'],
        ],
        [
          ['1', 'Lineair', '4.211,20', '168.000,00', '161.400,00'],
          ['2', 'Aflossingsvrij', '2.700,00', '90.000,00', '90.000,00'],
          ['Samen', '', '6.911,20', '258.000,00', '251.400,00'],
        ],
        { y: 100 },
      )
    },
  ),
  mortgage(
    'reference-date-over-the-column',
    { mortgageInterest: 3998, remainingBalance: 121750, referenceYear: 2024 },
    (paper) => {
      paper.newPage()
      paper.text('Opgave voor uw belastingaangifte 2024', 60, 40, { size: 15 })
      paper.text('Hypothecaire lening 20.33.781', 60, 66)
      rows(
        paper,
        [
          ['Omschrijving', 'Peildatum 31-12-2024'],
          ['Hypotheekschuld', '121.750 euro'],
          ['Rente (betaald)', '3.998 euro'],
          ['Aflossing (betaald)', '4.250 euro'],
          ['Overlijdensrisicopremie', '312 euro'],
        ],
        { y: 100 },
      )
    },
  ),
  mortgage(
    'bank-app-cards-screen',
    { mortgageInterest: 2980.36, remainingBalance: 96540, referenceYear: 2024 },
    (paper) => {
      paper.newPage()
      paper.text('Hypotheek jaaroverzicht 2024', 60, 60, { size: 17, font: 'bold' })
      for (const [at, [label, value]] of [
        ['Hypotheekschuld op 31 december 2024', '€ 96.540,00'],
        ['Betaalde rente', '€ 2.980,36'],
        ['Afgelost', '€ 3.460,00'],
      ].entries()) {
        paper.box(52, 110 + at * 70, 420, 58)
        paper.text(label, 64, 120 + at * 70, { size: 11 })
        paper.text(value, 64, 138 + at * 70, { size: 16 })
      }
    },
    { file: (pdf) => asPng(pdf, 160) },
  ),
  of('education_expenses')('exam-fee-english-invoice', { amount: 450, year: 2023 }, (paper) => {
    paper.newPage()
    paper.text('INVOICE', 60, 40, { size: 18, font: 'bold' })
    paper.text('Dutch Institute for Accountancy Exams', 60, 70)
    paper.text('Invoice date: 5 May 2023', 60, 90)
    rows(
      paper,
      [
        ['Exam fee financial reporting', '371.90'],
        ['VAT 21%', '78.10'],
        ['Total (EUR)', '450.00'],
      ],
      { y: 130, right: 420 },
    )
    paper.text('IBAN NL00 TEST 0202 0303 04 · Chamber of Commerce 30123456 · +31 30 200 10 00', 60, 780, { size: 7 })
  }),
]
