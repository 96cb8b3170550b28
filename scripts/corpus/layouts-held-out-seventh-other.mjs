import { drawPdf, table } from './kit.mjs'
import { rows } from './layouts-tuned.mjs'
import { asPng } from './rendering.mjs'

const of =
  (type) =>
  (id, expected, draw, extra = {}) => ({ id, type, expected, pdf: () => drawPdf(draw, extra.page), ...extra })
const mortgage = of('mortgage_statement')

/** Mortgages and receipts of the seventh round, written and committed before the reader, changed after the sixth, was run on one of them. */
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
    'english-end-of-period',
    { mortgageInterest: 10455.72, remainingBalance: 398220.15, referenceYear: 2023, lenderName: 'Polder Mortgages' },
    (paper) => {
      paper.newPage()
      paper.text('Polder Mortgages', 60, 40, { size: 14, font: 'bold' })
      paper.text('Annual mortgage overview', 60, 70, { size: 13 })
      paper.text('Period: 1 January 2023 - 31 December 2023', 60, 90, { size: 9 })
      rows(
        paper,
        [
          ['Loan balance at start of period', '406,900.00'],
          ['Loan balance at end of period', '398,220.15'],
          ['Interest paid this year', '10,455.72'],
          ['Principal repaid this year', '8,679.85'],
          ['Current interest rate', '2.60'],
        ],
        { y: 130 },
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
  of('healthcare_expenses')('hearing-aid-own-contribution', { amount: 412.5, year: 2025 }, (paper) => {
    paper.newPage()
    paper.text('Hoorcentrum Klankrijk', 60, 40, { size: 14, font: 'bold' })
    paper.text('Factuur 2025-118', 60, 70)
    paper.text('Factuurdatum: 18 maart 2025', 60, 86)
    rows(
      paper,
      [
        ['Hoortoestel links en rechts', '€ 1.650,00'],
        ['Rechtstreeks gedeclareerd bij uw zorgverzekeraar', '€ 1.237,50'],
        ['Uw eigen bijdrage', '€ 412,50'],
      ],
      { y: 120 },
    )
  }),
  of('charity_donation')('periodic-gift-agreement-overview', { amount: 600, year: 2025 }, (paper) => {
    paper.newPage()
    paper.text('Vereniging Vogelweide', 60, 40, { size: 14, font: 'serifBold' })
    paper.text('Jaaroverzicht 2025 – periodieke gift', 60, 70, { size: 12, font: 'serif' })
    rows(
      paper,
      [
        ['Transactienummer', '4471'],
        ['Looptijd overeenkomst', '2023 t/m 2027'],
        ['Maandbedrag', '€ 50,00'],
        ['Ontvangen in 2025', '€ 600,00'],
      ],
      { y: 110, font: 'serif', right: 400 },
    )
  }),
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
