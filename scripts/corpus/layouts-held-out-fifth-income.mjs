import { drawPdf, table } from './kit.mjs'
import { rows } from './layouts-tuned.mjs'
import { asScannedPdf } from './rendering.mjs'

const income = (id, expected, draw, extra = {}) => ({
  id,
  type: 'income_statement',
  expected,
  pdf: () => drawPdf(draw, extra.page),
  ...extra,
})

const footer = (paper, text) => paper.text(text, 60, 780, { size: 7 })

/** Income statements of the fifth round, written and committed before the reader was run on one of them; without those it failed on. */
export const fifthHeldOutIncomeLayouts = [
  income(
    'captions-in-wide-cells',
    { salary: 67204.18, taxWithheld: 21930.44, fiscalYear: 2025, employerName: 'Kade Advocaten N.V.', bsn: '6782' },
    (paper) => {
      paper.newPage()
      paper.text('Kade Advocaten N.V.', 40, 30, { font: 'bold', size: 12 })
      paper.text('Jaaropgave', 600, 30, { size: 16 })
      paper.text('Boekjaar 2025', 600, 50, { size: 10 })
      for (const [line, cells] of [
        [
          ['Medewerker', '1042 - Voorbeeld'],
          ['BSN', '123456782'],
          ['Geboortedatum', '14-07-1984'],
          ['Tabelkleur / -code', 'Wit / 010'],
          ['LH-korting', 'Ja'],
        ],
        [
          ['Loon SV', '68.110,00'],
          ['Loon Zvw', '71.628,00'],
          ['Loon LB/PVV', '67.204,18'],
          ['Ingehouden LB/PVV', '21.930,44'],
          ['Verrekende arbeidskrt.', '3.119,00'],
        ],
        [
          ['Bijdrage Zvw wn', '0,00'],
          ['Werkgeversheffing Zvw', '4.663,00'],
          ['Bijtelling auto', '5.280,00'],
          ['Premies WNV', '7.904,11'],
          ['Netto', '44.009,72'],
        ],
      ].entries())
        for (const [at, [label, value]] of cells.entries()) {
          paper.box(40 + at * 152, 90 + line * 48, 146, 40)
          paper.text(label, 45 + at * 152, 94 + line * 48, { size: 7 })
          paper.text(value, 180 + at * 152, 112 + line * 48, { size: 10, align: 'right' })
        }
    },
    { page: { layout: 'landscape' } },
  ),
  income(
    'cover-letter-then-statement',
    { salary: 38914.2, taxWithheld: 8011.64, fiscalYear: 2024, employerName: 'Zorggroep Linge', bsn: '0019' },
    (paper) => {
      paper.newPage()
      paper.text('Zorggroep Linge', 60, 40, { size: 15, font: 'serifBold' })
      paper.text('Tiel, 24 januari 2025', 60, 110, { font: 'serif' })
      paper.text('Betreft: jaaropgave 2024 en salaris 2025', 60, 130, { font: 'serif' })
      paper.paragraph(
        'Beste collega, hierbij ontvangt u uw jaaropgave over 2024. Per 1 januari 2025 is uw bruto salaris verhoogd naar € 3.480,00 per maand. Uw loonheffing daalt daardoor naar verwachting met € 38,00. De reiskostenvergoeding over 2024 was € 1.104,00.',
        60,
        160,
        460,
        { size: 11, font: 'serif' },
      )
      footer(paper, 'Zorggroep Linge · Tel. 0344 – 60 00 00 · KvK 11048123 · NL00 TEST 0101 2020 30 · pagina 1 van 2')
      paper.newPage()
      paper.text('Jaaropgave 2024', 60, 40, { size: 15, font: 'serifBold' })
      rows(
        paper,
        [
          ['Werkgever', 'Zorggroep Linge'],
          ['BSN', '999990019'],
          ['Fiscaal loon', '€  38.914,20'],
          ['Loonheffing', '€   8.011,64'],
          ['Arbeidskorting', '€   4.722,00'],
          ['Loon SV', '€  40.002,11'],
        ],
        { y: 90, font: 'serif' },
      )
      footer(paper, 'Zorggroep Linge · Tel. 0344 – 60 00 00 · KvK 11048123 · NL00 TEST 0101 2020 30 · pagina 2 van 2')
    },
  ),
  income(
    'old-correction-new',
    { salary: 37480, taxWithheld: 7214, fiscalYear: 2023, employerName: 'Meubelfabriek Esdoorn B.V.' },
    (paper) => {
      paper.newPage()
      paper.text('GECORRIGEERDE JAAROPGAAF 2023', 60, 40, { size: 14, font: 'bold' })
      paper.text('Deze vervangt de jaaropgaaf van 15 januari 2024', 60, 60, { size: 9 })
      paper.text('Werkgever: Meubelfabriek Esdoorn B.V.', 60, 80)
      table(
        paper,
        [
          ['', 60, 'left'],
          ['Was', 330, 'right'],
          ['Correctie', 420, 'right'],
          ['Wordt', 520, 'right'],
        ],
        [
          ['Fiscaal loon', '38.120,00', '640,00-', '37.480,00'],
          ['Ingehouden loonheffing', '7.450,00', '236,00-', '7.214,00'],
          ['Verrekende arbeidskorting', '4.990,00', '41,00', '5.031,00'],
        ],
        { y: 120 },
      )
    },
  ),
  income(
    'pension-scan-at-150-dots',
    { salary: 28416.72, taxWithheld: 5102.88, fiscalYear: 2024, employerName: 'Stichting Pensioenfonds Baken' },
    (paper) => {
      paper.newPage()
      paper.text('Stichting Pensioenfonds Baken', 60, 40, { size: 13, font: 'bold' })
      paper.text('Jaaropgave 2024', 60, 100, { size: 14, font: 'bold' })
      paper.text('Soort uitkering: ouderdomspensioen', 60, 124, { size: 11 })
      for (const [at, [label, value]] of [
        ['Loon voor de loonheffing', '28.416,72'],
        ['Ingehouden loonheffing', '5.102,88'],
        ['Ingehouden bijdrage Zvw', '1.511,77'],
        ['Netto pensioen', '21.802,07'],
      ].entries()) {
        paper.text(label, 60, 170 + at * 24, { size: 11 })
        paper.text('€', 360, 170 + at * 24, { size: 11 })
        paper.text(value, 460, 170 + at * 24, { size: 11, align: 'right' })
      }
    },
    { file: (pdf) => asScannedPdf(pdf, { degrees: -0.7, dotsPerInch: 150 }) },
  ),
]
