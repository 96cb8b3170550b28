import { drawPdf } from './kit.mjs'
import { asEncrypted, asPhoto, asPng, asScannedPdf } from './rendering.mjs'

const income = (id, expected, draw, extra = {}) => ({
  id,
  type: 'income_statement',
  expected,
  pdf: () => drawPdf(draw, extra.page),
  ...extra,
})

/** Income statements the reader was not tuned with, each printed in a way none of the tuned ones is. */
export const heldOutIncomeLayouts = [
  income(
    'months-across-landscape',
    { salary: 34800, taxWithheld: 6600, fiscalYear: 2024 },
    (paper) => {
      paper.newPage()
      paper.text('Loonstaat 2024', 30, 30, { size: 14 })
      const months = ['jan', 'feb', 'mrt', 'apr', 'mei', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dec', 'Jaartotaal']
      const x = (at) => 200 + at * 48
      for (const [at, month] of months.entries()) paper.text(month, x(at), 90, { size: 7, align: 'right' })
      for (const [row, [label, monthly, total]] of [
        ['Loon LB/PH', '2.900,00', '34.800,00'],
        ['Loonheffing', '550,00', '6.600,00'],
        ['Arbeidskorting', '410,00', '4.920,00'],
        ['SV-loon', '2.960,00', '35.520,00'],
      ].entries()) {
        paper.text(label, 30, 108 + row * 16, { size: 8 })
        for (let at = 0; at < 12; at++) paper.text(monthly, x(at), 108 + row * 16, { size: 7, align: 'right' })
        paper.text(total, x(12), 108 + row * 16, { size: 7, align: 'right', font: 'bold' })
      }
    },
    { page: { layout: 'landscape' } },
  ),
  income('minus-behind-under-captions', { salary: -842.1, taxWithheld: -311.05, fiscalYear: 2024 }, (paper) => {
    paper.newPage()
    paper.text('Jaaropgave 2024 (nabetaling, correctie)', 50, 40, { size: 13 })
    for (const [at, [label, value]] of [
      ['Loon loonbelasting/volksverzekeringen', 'EUR 842,10-'],
      ['Ingehouden loonheffing', 'EUR 311,05-'],
      ['Verrekende arbeidskorting', 'EUR 0,00'],
    ].entries()) {
      paper.text(label, 50, 100 + at * 44, { size: 7 })
      paper.text(value, 50, 110 + at * 44, { size: 12 })
    }
  }),
  income('last-year-beside-this-year', { salary: 45900, taxWithheld: 10880, fiscalYear: 2024 }, (paper) => {
    paper.newPage()
    paper.text('Jaaropgaaf 2024', 60, 40, { size: 15 })
    for (const [at, [label, value]] of [
      ['Fiscaal loon vorig jaar', '44.100,00'],
      ['Fiscaal loon', '45.900,00'],
      ['Loonheffing vorig jaar', '10.210,00'],
      ['Loonheffing', '10.880,00'],
      ['Arbeidskorting vorig jaar', '4.150,00'],
      ['Arbeidskorting', '4.220,00'],
    ].entries()) {
      paper.text(label, 60, 100 + at * 20)
      paper.text(value, 460, 100 + at * 20, { align: 'right' })
    }
  }),
  income(
    'spaced-small-capitals',
    { salary: 40990.25, taxWithheld: 9012.8, fiscalYear: 2024, employerName: 'Atelier Spiegel' },
    (paper) => {
      paper.newPage()
      paper.text('JAAROPGAAF', 60, 40, { size: 11, spacing: 5 })
      paper.text('2024', 480, 40, { size: 11, spacing: 5 })
      for (const [at, [label, value]] of [
        ['WERKGEVER', 'Atelier Spiegel'],
        ['FISCAAL LOON', '40.990,25'],
        ['INGEHOUDEN LOONHEFFING', '9.012,80'],
        ['ARBEIDSKORTING', '4.480,00'],
        ['NETTO UITBETAALD', '31.977,45'],
      ].entries()) {
        paper.text(label, 60, 110 + at * 48, { size: 7, spacing: 3 })
        paper.text(value, 60, 122 + at * 48, { size: 13 })
        paper.rule(60, 142 + at * 48, 535, 142 + at * 48)
      }
    },
  ),
  income('benefit-agency', { salary: 14322, taxWithheld: 2011, fiscalYear: 2024 }, (paper) => {
    paper.newPage()
    paper.text('Uitkeringsinstituut Noord', 60, 40, { size: 12, font: 'bold' })
    paper.text('Jaaropgave 2024 WW-uitkering', 60, 66, { size: 12 })
    for (const [at, [label, value]] of [
      ['Uitkering over de periode', '1 januari 2024 t/m 30 september 2024'],
      ['Loonheffingskorting', 'Ja, met ingang van 01-01-2024 (code 1)'],
      ['Loon (fiscaal)', '14.322'],
      ['Ingehouden loonheffing', '2.011'],
      ['Ingehouden bijdrage Zvw', '0'],
      ['Vakantiegeld inbegrepen', '1.060'],
    ].entries()) {
      paper.text(label, 60, 110 + at * 20)
      paper.text(value, 270, 110 + at * 20)
    }
  }),
  income('page-turned-by-the-viewer', { salary: 29640.9, taxWithheld: 4480.15, fiscalYear: 2023 }, (paper) => {
    paper.newPage(90)
    // What stands at (x, y) for the reader of the page stands at (y, 842 − x) on the sheet.
    const upright = (text, x, y, style = {}) => paper.text(text, y, 842 - x, { ...style, angle: -90 })
    upright('Jaaropgaaf 2023', 60, 50, { size: 16 })
    for (const [at, [label, value]] of [
      ['Werkgever', 'Kaashandel De Polder'],
      ['Loon voor de loonbelasting/volksverzekeringen', '29.640,90'],
      ['Ingehouden loonbelasting/premie volksverzekeringen', '4.480,15'],
      ['Verrekende arbeidskorting', '4.990,00'],
    ].entries()) {
      upright(label, 60, 110 + at * 24)
      upright(value, 520, 110 + at * 24, { align: 'right' })
    }
  }),
  income(
    'scan-with-vertical-rules',
    { salary: 35208.4, taxWithheld: 6711.35, fiscalYear: 2023 },
    (paper) => {
      paper.newPage()
      paper.text('Jaaropgave 2023', 60, 50, { size: 18, font: 'serifBold' })
      for (const [at, [label, value]] of [
        ['Dienstverband', '01-01-2023 t/m 31-12-2023'],
        ['Loon voor LH', '35.208,40'],
        ['Inh. LB/PH', '6.711,35'],
        ['Arb. korting', '5.052,00'],
        ['Loon SV', '36.020,00'],
      ].entries()) {
        const y = 120 + at * 32
        paper.box(60, y, 240, 32)
        paper.box(300, y, 220, 32)
        paper.text(label, 70, y + 9, { size: 12, font: 'serif' })
        paper.text(value, 310, y + 9, { size: 12, font: 'serif' })
      }
    },
    { file: (pdf) => asScannedPdf(pdf, { degrees: 1.1 }) },
  ),
  income(
    'picture-of-a-portal',
    { salary: 43770, taxWithheld: 10115, fiscalYear: 2024 },
    (paper) => {
      paper.newPage()
      paper.band(0, 0, paper.width, 60, '#234')
      paper.band(40, 100, 240, 120)
      paper.band(310, 100, 240, 120)
      paper.text('Mijn jaaropgaaf 2024', 40, 74, { size: 16, font: 'bold' })
      for (const [x, label, value, under] of [
        [55, 'Fiscaal loon', '€ 43.770', 'in het hele jaar'],
        [325, 'Ingehouden loonheffing', '€ 10.115', 'door uw werkgever'],
      ]) {
        paper.text(label, x, 115, { size: 12 })
        paper.text(value, x, 140, { size: 22, font: 'bold' })
        paper.text(under, x, 180, { size: 10 })
      }
    },
    { file: (pdf) => asPng(pdf, 150) },
  ),
  income(
    'photo-of-numbered-boxes',
    { salary: 24875.6, taxWithheld: 3021.45, fiscalYear: 2024 },
    (paper) => {
      paper.newPage()
      paper.text('Jaaropgaaf 2024', 60, 60, { size: 18, font: 'helvetica' })
      for (const [at, [number, label, value]] of [
        ['1', 'Loon voor de loonheffing', '24.875,60'],
        ['2', 'Ingehouden loonheffing', '3.021,45'],
        ['3', 'Verrekende arbeidskorting', '4.640,00'],
      ].entries()) {
        const y = 150 + at * 56
        paper.box(55, y - 10, 30, 40)
        paper.box(85, y - 10, 440, 40)
        paper.text(number, 66, y, { size: 13, font: 'helvetica' })
        paper.text(label, 95, y, { size: 13, font: 'helvetica' })
        paper.text(value, 515, y, { size: 13, font: 'helvetica', align: 'right' })
      }
    },
    { file: (pdf) => asPhoto(pdf, { degrees: -2.2, quality: 60 }) },
  ),
  income(
    'protected-english-captions',
    { salary: 88450.75, taxWithheld: 34201.1, fiscalYear: 2023 },
    (paper) => {
      paper.newPage()
      paper.text('Annual income statement', 50, 40, { size: 14, font: 'helvetica' })
      paper.text('Tax year 2023', 545, 40, { size: 14, font: 'helvetica', align: 'right' })
      for (const [at, [label, value]] of [
        ['Gross wage', '€ 96,000.00'],
        ['Payroll tax salary', '€ 88,450.75'],
        ['Withheld payroll tax', '€ 34,201.10'],
        ['Settled employment tax credit', '€ 0.00'],
      ].entries()) {
        const x = 50 + at * 125
        paper.text(label, x, 110, { size: 7, font: 'helvetica' })
        paper.text(value, x, 122, { size: 11, font: 'helvetica' })
      }
    },
    { file: (pdf) => asEncrypted(pdf, 'Geh3im!'), password: 'Geh3im!' },
  ),
]
