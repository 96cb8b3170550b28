import { drawPdf, table } from './kit.mjs'
import { rows } from './layouts-tuned.mjs'
import { asPhoto } from './rendering.mjs'

const income = (id, expected, draw, extra = {}) => ({
  id,
  type: 'income_statement',
  expected,
  pdf: () => drawPdf(draw, extra.page),
  ...extra,
})

/** Income statements of the sixth round, written and committed before the changed reader was run on one of them; without those it failed on. */
export const sixthHeldOutIncomeLayouts = [
  income(
    'pension-with-code-column',
    { salary: 24310, taxWithheld: 3988, fiscalYear: 2024, employerName: 'Pensioenfonds Hout en Bouw', bsn: '6782' },
    (paper) => {
      paper.newPage()
      paper.text('Pensioenfonds Hout en Bouw', 50, 36, { size: 13, font: 'bold' })
      paper.text('Uw jaaropgave over 2024', 50, 70, { size: 15 })
      paper.text('Burgerservicenummer 1234 56 782', 50, 96)
      table(
        paper,
        [
          ['Omschrijving', 50, 'left'],
          ['Code', 330, 'left'],
          ["Bedrag in euro's", 520, 'right'],
        ],
        [
          ['Ouderdomspensioen', '101', '22.510'],
          ['Vakantietoeslag', '115', '1.800'],
          ['Fiscaal loon', '200', '24.310'],
          ['Loonheffing', '310', '3.988'],
          ['Bijdrage Zvw', '320', '1.293'],
          ['Uitbetaald', '900', '19.029'],
        ],
        { y: 130 },
      )
    },
  ),
  income(
    'wide-table-of-withholding-agents',
    {
      statements: [
        { salary: 24118, taxWithheld: 3702, employerName: 'Thuiszorg De Linde', fiscalYear: 2023 },
        { salary: 5240, taxWithheld: 1941, employerName: 'Filmhuis Lumière', fiscalYear: 2023 },
      ],
    },
    (paper) => {
      paper.newPage()
      paper.text('Overzicht van uw inkomsten in 2023', 40, 40, { size: 14, font: 'bold' })
      table(
        paper,
        [
          ['Inhoudingsplichtige', 40, 'left'],
          ['Tijdvak', 220, 'left'],
          ['Fiscaal loon', 450, 'right'],
          ['Ingehouden loonheffing', 600, 'right'],
          ['Arbeidskorting', 740, 'right'],
        ],
        [
          ['Thuiszorg De Linde', '01-01 t/m 31-12', '24.118', '3.702', '4.118'],
          ['Filmhuis Lumière', '01-09 t/m 31-12', '5.240', '1.941', '0'],
          ['Totaal', '', '29.358', '5.643', '4.118'],
        ],
        { y: 90, step: 22 },
      )
    },
    { page: { layout: 'landscape' } },
  ),
  income(
    'last-period-and-year-to-date',
    { salary: 73950.12, taxWithheld: 25113.48, fiscalYear: 2024, employerName: 'Harbour Robotics B.V.', bsn: '0019' },
    (paper) => {
      paper.newPage()
      paper.text('Harbour Robotics B.V.', 40, 36, { font: 'helvetica', size: 12 })
      paper.text('Annual income statement 2024', 40, 58, { font: 'helvetica', size: 14 })
      paper.text('BSN 999990019', 40, 80, { font: 'helvetica', size: 9 })
      paper.text('Period 12', 380, 80, { font: 'helvetica', size: 9, align: 'right' })
      paper.text('YTD', 520, 80, { font: 'helvetica', size: 9, align: 'right' })
      for (const [at, [label, period, year]] of [
        ['Gross salary', '6,300.00', '77,600.00'],
        ['Taxable wage', '6,004.27', '73,950.12'],
        ['Wage tax withheld', '2,040.33', '25,113.48'],
        ['Labour tax credit', '0.00', '1,209.00'],
        ['Net pay', '3,963.94', '48,836.64'],
      ].entries()) {
        paper.text(label, 40, 100 + at * 18, { font: 'helvetica' })
        paper.text(period, 380, 100 + at * 18, { font: 'helvetica', align: 'right' })
        paper.text(year, 520, 100 + at * 18, { font: 'helvetica', align: 'right' })
      }
    },
  ),
  income('one-box-for-each-digit', { salary: 45678, taxWithheld: 12345, fiscalYear: 2022, bsn: '0019' }, (paper) => {
    paper.newPage()
    paper.text('Jaaropgaaf 2022', 60, 40, { size: 16, font: 'bold' })
    for (const [at, [label, digits]] of [
      ['Burgerservicenummer', '999990019'],
      ['Loon voor de loonbelasting/volksverzekeringen', '45678'],
      ['Ingehouden loonbelasting/premie volksverzekeringen', '12345'],
      ['Verrekende arbeidskorting', '3910'],
    ].entries()) {
      const y = 90 + at * 34
      paper.text(label, 60, y)
      for (const [place, digit] of [...digits].entries()) {
        const x = 520 - (digits.length - place) * 15
        paper.box(x, y - 3, 15, 17)
        paper.text(digit, x + 7.5, y, { align: 'center' })
      }
    }
  }),
  income(
    'copy-for-your-own-file-masked-number',
    { salary: 30118.75, taxWithheld: 5044.2, fiscalYear: 2024, employerName: 'Taxibedrijf Amstel V.O.F.', bsn: null },
    (paper) => {
      for (const copy of ['Exemplaar voor de werknemer', 'Exemplaar voor eigen administratie']) {
        paper.newPage()
        paper.text('Jaaropgaaf 2024', 60, 40, { size: 14, font: 'bold' })
        paper.text(copy, 535, 44, { size: 8, align: 'right' })
        rows(
          paper,
          [
            ['Inhoudingsplichtige', 'Taxibedrijf Amstel V.O.F.'],
            ['Loonheffingennummer', '812345671L01'],
            ['BSN', '*****0019'],
            ['Loon voor LB/PVV', '30.118,75'],
            ['LB/PVV', '5.044,20'],
            ['Arbeidskorting', '4.812,00'],
          ],
          { y: 90 },
        )
      }
    },
  ),
  income(
    'crooked-photo-of-a-letter',
    { salary: 22480.1, taxWithheld: 2719.36, fiscalYear: 2023, employerName: 'Stichting Buurtwerk Oost' },
    (paper) => {
      paper.newPage()
      paper.text('Stichting Buurtwerk Oost', 60, 60, { size: 14, font: 'serifBold' })
      paper.text('JAAROPGAAF 2023', 60, 110, { size: 14, font: 'serifBold' })
      rows(
        paper,
        [
          ['Loon voor de loonheffing', '22.480,10'],
          ['Ingehouden loonheffing', '2.719,36'],
          ['Verrekende arbeidskorting', '4.390,00'],
          ['Ingehouden bijdrage Zvw', '0,00'],
        ],
        { y: 160, size: 12, font: 'serif', step: 26, right: 430 },
      )
    },
    { file: (pdf) => asPhoto(pdf, { degrees: 2, blur: 0.6, quality: 78 }) },
  ),
  income(
    'period-instead-of-a-year',
    { salary: 27905.66, taxWithheld: 4321.5, fiscalYear: 2023, employerName: 'Dakdekkers Combinatie B.V.' },
    (paper) => {
      paper.newPage()
      paper.text('Dakdekkers Combinatie B.V.', 60, 40, { font: 'mono', size: 11 })
      paper.text('Afdrukdatum: 12-01-2024', 380, 40, { font: 'mono', size: 9 })
      paper.text('J A A R O P G A A F', 60, 70, { font: 'mono', size: 12 })
      paper.text('Tijdvak  : 01-01-2023 t/m 31-12-2023', 60, 100, { font: 'mono', size: 9 })
      for (const [at, line] of [
        'Loon in geld ....................  29.480,00',
        'Loon LB/PH ......................  27.905,66',
        'Ingeh. loonbel./premie VV .......   4.321,50',
        'Verr. arbeidskorting ............   4.890,00',
        'Loon werkn.verz. ................  28.300,00',
      ].entries())
        paper.text(line, 60, 130 + at * 16, { font: 'mono' })
    },
  ),
]
