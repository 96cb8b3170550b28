import { drawPdf } from './kit.mjs'
import { rows } from './layouts-tuned.mjs'
import { asEncrypted, asPhoto, asPng, asScannedPdf } from './rendering.mjs'

const of =
  (type) =>
  (id, expected, draw, extra = {}) => ({ id, type, expected, pdf: () => drawPdf(draw, extra.page), ...extra })
const income = of('income_statement')
const mortgage = of('mortgage_statement')

/** The layouts the reader was not tuned with: look at their sums, never at one of them while changing the reader. */
export const heldOutLayouts = [
  income(
    'grid-of-boxes-three-wide',
    { salary: 41006, taxWithheld: 9874, fiscalYear: 2024, employerName: 'Waterschap Rivierland' },
    (paper) => {
      paper.newPage()
      paper.text('Jaaropgaaf 2024', 40, 36, { size: 14, font: 'serifBold' })
      const boxes = [
        ['Werkgever', 'Waterschap Rivierland'],
        ['Burgerservicenummer', '999990019'],
        ['Loonheffingskorting', '1'],
        ['Loon LB/PH', '41.006'],
        ['Ingehouden LB/PH', '9.874'],
        ['Arbeidskorting', '4.630'],
        ['Loon Zvw', '41.500'],
        ['Bijdrage Zvw', '0'],
        ['Premieloon', '41.500'],
      ]
      boxes.forEach(([label, value], at) => {
        const x = 40 + (at % 3) * 175
        const y = 80 + Math.floor(at / 3) * 44
        paper.box(x, y, 170, 38)
        paper.text(label, x + 5, y + 4, { size: 8, font: 'serif' })
        paper.text(value, x + 160, y + 20, { size: 11, font: 'serif', align: 'right' })
      })
    },
  ),
  income('monospaced-printer', { salary: 23118.44, taxWithheld: 2987.03, fiscalYear: 2024 }, (paper) => {
    paper.newPage()
    const lines = [
      'J A A R O P G A A F  2024',
      '',
      'WERKGEVER          : SCHILDERSBEDRIJF KWAST VOF',
      'BSN                : 999990019',
      'PERIODE            : 01-01-2024 T/M 31-12-2024',
      '',
      'LOON LB/PH                         23.118,44',
      'INGEHOUDEN LOONHEFFING              2.987,03',
      'ARBEIDSKORTING                      4.911,00',
      'LOON SV                            23.640,10',
    ]
    lines.forEach((line, at) => {
      paper.text(line, 50, 60 + at * 16, { font: 'mono', size: 10 })
    })
  }),
  income('two-years-side-by-side', { salary: 50500, taxWithheld: 13220, fiscalYear: 2024 }, (paper) => {
    paper.newPage()
    paper.text('Jaaropgaaf 2024', 60, 40, { size: 16 })
    paper.text('2024', 400, 100, { align: 'right' })
    paper.text('2023', 500, 100, { align: 'right' })
    ;[
      ['Fiscaal loon', '50.500,00', '48.900,00'],
      ['Ingehouden loonheffing', '13.220,00', '12.810,00'],
    ].forEach(([label, now, before], at) => {
      paper.text(label, 60, 124 + at * 20)
      paper.text(now, 400, 124 + at * 20, { align: 'right' })
      paper.text(before, 500, 124 + at * 20, { align: 'right' })
    })
  }),
  income(
    'pension-fund',
    { salary: 19420, taxWithheld: 1710, fiscalYear: 2024, employerName: 'Pensioenfonds De Haven' },
    (paper) => {
      paper.newPage()
      paper.text('Pensioenfonds De Haven', 60, 40, { size: 12 })
      paper.text('Jaaropgave 2024', 60, 64, { size: 14 })
      rows(
        paper,
        [
          ['Uitkeringsinstantie', 'Pensioenfonds De Haven'],
          ['Fiscaal loon (uw pensioen)', '€ 19.420'],
          ['Ingehouden loonheffing', '€ 1.710'],
          ['Inkomensafhankelijke bijdrage Zvw', '€ 1.033'],
          ['Netto betaald', '€ 16.677'],
        ],
        { y: 120 },
      )
    },
  ),
  income(
    'landscape-wide-table',
    { salary: 34111.1, taxWithheld: 6420.2, fiscalYear: 2023 },
    (paper) => {
      paper.newPage()
      paper.text('Jaaropgaven 2023', 40, 40, { size: 14 })
      const columns = [40, 240, 380, 520, 660, 780]
      ;['Medewerker', 'Loon LB/PH', 'Inh. LB/PH', 'Arb. korting', 'Loon Zvw', 'Werkgevershff.'].forEach((name, at) => {
        paper.text(name, columns[at], 100, { size: 9, align: at ? 'right' : 'left' })
      })
      ;['A. Voorbeeld', '34.111,10', '6.420,20', '5.140,00', '34.500,00', '2.266,00'].forEach((value, at) => {
        paper.text(value, columns[at], 118, { size: 9, align: at ? 'right' : 'left' })
      })
    },
    { page: { layout: 'landscape' } },
  ),
  income(
    'scanned-boxes',
    { salary: 29755, taxWithheld: 4606, fiscalYear: 2024 },
    (paper) => {
      paper.newPage()
      paper.text('Jaaropgaaf 2024', 60, 50, { size: 18, font: 'bold' })
      ;[
        ['1  Loon voor de loonbelasting/volksverzekeringen', '29.755'],
        ['2  Ingehouden loonbelasting/premie volksverzekeringen', '4.606'],
        ['3  Verrekende arbeidskorting', '4.980'],
      ].forEach(([label, value], at) => {
        const y = 130 + at * 40
        paper.box(55, y - 8, 480, 30)
        paper.text(label, 62, y, { size: 11 })
        paper.text(value, 520, y, { size: 11, align: 'right' })
      })
    },
    { file: (pdf) => asScannedPdf(pdf, { degrees: -0.8 }) },
  ),
  income(
    'photo-other-side',
    { salary: 28730.2, taxWithheld: 4105.35, fiscalYear: 2024 },
    (paper) => {
      paper.newPage()
      paper.text('Jaaropgaaf 2024', 60, 60, { size: 18 })
      rows(
        paper,
        [
          ['Loon voor LH', '28.730,20'],
          ['Ingehouden loonheffing', '4.105,35'],
          ['Arbeidskorting', '4.760,00'],
        ],
        { y: 150, size: 12, step: 30 },
      )
    },
    { file: (pdf) => asPhoto(pdf, { quarter: 270, degrees: 1.8 }) },
  ),
  income(
    'encrypted-table',
    { salary: 30300, taxWithheld: 5120, fiscalYear: 2024 },
    (paper) => {
      paper.newPage()
      paper.text('Jaaropgaaf 2024', 60, 40, { size: 16 })
      paper.text('Fiscaal jaarloon', 200, 100, { align: 'right' })
      paper.text('Loonheffing', 320, 100, { align: 'right' })
      paper.text('30.300,00', 200, 116, { align: 'right' })
      paper.text('5.120,00', 320, 116, { align: 'right' })
    },
    { file: (pdf) => asEncrypted(pdf, 'wachtwoord'), password: 'wachtwoord' },
  ),
  mortgage(
    'parts-as-columns',
    { mortgageInterest: 8140, remainingBalance: 330000, referenceYear: 2024, parts: [5140, 3000] },
    (paper) => {
      paper.newPage()
      paper.text('Jaaroverzicht 2024 hypotheek', 60, 40, { size: 16 })
      ;['Leningdeel 1', 'Leningdeel 2', 'Totaal'].forEach((name, at) => {
        paper.text(name, 300 + at * 110, 100, { size: 9, align: 'right' })
      })
      ;[
        ['Betaalde rente', '5.140,00', '3.000,00', '8.140,00'],
        ['Restschuld per 31 december 2024', '210.000,00', '120.000,00', '330.000,00'],
      ].forEach(([label, ...values], row) => {
        paper.text(label, 60, 120 + row * 20, { size: 9 })
        values.forEach((value, at) => {
          paper.text(value, 300 + at * 110, 120 + row * 20, { size: 9, align: 'right' })
        })
      })
    },
  ),
  mortgage(
    'letter-with-list',
    { mortgageInterest: 5012.33, remainingBalance: 175250, referenceYear: 2024, lenderName: 'Duinbank N.V.' },
    (paper) => {
      paper.newPage()
      paper.text('Duinbank N.V.', 60, 40, { size: 12 })
      paper.text('Jaaropgave hypotheek 2024', 60, 90, { size: 14 })
      paper.paragraph(
        'Geachte heer of mevrouw, hierbij ontvangt u de gegevens van uw hypotheek. U hebt ze nodig voor uw aangifte.',
        60,
        120,
        450,
        { size: 10 },
      )
      rows(
        paper,
        [
          ['Betaalde hypotheekrente in 2024:', '5.012,33 EUR'],
          ['Openstaande schuld per 31 december 2024:', '175.250,00 EUR'],
          ['Oorspronkelijke hoofdsom:', '210.000,00 EUR'],
        ],
        { y: 170, right: 420 },
      )
    },
  ),
  mortgage(
    'png-table',
    { mortgageInterest: 3999.96, remainingBalance: 98000, referenceYear: 2024 },
    (paper) => {
      paper.newPage()
      paper.text('Hypotheekoverzicht 2024', 60, 60, { size: 16 })
      const columns = [60, 250, 390, 530]
      ;['Leningdeel', 'Soort lening', 'Betaalde rente', 'Restschuld 31-12'].forEach((name, at) => {
        paper.text(name, columns[at], 120, { size: 10, align: at > 1 ? 'right' : 'left' })
      })
      ;['70.11.001', 'Lineair', '3.999,96', '98.000,00'].forEach((name, at) => {
        paper.text(name, columns[at], 146, { size: 11, align: at > 1 ? 'right' : 'left' })
      })
    },
    { file: (pdf) => asPng(pdf) },
  ),
  of('education_expenses')('tuition', { amount: 2530, year: 2024 }, (paper) => {
    paper.newPage()
    paper.text('Hogeschool Oost', 60, 40, { size: 14 })
    paper.text('Bewijs van betaald collegegeld', 60, 66)
    rows(
      paper,
      [
        ['Studiejaar', '2024'],
        ['Wettelijk collegegeld', '€ 2.530,00'],
        ['Betaald', '€ 2.530,00'],
      ],
      { y: 120 },
    )
  }),
]
