import { drawPdf, table } from './kit.mjs'
import { rows } from './layouts-tuned.mjs'
import { asPhoto } from './rendering.mjs'

const of =
  (type) =>
  (id, expected, draw, extra = {}) => ({ id, type, expected, pdf: () => drawPdf(draw, extra.page), ...extra })
const income = of('income_statement')
const mortgage = of('mortgage_statement')

/** Those of the eighth, ninth and tenth round the reader failed on before it was changed for them: tuned since. */
export const openedOfLaterRounds = [
  income(
    'four-digit-wage-codes',
    { salary: 41223, taxWithheld: 8904.12, fiscalYear: 2023, employerName: 'Veilinghuis Oranje N.V.' },
    (paper) => {
      paper.newPage()
      paper.text('Veilinghuis Oranje N.V.', 50, 40, { font: 'mono', size: 11 })
      paper.text('JAAROPGAVE 2023', 50, 60, { font: 'mono', size: 12 })
      for (const [at, [code, label, value]] of [
        ['5000', 'Bruto salaris', '43.800,00'],
        ['5410', 'Pensioenpremie', '2.577,00-'],
        ['6010', 'Fiscaal loon', '41.223,00'],
        ['6100', 'Loonheffing', '8.904,12'],
        ['6150', 'Arbeidskorting', '4.702,00'],
        ['9000', 'Netto uitbetaald', '32.318,88'],
      ].entries()) {
        paper.text(`${code} ${label}`, 50, 100 + at * 16, { font: 'mono' })
        paper.text(value, 460, 100 + at * 16, { font: 'mono', align: 'right' })
      }
    },
  ),
  mortgage(
    'due-and-paid-in-columns',
    { mortgageInterest: 4950, remainingBalance: 162300, referenceYear: 2023 },
    (paper) => {
      paper.newPage()
      paper.text('Jaaropgave hypothecaire lening 2023', 50, 40, { size: 14 })
      table(
        paper,
        [
          ['', 50, 'left'],
          ['Verschuldigd', 380, 'right'],
          ['Betaald', 500, 'right'],
        ],
        [
          ['Rente', '5.000,00', '4.950,00'],
          ['Aflossing', '3.600,00', '3.600,00'],
        ],
        { y: 90 },
      )
      paper.text('Restantschuld per 31-12-2023', 50, 170)
      paper.text('162.300,00', 500, 170, { align: 'right' })
    },
  ),
  of('charity_donation')(
    'bank-style-gift-confirmation-photo',
    { amount: 75, year: 2024 },
    (paper) => {
      paper.newPage()
      paper.text('Natuurfonds Veluwe', 60, 60, { size: 16, font: 'bold' })
      paper.text('Bevestiging van uw gift', 60, 110, { size: 14 })
      rows(
        paper,
        [
          ['Ontvangen op', '3 december 2024'],
          ['Bedrag van uw gift', '€ 75,00'],
          ['Betaalwijze', 'iDEAL'],
        ],
        { y: 160, size: 12, step: 28, right: 420 },
      )
    },
    { file: (pdf) => asPhoto(pdf, { degrees: -1.3 }) },
  ),
  of('education_expenses')('school-fee-of-the-state', { amount: 1357, year: 2023 }, (paper) => {
    paper.newPage()
    paper.text('Dienst Onderwijs', 60, 40, { size: 14, font: 'bold' })
    paper.text('Rekening lesgeld schooljaar 2023-2024', 60, 70, { size: 13 })
    rows(
      paper,
      [
        ['Rekeningnummer', 'L-2023-77120'],
        ['Rekeningdatum', '15 september 2023'],
        ['Lesgeld vmbo/mbo', '€ 1.357,00'],
        ['Te betalen voor 30 september 2023', '€ 1.357,00'],
      ],
      { y: 110, right: 420 },
    )
  }),
  mortgage(
    'offer-of-a-mortgage',
    { mortgageInterest: null, remainingBalance: null, lenderName: 'Woonkrediet Hypotheken B.V.' },
    (paper) => {
      paper.newPage()
      paper.text('Woonkrediet Hypotheken B.V.', 60, 36, { font: 'bold' })
      paper.text('Renteaanbod hypotheek', 60, 60, { size: 15 })
      paper.text('Datum: 9 oktober 2024', 60, 84)
      rows(
        paper,
        [
          ['Hoofdsom', '€ 285.000,00'],
          ['Rente', '3,95 %'],
          ['Bruto maandlast', '€ 1.352,42'],
          ['Rente eerste maand', '€ 938,13'],
          ['Taxatiewaarde', '€ 320.000,00'],
        ],
        { y: 120 },
      )
    },
  ),
  mortgage(
    'dates-listed-under-the-debt',
    { mortgageInterest: 5208.17, remainingBalance: 187650, referenceYear: 2024, lenderName: 'Hofstad Bank' },
    (paper) => {
      paper.newPage()
      paper.text('Hofstad Bank', 60, 36, { size: 14, font: 'bold' })
      paper.text('Jaaropgave hypotheek 2024', 60, 64, { size: 14 })
      paper.text('Restschuld', 60, 100, { font: 'bold' })
      rows(
        paper,
        [
          ['op 1 januari 2024', '€ 193.400,00'],
          ['op 31 december 2024', '€ 187.650,00'],
        ],
        { y: 118, x: 75 },
      )
      paper.text('Rente', 60, 166, { font: 'bold' })
      rows(
        paper,
        [
          ['betaald in 2024', '€ 5.208,17'],
          ['rentepercentage', '2,75%'],
        ],
        { y: 184, x: 75 },
      )
    },
  ),
  income(
    'receipt-printer-narrow-paper',
    { salary: 8012.5, taxWithheld: 212.4, fiscalYear: 2023, employerName: 'Cafetaria De Kruising' },
    (paper) => {
      paper.newPage()
      for (const [at, line] of [
        'Cafetaria De Kruising',
        'JAAROPGAAF 2023',
        '------------------------------',
        'Loon LB/PH',
        '                 EUR  8.012,50',
        'Loonheffing',
        '                 EUR    212,40',
        'Arbeidskorting',
        '                 EUR  1.144,00',
        '------------------------------',
        'Bewaar dit overzicht 5 jaar',
      ].entries())
        paper.text(line, 20, 30 + at * 14, { font: 'mono', size: 9 })
    },
    { page: { size: [226, 420] } },
  ),
  mortgage(
    'fixed-rate-renewal-on-the-statement',
    { mortgageInterest: 6655.2, remainingBalance: 222400, referenceYear: 2024, lenderName: 'Merwede Hypotheken B.V.' },
    (paper) => {
      paper.newPage()
      paper.text('Merwede Hypotheken B.V.', 60, 36, { font: 'bold' })
      paper.text('Jaaropgave 2024', 60, 60, { size: 15 })
      table(
        paper,
        [
          ['Periode', 60, 'left'],
          ['Rente %', 220, 'right'],
          ['Betaalde rente', 350, 'right'],
          ['Schuld einde periode', 500, 'right'],
        ],
        [
          ['01-01 t/m 30-06', '2,10', '2.355,20', '226.000,00'],
          ['01-07 t/m 31-12', '3,85', '4.300,00', '222.400,00'],
          ['Totaal 2024', '', '6.655,20', '222.400,00'],
        ],
        { y: 100 },
      )
    },
  ),
  of('healthcare_expenses')(
    'english-dentist-photo',
    { amount: 264.75, year: 2025 },
    (paper) => {
      paper.newPage()
      paper.text('Smile Dental Clinic', 60, 60, { size: 16, font: 'bold' })
      paper.text('Invoice date: 14-02-2025', 60, 100, { size: 12 })
      rows(
        paper,
        [
          ['Root canal treatment', '€ 389.75'],
          ['Paid by insurer', '€ 125.00'],
          ['To be paid by patient', '€ 264.75'],
        ],
        { y: 150, size: 12, step: 28, right: 440 },
      )
    },
    { file: (pdf) => asPhoto(pdf, { degrees: 0.9 }) },
  ),
  of('charity_donation')('yearly-gift-of-an-agreement', { amount: 1200, year: 2023 }, (paper) => {
    paper.newPage()
    paper.text('Orgelstichting Sint-Jan', 60, 40, { size: 14, font: 'serifBold' })
    paper.text('Overzicht van uw bijdragen 2023', 60, 70, { size: 13, font: 'serif' })
    table(
      paper,
      [
        ['Maand', 60, 'left'],
        ['Periodieke gift', 260, 'right'],
        ['Extra gift', 360, 'right'],
        ['Samen', 460, 'right'],
      ],
      [
        ['januari', '500,00', '0,00', '500,00'],
        ['juli', '500,00', '200,00', '700,00'],
        ['Totaal', '1.000,00', '200,00', '1.200,00'],
      ],
      { y: 110 },
    )
  }),
]
