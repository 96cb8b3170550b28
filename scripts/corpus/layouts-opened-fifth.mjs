import { drawPdf, table } from './kit.mjs'
import { rows } from './layouts-tuned.mjs'
import { asPhoto, asPng, asScannedPdf } from './rendering.mjs'

const of =
  (type) =>
  (id, expected, draw, extra = {}) => ({ id, type, expected, pdf: () => drawPdf(draw, extra.page), ...extra })
const income = of('income_statement')
const mortgage = of('mortgage_statement')

const letterhead = (paper, lines, { x = 60, y = 40, size = 9 } = {}) => {
  for (const [at, line] of lines.entries()) paper.text(line, x, y + at * (size + 3), { size })
}

const footer = (paper, text) => paper.text(text, 60, 780, { size: 7 })

/** Those of the fifth round the reader failed on before it was changed for them: tuned since. */
export const openedOfFifthRound = [
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
