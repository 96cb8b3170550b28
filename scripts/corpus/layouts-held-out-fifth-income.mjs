import { drawPdf, table } from './kit.mjs'
import { rows } from './layouts-tuned.mjs'
import { asPhoto, asScannedPdf } from './rendering.mjs'

const income = (id, expected, draw, extra = {}) => ({
  id,
  type: 'income_statement',
  expected,
  pdf: () => drawPdf(draw, extra.page),
  ...extra,
})

const letterhead = (paper, lines, { x = 60, y = 40, size = 9 } = {}) => {
  for (const [at, line] of lines.entries()) paper.text(line, x, y + at * (size + 3), { size })
}

const footer = (paper, text) => paper.text(text, 60, 780, { size: 7 })

/** Income statements of the fifth round, written and committed before the reader was run on one of them. */
export const fifthHeldOutIncomeLayouts = [
  income(
    'benefit-grid-with-footer',
    { salary: 21347, taxWithheld: 3962, fiscalYear: 2024, employerName: 'UWV', bsn: '0019' },
    (paper) => {
      paper.newPage()
      paper.text('uwv', 480, 30, { size: 28, font: 'bold' })
      letterhead(paper, ['Postbus 57011', '1040 CT Amsterdam', 'Telefoon 088 898 92 94'], { x: 400, y: 70 })
      letterhead(paper, ['Dhr. P. Voorbeeld', 'Kastanjelaan 21', '7311 AB Apeldoorn'], { y: 130 })
      paper.text('Jaaropgaaf 2024', 60, 200, { size: 14, font: 'bold' })
      paper.text('Dit is geen betaalspecificatie', 60, 218, { size: 8, font: 'italic' })
      rows(
        paper,
        [
          ['Burgerservicenummer (BSN)', '999990019'],
          ['Soort inkomen', 'WIA-uitkering'],
          ['Belastbaar loon voor de loonheffing', '€ 21.347'],
          ['Ingehouden loonheffing', '€ 3.962'],
          ['Ingehouden bijdrage Zvw', '€ 0'],
          ['Toegepaste arbeidskorting', '€ 0'],
          ['Toegepaste loonheffingskorting', 'Ja, vanaf 01-01-2024'],
        ],
        { y: 250, step: 22, right: 420 },
      )
      footer(
        paper,
        'UWV · KvK 34360247 · IBAN NL00 TEST 0190 2222 22 · bezwaar maken? Bel 088 898 92 94 (lokaal tarief)',
      )
    },
  ),
  income(
    'english-state-pension-letter',
    { salary: 17904.36, taxWithheld: 1650.24, fiscalYear: 2023, employerName: 'Sociale Verzekeringsbank' },
    (paper) => {
      paper.newPage()
      paper.text('Sociale Verzekeringsbank', 60, 40, { size: 14, font: 'bold' })
      letterhead(paper, ['Date: 22 January 2024', 'Our reference: AOW/7781203', 'Telephone: +31 20 656 20 00'], {
        x: 360,
      })
      paper.text('Annual statement 2023', 60, 120, { size: 14 })
      paper.paragraph(
        'This statement shows the AOW pension you received in 2023. You need these amounts for your 2023 tax return. From 1 January 2024 your pension is EUR 1.543,21 gross per month.',
        60,
        150,
        460,
        { size: 10 },
      )
      rows(
        paper,
        [
          ['AOW pension, gross', '16.802,16 EUR'],
          ['Holiday allowance, gross', '1.102,20 EUR'],
          ['Taxable pension', '17.904,36 EUR'],
          ['Wage tax and national insurance contributions deducted', '1.650,24 EUR'],
          ['Healthcare insurance contribution (Zvw)', '972,24 EUR'],
          ['Net amount paid', '15.281,88 EUR'],
        ],
        { y: 220 },
      )
    },
  ),
  income(
    'december-beside-the-year',
    { salary: 41220.36, taxWithheld: 8877.12, fiscalYear: 2024, employerName: 'Drukkerij Letterzet B.V.', bsn: '6782' },
    (paper) => {
      paper.newPage()
      paper.text('Drukkerij Letterzet B.V.', 40, 36, { font: 'bold', size: 12 })
      paper.text('Salarisspecificatie december 2024 tevens jaaropgaaf 2024', 40, 60, { size: 11 })
      paper.text('Werknemer: J. Voorbeeld', 40, 84, { size: 9 })
      paper.text('BSN: 123456782', 300, 84, { size: 9 })
      table(
        paper,
        [
          ['Omschrijving', 40, 'left'],
          ['December', 380, 'right'],
          ['Jaar 2024', 520, 'right'],
        ],
        [
          ['Bruto salaris', '3.610,00', '43.320,00'],
          ['Pensioenpremie', '174,97-', '2.099,64-'],
          ['Loon voor de loonheffing', '3.435,03', '41.220,36'],
          ['Loonheffing', '739,76', '8.877,12'],
          ['Arbeidskorting', '398,17', '4.778,04'],
          ['Netto loon', '2.695,27', '32.343,24'],
        ],
        { y: 120 },
      )
    },
  ),
  income(
    'numbered-employers-under-one-heading',
    {
      statements: [
        { salary: 16804, taxWithheld: 1590, employerName: 'Bakkerij Van Zanten', fiscalYear: 2024 },
        { salary: 7215.5, taxWithheld: 2673, employerName: 'Pretpark De Vlinder B.V.', fiscalYear: 2024 },
      ],
    },
    (paper) => {
      paper.newPage()
      paper.text('Jaaropgaven 2024', 60, 40, { size: 16, font: 'bold' })
      paper.text('Werknemer: L. Voorbeeld', 60, 66)
      let y = 100
      for (const [number, name, wage, tax] of [
        ['1', 'Bakkerij Van Zanten', '16.804,00', '1.590,00'],
        ['2', 'Pretpark De Vlinder B.V.', '7.215,50', '2.673,00'],
      ]) {
        paper.band(60, y - 4, 460, 18)
        paper.text(`Werkgever ${number}: ${name}`, 66, y, { font: 'bold' })
        y =
          rows(
            paper,
            [
              ['Loon voor loonheffing', wage],
              ['Ingehouden loonheffing', tax],
              ['Verrekende arbeidskorting', '812,00'],
            ],
            { y: y + 26 },
          ) + 30
      }
    },
  ),
  income(
    'comma-dash-instead-of-cents',
    { salary: 43210, taxWithheld: 9876, fiscalYear: 2023, employerName: 'Notariskantoor Plooij', bsn: '0019' },
    (paper) => {
      paper.newPage()
      letterhead(paper, ['Notariskantoor Plooij', 'Markt 1', '4331 LJ Middelburg', 'KvK 22041234'])
      paper.text('JAAROPGAAF BELASTINGJAAR 2023', 60, 110, { size: 13, font: 'helvetica' })
      rows(
        paper,
        [
          ['Naam', 'mw. C. Voorbeeld-Jansen'],
          ['BSN', '9999 90 019'],
          ['Loon werknemersverzekeringen', '€ 44.102,-'],
          ['Loon Zorgverzekeringswet', '€ 44.102,-'],
          ['Loon loonbelasting/premies volksverzekeringen', '€ 43.210,-'],
          ['Loonbelasting/premies volksverzekeringen', '€ 9.876,-'],
          ['Verrekende arbeidskorting', '€ 4.480,-'],
        ],
        { y: 150, font: 'helvetica', step: 24 },
      )
    },
  ),
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
    'nothing-withheld-no-bsn',
    { salary: 6180, taxWithheld: 0, fiscalYear: 2024, employerName: 'Strandpaviljoen Zilt', bsn: null },
    (paper) => {
      paper.newPage()
      paper.text('Strandpaviljoen Zilt', 60, 40, { size: 13, font: 'bold' })
      paper.text('Jaaropgaaf 2024', 60, 64, { size: 13 })
      rows(
        paper,
        [
          ['Personeelsnummer', '123456782'],
          ['Telefoon administratie', '0251 - 65 43 21'],
          ['Fiscaal loon', '6.180,00'],
          ['Ingehouden loonheffing', '0,00'],
          ['Verrekende arbeidskorting', '521,00'],
          ['Loon werknemersverzekeringen', '6.180,00'],
        ],
        { y: 110, right: 400 },
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
  income(
    'annuity-of-an-insurer-photo',
    { salary: 6240, taxWithheld: 2306, fiscalYear: 2023, employerName: 'Veerhuis Levensverzekeringen N.V.' },
    (paper) => {
      paper.newPage()
      paper.text('Veerhuis Levensverzekeringen N.V.', 60, 60, { size: 14, font: 'bold' })
      paper.text('Jaaropgaaf lijfrente 2023', 60, 110, { size: 15 })
      rows(
        paper,
        [
          ['Polisnummer', '70.881.204'],
          ['Bruto uitkering (loon voor loonheffing)', '€ 6.240,00'],
          ['Ingehouden loonheffing', '€ 2.306,00'],
          ['Netto uitgekeerd', '€ 3.934,00'],
        ],
        { y: 160, size: 12, step: 28 },
      )
    },
    { file: (pdf) => asPhoto(pdf, { degrees: 1.1, quality: 80 }) },
  ),
]
