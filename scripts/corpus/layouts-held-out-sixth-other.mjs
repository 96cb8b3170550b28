import { drawPdf } from './kit.mjs'
import { rows } from './layouts-tuned.mjs'
import { asScannedPdf } from './rendering.mjs'

const of =
  (type) =>
  (id, expected, draw, extra = {}) => ({ id, type, expected, pdf: () => drawPdf(draw, extra.page), ...extra })
const mortgage = of('mortgage_statement')

/** Mortgages and receipts of the sixth round, written and committed before the changed reader was run on one of them; without those it failed on. */
export const sixthHeldOutOtherLayouts = [
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
