import { drawPdf, table } from './kit.mjs'
import { rows } from './layouts-tuned.mjs'
import { asPng, asScannedPdf } from './rendering.mjs'

const of =
  (type) =>
  (id, expected, draw, extra = {}) => ({ id, type, expected, pdf: () => drawPdf(draw, extra.page), ...extra })
const mortgage = of('mortgage_statement')

/** Mortgages and receipts of the fifth round, written and committed before the reader was run on one of them. */
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
    'letter-about-the-mortgage',
    { mortgageInterest: 8112.4, remainingBalance: 231004.88, referenceYear: 2024 },
    (paper) => {
      paper.newPage()
      paper.text('Jaaropgave hypotheek 2024', 60, 60, { size: 14, font: 'serifBold' })
      for (const [at, line] of [
        'Geachte heer Voorbeeld,',
        'In 2024 hebt u € 8.112,40 aan hypotheekrente betaald.',
        'U loste in dat jaar € 6.995,12 af.',
        'Op 31 december 2024 was uw hypotheekschuld € 231.004,88.',
        'Uw rente staat vast tot 1 maart 2031 en is 3,44%.',
        'Voor vragen belt u 030 123 45 67.',
      ].entries())
        paper.text(line, 60, 110 + at * 20, { font: 'serif', size: 11 })
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
  mortgage(
    'parts-per-page-summary-last',
    { mortgageInterest: 6830.25, remainingBalance: 244000, referenceYear: 2023 },
    (paper) => {
      const parts = [
        ['Leningdeel 001 – lineair', '4.105,25', '153.000,00', '149.000,00'],
        ['Leningdeel 002 – aflossingsvrij', '2.725,00', '95.000,00', '95.000,00'],
      ]
      for (const [at, [name, interest, start, end]] of parts.entries()) {
        paper.newPage()
        paper.text('Jaaropgave hypotheek 2023', 60, 40, { size: 13 })
        paper.text(name, 60, 80, { font: 'bold' })
        rows(
          paper,
          [
            ['Schuldrest per 01-01-2023', start],
            ['Schuldrest per 31-12-2023', end],
            ['Betaalde rente', interest],
            ['Rentepercentage', '2,75 %'],
          ],
          { y: 110 },
        )
        paper.text(`Blad ${at + 1} van 3`, 520, 770, { size: 8, align: 'right' })
      }
      paper.newPage()
      paper.text('Samenvatting', 60, 40, { size: 13 })
      rows(
        paper,
        [
          ['Totale schuldrest per 31-12-2023', '244.000,00'],
          ['Totaal betaalde rente', '6.830,25'],
          ['Ontvangen rente bouwdepot', '112,40'],
        ],
        { y: 80 },
      )
    },
  ),
  mortgage(
    'twelve-instalments-scan',
    { mortgageInterest: 3549.54, remainingBalance: 118020.11, referenceYear: 2024 },
    (paper) => {
      paper.newPage()
      paper.text('Overzicht hypotheeklasten 2024', 50, 50, { size: 15, font: 'bold' })
      const months = 'jan feb mrt apr mei jun jul aug sep okt nov dec'.split(' ')
      const end = table(
        paper,
        [
          ['Maand', 60, 'left'],
          ['Rente', 220, 'right'],
          ['Aflossing', 340, 'right'],
          ['Termijnbedrag', 470, 'right'],
        ],
        [
          ...months.map((month, at) => [
            month,
            (301.295 - at).toFixed(2).replace('.', ','),
            (250 + at).toFixed(2).replace('.', ','),
            '551,30',
          ]),
          ['Totaal', '3.549,54', '3.066,00', '6.615,60'],
        ],
        { y: 100, size: 11, step: 22 },
      )
      paper.text('Restschuld per 31 december 2024', 60, end + 24, { size: 11 })
      paper.text('€ 118.020,11', 470, end + 24, { size: 11, align: 'right' })
    },
    { file: (pdf) => asScannedPdf(pdf, { degrees: 0.4, dotsPerInch: 200 }) },
  ),
  mortgage(
    'bank-screen-with-signs',
    { mortgageInterest: 5113.92, remainingBalance: 174380, referenceYear: 2025, lenderName: 'Grachtenbank' },
    (paper) => {
      paper.newPage()
      paper.text('Grachtenbank', 60, 50, { size: 18, font: 'bold' })
      paper.text('Jaaropgaaf 2025 – Hypotheken', 60, 90, { size: 14 })
      rows(
        paper,
        [
          ['Hypotheekschuld op 01-01-2025', '€ 180.000,00'],
          ['Afgelost', '€ 5.620,00'],
          ['Hypotheekschuld op 31-12-2025', '€ 174.380,00'],
          ['Door u betaalde rente', '€ 5.113,92'],
        ],
        { y: 140, size: 12, step: 30 },
      )
    },
    { file: (pdf) => asPng(pdf, 150) },
  ),
  of('healthcare_expenses')('dental-bill-with-reimbursement', { amount: 142.35, year: 2024 }, (paper) => {
    paper.newPage()
    paper.text('Tandartspraktijk De Brink', 60, 40, { size: 14, font: 'bold' })
    paper.text('Nota 240198 · datum 11-06-2024 · behandeldatum 28-05-2024', 60, 66, { size: 9 })
    table(
      paper,
      [
        ['Code', 60, 'left'],
        ['Verrichting', 110, 'left'],
        ['Tarief', 500, 'right'],
      ],
      [
        ['C002', 'Periodieke controle', '27,44'],
        ['V93', 'Drievlaksvulling', '84,91'],
        ['A10', 'Verdoving', '30,00'],
      ],
      { y: 100 },
    )
    paper.text('Te betalen binnen 30 dagen: EUR 142,35', 500, 190, { align: 'right', font: 'bold' })
    paper.text('Tel. 0570 61 00 00 · KvK 08112233 · AGB 12004567 · NL00 TEST 0600 7000 80', 60, 780, { size: 7 })
  }),
  of('charity_donation')('declaration-in-one-sentence', { amount: 360, year: 2024 }, (paper) => {
    paper.newPage()
    paper.text('Stichting Dierenthuis Oost (ANBI)', 60, 40, { size: 13, font: 'serifBold' })
    paper.text('Giftenverklaring', 60, 90, { size: 14, font: 'serif' })
    paper.text('RSIN 812345679', 60, 110, { font: 'serif' })
    paper.text('Hierbij verklaren wij dat wij in het kalenderjaar 2024 van u aan giften', 60, 150, { font: 'serif' })
    paper.text('een totaalbedrag van € 360,- hebben ontvangen.', 60, 164, { font: 'serif' })
    paper.text('Deventer, 9 januari 2025', 60, 200, { font: 'serif' })
  }),
  of('education_expenses')('english-tuition-receipt', { amount: 2530, year: 2024 }, (paper) => {
    paper.newPage()
    paper.text('Lakeside University of Applied Sciences', 60, 40, { size: 13, font: 'bold' })
    paper.text('Proof of payment – tuition fee', 60, 70, { size: 14 })
    rows(
      paper,
      [
        ['Student number', '4401827'],
        ['Academic year', '2024-2025'],
        ['Payment date', '2 September 2024'],
        ['Tuition fee paid', '€ 2,530.00'],
        ['Balance due', '€ 0.00'],
      ],
      { y: 120, right: 400 },
    )
  }),
]
