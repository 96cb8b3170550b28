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

/** Income statements of the seventh round, written and committed before the changed reader was run on one of them; without those it failed on. */
export const seventhHeldOutIncomeLayouts = [
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
