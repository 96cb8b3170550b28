import { drawPdf, table } from './kit.mjs'
import { rows } from './layouts-tuned.mjs'
import { asScannedPdf } from './rendering.mjs'

const of =
  (type) =>
  (id, expected, draw, extra = {}) => ({ id, type, expected, pdf: () => drawPdf(draw, extra.page), ...extra })
const mortgage = of('mortgage_statement')

/** Mortgages and receipts of the sixth round, written and committed before the reader, changed after the fifth, was run on one of them. */
export const sixthHeldOutOtherLayouts = [
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
    'with-a-forecast-for-next-year',
    { mortgageInterest: 6120, remainingBalance: 205300, referenceYear: 2024, lenderName: 'Oeverbank N.V.' },
    (paper) => {
      paper.newPage()
      paper.text('Oeverbank N.V.', 60, 40, { font: 'bold' })
      paper.text('Jaaropgave 2024 hypotheek', 60, 66, { size: 14 })
      rows(
        paper,
        [
          ['Te betalen rente over 2024', '€ 6.120,00'],
          ['Resterende hoofdsom op 31 december 2024', '€ 205.300,00'],
        ],
        { y: 110 },
      )
      paper.text('Vooruitblik 2025', 60, 180, { font: 'bold' })
      rows(
        paper,
        [
          ['Te betalen rente over 2025', '€ 5.904,00'],
          ['Resterende hoofdsom op 31 december 2025', '€ 198.900,00'],
        ],
        { y: 200 },
      )
    },
  ),
  mortgage(
    'part-on-a-line-with-dots-between',
    { mortgageInterest: 5300.4, remainingBalance: 176000, referenceYear: 2024 },
    (paper) => {
      paper.newPage()
      paper.text('Jaaroverzicht hypotheek 2024', 50, 40, { size: 14 })
      let y = 90
      for (const [name, interest, repaid, left] of [
        ['Leningdeel 1: annuïteit, rente vast tot 2030', '2.100,40', '1.800,00', '88.000,00'],
        ['Leningdeel 2: aflossingsvrij, rente vast tot 2034', '3.200,00', '0,00', '88.000,00'],
      ]) {
        paper.text(name, 50, y, { font: 'bold' })
        paper.text(
          `Betaalde rente: € ${interest}  ·  Aflossing: € ${repaid}  ·  Restschuld 31-12-2024: € ${left}`,
          50,
          y + 16,
          { size: 9 },
        )
        y += 48
      }
      paper.text('Totaal betaalde rente: € 5.300,40', 50, y)
      paper.text('Totale restschuld 31-12-2024: € 176.000,00', 50, y + 16)
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
  mortgage(
    'scan-with-stand-of-the-loan',
    { mortgageInterest: 4711.06, remainingBalance: 143200, referenceYear: 2023, lenderName: 'Florijn Hypotheken' },
    (paper) => {
      paper.newPage()
      paper.text('Florijn Hypotheken', 60, 60, { size: 14, font: 'bold' })
      paper.text('Jaaropgave 2023', 60, 110, { size: 14 })
      rows(
        paper,
        [
          ['Stand lening per 1 januari 2023', '€ 149.000,00'],
          ['Stand lening per 31 december 2023', '€ 143.200,00'],
          ['Totale rente in 2023', '€ 4.711,06'],
          ['Totale aflossing in 2023', '€ 5.800,00'],
        ],
        { y: 160, size: 11, step: 26 },
      )
    },
    { file: (pdf) => asScannedPdf(pdf, { degrees: -0.9, dotsPerInch: 165 }) },
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
  of('education_expenses')('instalments-paid-and-open', { amount: 1252, year: 2024 }, (paper) => {
    paper.newPage()
    paper.text('Hogeschool Noorderlicht', 60, 40, { size: 14, font: 'bold' })
    paper.text('Betaaloverzicht collegegeld 2024', 60, 70, { size: 13 })
    rows(
      paper,
      [
        ['Termijn 1 (25-09-2024)', '€ 626,00'],
        ['Termijn 2 (25-11-2024)', '€ 626,00'],
        ['Totaal betaald in 2024', '€ 1.252,00'],
        ['Nog te betalen in 2025', '€ 1.278,00'],
      ],
      { y: 110, right: 400 },
    )
  }),
]
