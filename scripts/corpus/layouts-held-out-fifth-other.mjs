import { drawPdf, table } from './kit.mjs'
import { rows } from './layouts-tuned.mjs'

const of =
  (type) =>
  (id, expected, draw, extra = {}) => ({ id, type, expected, pdf: () => drawPdf(draw, extra.page), ...extra })
const mortgage = of('mortgage_statement')

/** Mortgages and receipts of the fifth round, written and committed before the reader was run on one of them; without those it failed on. */
export const fifthHeldOutOtherLayouts = [
  mortgage(
    'balances-before-interest-ultimo',
    {
      mortgageInterest: 8204.16,
      remainingBalance: 287310.55,
      referenceYear: 2024,
      lenderName: 'Waard Wonen Bank N.V.',
    },
    (paper) => {
      paper.newPage()
      paper.text('Waard Wonen Bank N.V.', 50, 36, { font: 'bold', size: 12 })
      paper.text('Fiscaal jaaroverzicht hypotheek 2024', 50, 60, { size: 14 })
      rows(
        paper,
        [
          ['Hypotheeknummer', '10.220.457'],
          ['Openstaande schuld ultimo 2023', '€ 295.000,00'],
          ['Openstaande schuld ultimo 2024', '€ 287.310,55'],
          ['Aflossingen', '€ 7.689,45'],
          ['Hypotheekrente 2024', '€ 8.204,16'],
          ['Waarde spaarpolis ultimo 2024', '€ 14.220,00'],
        ],
        { y: 100 },
      )
      paper.text('Vragen? 020 - 555 01 23 · KvK 33012345 · IBAN NL00 TEST 0300 4000 50', 50, 780, { size: 7 })
    },
  ),
  mortgage(
    'english-parts-euro-behind',
    { mortgageInterest: 9954.1, remainingBalance: 361200, referenceYear: 2024, parts: [6204.1, 3750] },
    (paper) => {
      paper.newPage()
      paper.text('Annual overview of your mortgage 2024', 40, 40, { size: 14, font: 'bold' })
      table(
        paper,
        [
          ['Loan part', 40, 'left'],
          ['Balance 31-12-2024', 230, 'right'],
          ['Balance 31-12-2023', 350, 'right'],
          ['Repaid', 430, 'right'],
          ['Interest paid', 540, 'right'],
        ],
        [
          ['1 Annuity', '211.200,00 EUR', '217.400,00 EUR', '6.200,00 EUR', '6.204,10 EUR'],
          ['2 Interest-only', '150.000,00 EUR', '150.000,00 EUR', '0,00 EUR', '3.750,00 EUR'],
          ['Total', '361.200,00 EUR', '367.400,00 EUR', '6.200,00 EUR', '9.954,10 EUR'],
        ],
        { y: 90, size: 8 },
      )
    },
  ),
  mortgage(
    'previous-year-first-with-debit-letters',
    { mortgageInterest: 4620.3, remainingBalance: 198500, referenceYear: 2024 },
    (paper) => {
      paper.newPage()
      paper.text('Financieel jaaroverzicht 2024', 50, 40, { size: 15 })
      paper.text('Hypotheek 12.34.56.789', 50, 76, { font: 'bold' })
      table(
        paper,
        [
          ['Omschrijving', 50, 'left'],
          ['2023', 400, 'right'],
          ['2024', 520, 'right'],
        ],
        [
          ['Saldo per 31 december', '203.100,00 D', '198.500,00 D'],
          ['Betaalde rente', '4.711,80', '4.620,30'],
          ['Betaalde aflossing', '4.600,00', '4.600,00'],
        ],
        { y: 100 },
      )
    },
  ),
]
