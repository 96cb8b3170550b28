import { drawPdf, table } from './kit.mjs'
import { asEncrypted, asPhoto, asPng, asScannedPdf } from './rendering.mjs'

const of =
  (type) =>
  (id, expected, draw, extra = {}) => ({ id, type, expected, pdf: () => drawPdf(draw, extra.page), ...extra })
const income = of('income_statement')
const mortgage = of('mortgage_statement')

/** Written after the reader was changed for those in `layouts-opened.mjs`, before it had seen one of these. */
export const laterHeldOutLayouts = [
  income(
    'english-and-dutch-columns',
    { salary: 66420.18, taxWithheld: 21104.44, fiscalYear: 2024 },
    (paper) => {
      paper.newPage()
      paper.text('Jaaropgaaf 2024 | Annual income statement 2024', 40, 40, { size: 13 })
      table(
        paper,
        [
          ['Omschrijving', 40, 'left'],
          ['Description', 280, 'left'],
          ['EUR', 700, 'right'],
        ],
        [
          ['Bruto loon', 'Gross wage', '70.900,00'],
          ['Fiscaal loon', 'Taxable wage', '66.420,18'],
          ['Ingehouden loonheffing', 'Wage tax withheld', '21.104,44'],
          ['Arbeidskorting', 'Employment tax credit', '2.140,00'],
        ],
        { y: 100 },
      )
    },
    { page: { layout: 'landscape' } },
  ),
  income(
    'scan-turned-by-the-viewer',
    { salary: 27315.2, taxWithheld: 3690.4, fiscalYear: 2024 },
    (paper) => {
      paper.newPage()
      paper.text('Jaaropgaaf 2024', 60, 60, { size: 18, font: 'bold' })
      for (const [at, [label, value]] of [
        ['Loon loonbelasting / volksverzekeringen', '27.315,20'],
        ['Ingehouden loonheffing', '3.690,40'],
        ['Arbeidskorting', '4.811,00'],
        ['Loon Zvw', '27.900,00'],
      ].entries()) {
        paper.text(label, 60, 140 + at * 28, { size: 12 })
        paper.text(value, 520, 140 + at * 28, { size: 12, align: 'right' })
      }
    },
    { file: (pdf) => asScannedPdf(pdf, { degrees: 180.4 }) },
  ),
  income('negative-with-leading-sign-apart', { salary: -615.75, taxWithheld: -228, fiscalYear: 2023 }, (paper) => {
    paper.newPage()
    paper.text('Jaaropgaaf 2023 - correctie', 60, 40, { size: 13 })
    table(
      paper,
      [
        ['Nr', 60, 'left'],
        ['Omschrijving', 90, 'left'],
        ['Bedrag', 420, 'right'],
      ],
      [
        ['1', 'Loon LB/PH', '- 615,75'],
        ['2', 'Ingehouden LB/PH', '- 228,00'],
        ['3', 'Arbeidskorting', '0,00'],
      ],
      { y: 100 },
    )
  }),
  income(
    'protected-monospaced',
    { salary: 52008.8, taxWithheld: 13911.12, fiscalYear: 2024 },
    (paper) => {
      paper.newPage()
      for (const [at, line] of [
        'JAAROPGAAF 2024                    BLAD 1',
        '-----------------------------------------',
        'KOLOM OMSCHRIJVING                 BEDRAG',
        '  3   LOON IN GELD              55.200,00',
        ' 12   LOON ZVW                  52.900,00',
        ' 14   LOON LB/PH                52.008,80',
        ' 15   INGEHOUDEN LB/PH          13.911,12',
        ' 18   ARBEIDSKORTING             3.777,00',
        '-----------------------------------------',
      ].entries())
        paper.text(line, 60, 50 + at * 15, { font: 'mono' })
    },
    { file: (pdf) => asEncrypted(pdf, 'loon2024'), password: 'loon2024' },
  ),
  mortgage(
    'parts-as-cards-two-by-two',
    { mortgageInterest: 7990, remainingBalance: 300000, referenceYear: 2024, parts: [3990, 2500, 1500] },
    (paper) => {
      paper.newPage()
      paper.text('Jaaroverzicht hypotheek 2024', 40, 40, { size: 15 })
      for (const [at, [number, interest, balance]] of [
        ['1', '3.990,00', '140.000,00'],
        ['2', '2.500,00', '100.000,00'],
        ['3', '1.500,00', '60.000,00'],
      ].entries()) {
        const x = 40 + (at % 2) * 270
        const y = 90 + Math.floor(at / 2) * 110
        paper.box(x, y, 250, 95)
        paper.text(`Leningdeel ${number}`, x + 10, y + 8, { font: 'bold' })
        for (const [line, [label, value]] of [
          ['Betaalde rente', interest],
          ['Restschuld per 31-12-2024', balance],
        ].entries()) {
          paper.text(label, x + 10, y + 36 + line * 22, { size: 9 })
          paper.text(value, x + 240, y + 36 + line * 22, { size: 9, align: 'right' })
        }
      }
    },
  ),
  mortgage(
    'months-and-a-debt-at-the-end',
    { mortgageInterest: 2994, remainingBalance: 94000, referenceYear: 2023 },
    (paper) => {
      paper.newPage()
      paper.text('Hypotheekoverzicht 2023', 50, 40, { size: 14, font: 'serifBold' })
      const names = 'januari februari maart april mei juni juli augustus september oktober november december'.split(' ')
      table(
        paper,
        [
          ['Maand', 50, 'left'],
          ['Betaalde rente', 230, 'right'],
          ['Aflossing', 340, 'right'],
          ['Restschuld', 480, 'right'],
        ],
        [
          ...names.map((name, at) => [name, `${255 - at},00`, '500,00', `${(99_500 - at * 500) / 1000}`.split('.')]),
        ].map(([name, interest, paid, [thousands, rest = '0']]) => [
          name,
          interest,
          paid,
          `${thousands}.${rest.padEnd(3, '0')},00`,
        ]),
        { y: 90, step: 15 },
      )
      paper.text('Totaal', 50, 300, { size: 9, font: 'bold' })
      paper.text('2.994,00', 230, 300, { size: 9, font: 'bold', align: 'right' })
      paper.text('6.000,00', 340, 300, { size: 9, font: 'bold', align: 'right' })
      paper.text('94.000,00', 480, 300, { size: 9, font: 'bold', align: 'right' })
    },
  ),
  mortgage(
    'picture-of-a-statement-in-english',
    { mortgageInterest: 5640.35, remainingBalance: 233100, referenceYear: 2024 },
    (paper) => {
      paper.newPage()
      paper.text('Mortgage statement 2024', 60, 60, { size: 18, font: 'serifBold' })
      for (const [at, [label, value]] of [
        ['Mortgage interest paid', 'EUR 5.640,35'],
        ['Principal repaid', 'EUR 3.300,00'],
        ['Outstanding balance on 31 December 2024', 'EUR 233.100,00'],
      ].entries()) {
        paper.text(label, 60, 140 + at * 32, { size: 13, font: 'serif' })
        paper.text(value, 530, 140 + at * 32, { size: 13, font: 'serif', align: 'right' })
      }
    },
    { file: (pdf) => asPng(pdf, 140) },
  ),
  of('healthcare_expenses')(
    'photo-of-a-bill',
    { amount: 486.2, year: 2024 },
    (paper) => {
      paper.newPage()
      paper.text('Fysiotherapie Beweeg', 60, 60, { size: 16, font: 'bold' })
      paper.text('Factuurdatum 3 mei 2024', 60, 100, { size: 12 })
      for (const [at, [label, value]] of [
        ['Zitting fysiotherapie (11 x 44,20)', '486,20'],
        ['Btw 0%', '0,00'],
        ['Totaal te betalen', '€ 486,20'],
      ].entries()) {
        paper.text(label, 60, 160 + at * 30, { size: 13 })
        paper.text(value, 520, 160 + at * 30, { size: 13, align: 'right' })
      }
    },
    { file: (pdf) => asPhoto(pdf, { degrees: 1.6 }) },
  ),
]
