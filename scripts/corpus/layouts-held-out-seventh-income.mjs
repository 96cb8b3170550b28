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

/** Income statements of the seventh round, written and committed before the reader, changed after the sixth, was run on one of them. */
export const seventhHeldOutIncomeLayouts = [
  income(
    'euros-and-cents-in-two-columns',
    { salary: 45678.9, taxWithheld: 10211.05, fiscalYear: 2023, employerName: 'Drogisterij Salie', bsn: '0019' },
    (paper) => {
      paper.newPage()
      paper.text('Jaaropgaaf 2023', 60, 40, { size: 15, font: 'bold' })
      paper.text('Werkgever: Drogisterij Salie', 60, 70)
      paper.text('BSN: 999990019', 60, 86)
      paper.text('euro', 440, 110, { size: 8, align: 'right' })
      paper.text('cent', 480, 110, { size: 8, align: 'right' })
      for (const [at, [label, euros, cents]] of [
        ['Loon loonbelasting/volksverzekeringen', '45.678', '90'],
        ['Ingehouden loonheffing', '10.211', '05'],
        ['Verrekende arbeidskorting', '4.012', '00'],
        ['Ingehouden bijdrage Zvw', '0', '00'],
      ].entries()) {
        paper.text(label, 60, 128 + at * 22)
        paper.text(euros, 440, 128 + at * 22, { align: 'right' })
        paper.text(cents, 480, 128 + at * 22, { align: 'right' })
      }
    },
  ),
  income(
    'thirteen-periods-total-on-top',
    { salary: 32500.13, taxWithheld: 5720, fiscalYear: 2024, employerName: 'Schoonmaakbedrijf Helder B.V.' },
    (paper) => {
      paper.newPage()
      paper.text('Schoonmaakbedrijf Helder B.V.', 40, 30, { font: 'bold' })
      paper.text('Jaaropgave 2024 per vierwekenperiode', 40, 50, { size: 13 })
      table(
        paper,
        [
          ['Periode', 40, 'left'],
          ['Uren', 160, 'right'],
          ['Fiscaal loon', 290, 'right'],
          ['Loonheffing', 410, 'right'],
          ['Arbeidskorting', 530, 'right'],
        ],
        [
          ['Totaal 2024', '1.976', '32.500,13', '5.720,00', '5.031,00'],
          ...Array.from({ length: 13 }, (_, at) => [`${at + 1}`, '152', '2.500,01', '440,00', '387,00']),
        ],
        { y: 90, step: 16 },
      )
    },
  ),
  income(
    'captions-below-their-values',
    { salary: 58200, taxWithheld: 16433, fiscalYear: 2024, employerName: 'Studio Kwadraat B.V.' },
    (paper) => {
      paper.newPage()
      paper.text('Studio Kwadraat B.V.', 60, 40, { size: 12, font: 'bold' })
      paper.text('Jouw jaar 2024 in cijfers – jaaropgave', 60, 70, { size: 14 })
      for (const [at, [value, caption]] of [
        ['€ 58.200', 'fiscaal loon'],
        ['€ 16.433', 'ingehouden loonheffing'],
        ['€ 3.005', 'arbeidskorting'],
        ['€ 59.900', 'SV-loon'],
      ].entries()) {
        const x = 60 + (at % 2) * 240
        const y = 120 + Math.floor(at / 2) * 90
        paper.box(x - 8, y - 8, 210, 62)
        paper.text(value, x, y, { size: 20, font: 'bold' })
        paper.text(caption, x, y + 28, { size: 10 })
      }
    },
  ),
  income(
    'abbreviated-to-fit-the-printer',
    { salary: 19844.02, taxWithheld: 2104.77, fiscalYear: 2022, employerName: 'Kwekerij v.d. Berg', bsn: '6782' },
    (paper) => {
      paper.newPage()
      for (const [at, line] of [
        'JAAROPGAAF              2022',
        'WERKGEVER : Kwekerij v.d. Berg',
        'WERKNEMER : VOORBEELD, G.',
        'BURG.SERV.NR : 123456782',
        '',
        'FISC. LOON         EUR   19.844,02',
        'INGEH. LOONHEFF.   EUR    2.104,77',
        'VERR. ARB.KORT.    EUR    4.010,00',
        'LOON ZVW           EUR   20.015,50',
        'LOON WN.VERZ.      EUR   20.015,50',
      ].entries())
        paper.text(line, 50, 60 + at * 15, { font: 'mono' })
    },
  ),
  income(
    'two-benefits-added-up',
    { salary: 16240, taxWithheld: 1875, fiscalYear: 2025, employerName: 'UWV', bsn: '0019' },
    (paper) => {
      paper.newPage()
      paper.text('UWV', 60, 36, { size: 24, font: 'bold' })
      paper.text('Jaaropgaaf 2025', 60, 80, { size: 14 })
      paper.text('BSN 999990019', 60, 104)
      table(
        paper,
        [
          ['Uitkering', 60, 'left'],
          ['Loon', 300, 'right'],
          ['Loonheffing', 410, 'right'],
          ['Zvw', 500, 'right'],
        ],
        [
          ['WIA', '€ 14.100', '€ 1.640', '€ 742'],
          ['Toeslag', '€ 2.140', '€ 235', '€ 113'],
          ['Totaal', '€ 16.240', '€ 1.875', '€ 855'],
        ],
        { y: 140 },
      )
    },
  ),
  income(
    'letter-in-plain-language',
    { salary: 14210, taxWithheld: 2410, fiscalYear: 2024, employerName: 'Sociale Verzekeringsbank' },
    (paper) => {
      paper.newPage()
      paper.text('Sociale Verzekeringsbank', 60, 40, { size: 13, font: 'bold' })
      paper.text('Amstelveen, 20 januari 2025', 60, 90)
      paper.text('Jaaropgaaf 2024 Anw-uitkering', 60, 120, { size: 13, font: 'bold' })
      for (const [at, line] of [
        'Geachte mevrouw Voorbeeld,',
        'U ontving in 2024 een Anw-uitkering van ons. Uw belastbaar inkomen van ons was',
        'in 2024 € 14.210. Hierop hielden wij € 2.410 loonheffing in. Uw uitkering per',
        'maand is vanaf januari 2025 € 1.240 bruto.',
        'Hebt u vragen? Bel ons via 020 656 56 56.',
      ].entries())
        paper.text(line, 60, 150 + at * 15)
    },
  ),
  income(
    'english-with-dutch-in-brackets',
    { salary: 48770.6, taxWithheld: 12390.15, fiscalYear: 2024, employerName: 'Tulip Games B.V.', bsn: '6782' },
    (paper) => {
      paper.newPage()
      paper.text('Year-end statement (jaaropgaaf) 2024', 50, 40, { size: 14 })
      paper.text('Printed 08/01/2025 – form version 2022.3', 50, 62, { size: 7 })
      rows(
        paper,
        [
          ['Employer (werkgever)', 'Tulip Games B.V.'],
          ['Employee number', '20210044'],
          ['Social security number (BSN)', '123456782'],
          ['Taxable wage (fiscaal loon)', '€48,770.60'],
          ['Payroll tax (loonheffing)', '€12,390.15'],
          ['Employment credit (arbeidskorting)', '€3,640.00'],
          ['Net paid out (netto)', '€36,380.45'],
        ],
        { y: 90 },
      )
    },
  ),
  income(
    'ruled-form-scan',
    { salary: 35127.4, taxWithheld: 6644.9, fiscalYear: 2023, employerName: 'Metaalbewerking Ploeger' },
    (paper) => {
      paper.newPage()
      paper.text('JAAROPGAAF 2023', 60, 50, { size: 16, font: 'bold' })
      for (const [at, [label, value]] of [
        ['Naam werkgever', 'Metaalbewerking Ploeger'],
        ['Loon voor de loonbelasting/volksverzekeringen', '35.127,40'],
        ['Ingehouden loonbelasting/premie volksverzekeringen', '6.644,90'],
        ['Verrekende arbeidskorting', '5.002,00'],
        ['Ingehouden bijdrage Zorgverzekeringswet', '0,00'],
      ].entries()) {
        const y = 110 + at * 32
        paper.box(50, y - 9, 320, 32)
        paper.box(370, y - 9, 170, 32)
        paper.text(label, 58, y, { size: 11 })
        paper.text(value, 530, y, { size: 11, align: 'right' })
      }
    },
    { file: (pdf) => asScannedPdf(pdf, { degrees: 1.2, dotsPerInch: 170, quality: 65 }) },
  ),
  income(
    'photo-turned-the-other-way',
    { salary: 41005.33, taxWithheld: 9120.41, fiscalYear: 2024 },
    (paper) => {
      paper.newPage()
      paper.text('Jaaropgave 2024', 60, 60, { size: 18, font: 'bold' })
      rows(
        paper,
        [
          ['Fiscaal jaarloon', '€ 41.005,33'],
          ['Loonheffing', '€ 9.120,41'],
          ['Arbeidskorting', '€ 4.602,00'],
          ['Premieloon', '€ 42.110,00'],
        ],
        { y: 140, size: 13, step: 30 },
      )
    },
    { file: (pdf) => asPhoto(pdf, { quarter: 270, degrees: 1.6 }) },
  ),
]
