import { drawPdf, table } from './kit.mjs'
import { rows } from './layouts-tuned.mjs'
import { asPng, asScannedPdf } from './rendering.mjs'

const of =
  (type) =>
  (id, expected, draw, extra = {}) => ({ id, type, expected, pdf: () => drawPdf(draw, extra.page), ...extra })
const income = of('income_statement')
const mortgage = of('mortgage_statement')

/**
 * The eighth round, written and committed before the reader, changed after the seventh, was run on one of them; without those it
 * failed on then.
 */
export const eighthHeldOutLayouts = [
  income(
    'numbered-table-with-headings',
    {
      salary: 51702.33,
      taxWithheld: 13870.5,
      fiscalYear: 2024,
      employerName: 'Scheepswerf De Helling B.V.',
      bsn: '0019',
    },
    (paper) => {
      paper.newPage()
      paper.text('Jaaropgaaf', 50, 40, { size: 16, font: 'bold' })
      paper.text('2024', 545, 40, { size: 16, font: 'bold', align: 'right' })
      paper.text('Scheepswerf De Helling B.V.', 50, 80)
      paper.text('Kade 7, 9936 HA Farmsum', 50, 93)
      paper.text('R. Voorbeeld', 330, 80)
      paper.text('BSN: 9999.90.019', 330, 93)
      table(
        paper,
        [
          ['Rubriek', 50, 'left'],
          ['Omschrijving', 110, 'left'],
          ['Bedrag', 545, 'right'],
        ],
        [
          ['1', 'Loon voor de loonbelasting/volksverzekeringen', '51.702,33'],
          ['2', 'Ingehouden loonbelasting/premie volksverzekeringen', '13.870,50'],
          ['3', 'Verrekende arbeidskorting', '3.402,00'],
          ['4', 'Ingehouden bijdrage Zorgverzekeringswet', '0,00'],
          ['5', 'Totaal premies werknemersverzekeringen', '5.120,18'],
        ],
        { y: 130 },
      )
    },
  ),
  income(
    'weeks-and-a-cumulative-line',
    { salary: 9120.8, taxWithheld: 1104.16, fiscalYear: 2024, employerName: 'Flexkracht Uitzendbureau B.V.' },
    (paper) => {
      paper.newPage()
      paper.text('Flexkracht Uitzendbureau B.V.', 40, 36, { font: 'bold' })
      paper.text('Jaaropgave 2024', 40, 56, { size: 13 })
      table(
        paper,
        [
          ['Week', 40, 'left'],
          ['Bruto', 180, 'right'],
          ['Loon LB/PH', 300, 'right'],
          ['Loonheffing', 420, 'right'],
          ['Netto', 530, 'right'],
        ],
        [
          ['wk 10-14', '2.400,00', '2.280,20', '276,04', '2.004,16'],
          ['wk 15-18', '2.400,00', '2.280,20', '276,04', '2.004,16'],
          ['wk 19-22', '2.400,00', '2.280,20', '276,04', '2.004,16'],
          ['wk 23-26', '2.400,00', '2.280,20', '276,04', '2.004,16'],
          ['Cumulatief', '9.600,00', '9.120,80', '1.104,16', '8.016,64'],
        ],
        { y: 90 },
      )
    },
  ),
  income(
    'statement-of-earnings',
    { salary: 66410.9, taxWithheld: 21377.05, fiscalYear: 2024, employerName: 'Windmill Foods B.V.', bsn: '6782' },
    (paper) => {
      paper.newPage()
      paper.text('Windmill Foods B.V.', 50, 36, { font: 'bold', size: 13 })
      paper.text('Statement of earnings and tax withheld', 50, 60, { size: 13 })
      paper.text('1 January 2024 to 31 December 2024', 50, 80)
      rows(
        paper,
        [
          ['Citizen service number', '1234.56.782'],
          ['Total gross earnings', 'EUR 69,120.00'],
          ['Taxable earnings', 'EUR 66,410.90'],
          ['Income tax and national insurance withheld', 'EUR 21,377.05'],
          ['Employee pension contribution', 'EUR 2,709.10'],
          ['Net earnings', 'EUR 45,033.85'],
        ],
        { y: 120 },
      )
    },
  ),
  income(
    'pension-of-the-civil-service',
    {
      salary: 26412.12,
      taxWithheld: 4488,
      fiscalYear: 2024,
      employerName: 'Stichting Pensioenfonds Overheid',
      bsn: '0019',
    },
    (paper) => {
      paper.newPage()
      for (const [at, line] of ['Stichting Pensioenfonds Overheid', 'Postbus 1000', '6400 AA Heerlen'].entries())
        paper.text(line, 60, 40 + at * 12, { size: 9 })
      paper.text('Jaaropgave 2024', 60, 110, { size: 15, font: 'bold' })
      for (const [at, [label, value]] of [
        ['Uw naam', 'mevr. E. Voorbeeld'],
        ['Uw burgerservicenummer', '999990019'],
        ['Bruto jaarinkomen (loon voor de loonheffing)', '26.412,12'],
        ['Ingehouden loonheffing', '4.488,00'],
        ['Ingehouden Zvw-bijdrage', '1.405,12'],
        ['Netto betaald', '20.519,00'],
        ['Loonheffingskorting toegepast', 'ja'],
      ].entries()) {
        paper.text(label, 60, 150 + at * 20)
        if (/,/.test(value)) paper.text('€', 380, 150 + at * 20)
        paper.text(value, /,/.test(value) ? 470 : 380, 150 + at * 20, { align: /,/.test(value) ? 'right' : 'left' })
      }
      paper.text('Vragen? Bel (045) 579 60 70 of schrijf ons.', 60, 320, { size: 8 })
    },
  ),
  income(
    'second-page-in-english',
    {
      statements: [
        { salary: 15880, taxWithheld: 1422, employerName: 'Theater Het Gordijn', fiscalYear: 2024 },
        { salary: 20340.75, taxWithheld: 5120.3, employerName: 'Canal Tours Ltd', fiscalYear: 2024 },
      ],
    },
    (paper) => {
      paper.newPage()
      paper.text('Jaaropgave 2024', 60, 40, { size: 15 })
      rows(
        paper,
        [
          ['Werkgever', 'Theater Het Gordijn'],
          ['Fiscaal loon', '15.880,00'],
          ['Ingehouden loonheffing', '1.422,00'],
        ],
        { y: 90 },
      )
      paper.newPage()
      paper.text('Annual income statement 2024', 60, 40, { size: 15 })
      rows(
        paper,
        [
          ['Employer', 'Canal Tours Ltd'],
          ['Taxable wage', '20,340.75'],
          ['Wage tax withheld', '5,120.30'],
        ],
        { y: 90 },
      )
    },
  ),
  income(
    'low-resolution-table-picture',
    { salary: 30240.6, taxWithheld: 5011.2, fiscalYear: 2024 },
    (paper) => {
      paper.newPage()
      paper.text('Jaaropgaaf 2024', 50, 60, { size: 17, font: 'bold' })
      table(
        paper,
        [
          ['Kwartaal', 50, 'left'],
          ['Fiscaal loon', 250, 'right'],
          ['Loonheffing', 390, 'right'],
          ['Loon Zvw', 530, 'right'],
        ],
        [
          ['Kwartaal 1', '7.560,15', '1.252,80', '7.700,00'],
          ['Kwartaal 2', '7.560,15', '1.252,80', '7.700,00'],
          ['Kwartaal 3', '7.560,15', '1.252,80', '7.700,00'],
          ['Kwartaal 4', '7.560,15', '1.252,80', '7.700,00'],
          ['Totaal', '30.240,60', '5.011,20', '30.800,00'],
        ],
        { y: 120, size: 12, step: 26 },
      )
    },
    { file: (pdf) => asPng(pdf, 150) },
  ),
  mortgage(
    'cooperative-bank-blocks-side-by-side',
    {
      mortgageInterest: 5740.5,
      remainingBalance: 214000,
      referenceYear: 2024,
      lenderName: 'Coöperatieve Boerenbank U.A.',
      parts: [3240.5, 2500],
    },
    (paper) => {
      paper.newPage()
      paper.text('Coöperatieve Boerenbank U.A.', 40, 36, { font: 'bold' })
      paper.text('Jaaropgave hypotheek 2024', 40, 58, { size: 15 })
      for (const [at, [number, kind, start, end, interest]] of [
        ['0012.345.671', 'Annuïteitenhypotheek', '130.000,00', '124.000,00', '3.240,50'],
        ['0012.345.672', 'Aflossingsvrije hypotheek', '90.000,00', '90.000,00', '2.500,00'],
      ].entries()) {
        const x = 40 + at * 265
        paper.box(x - 6, 90, 255, 110)
        paper.text(`Leningdeel ${number}`, x, 98, { font: 'bold', size: 9 })
        paper.text(kind, x, 112, { size: 9 })
        for (const [row, [label, value]] of [
          ['Schuld 01-01-2024', start],
          ['Schuld 31-12-2024', end],
          ['Betaalde rente', interest],
        ].entries()) {
          paper.text(label, x, 134 + row * 18, { size: 9 })
          paper.text(value, x + 240, 134 + row * 18, { size: 9, align: 'right' })
        }
      }
    },
  ),
  mortgage(
    'insurer-policy-loan-scan',
    {
      mortgageInterest: 3300,
      remainingBalance: 120000,
      referenceYear: 2024,
      lenderName: 'Veste Levensverzekering N.V.',
    },
    (paper) => {
      paper.newPage()
      paper.text('Veste Levensverzekering N.V.', 60, 60, { size: 13, font: 'serifBold' })
      paper.text('Jaaropgave 2024 hypothecaire lening', 60, 110, { size: 14, font: 'serifBold' })
      rows(
        paper,
        [
          ['Leningnummer', '4 410 772'],
          ['Restant schuld per 31-12-2024', '€ 120.000,00'],
          ['In 2024 betaalde hypotheekrente', '€ 3.300,00'],
          ['Betaalde premie levensverzekering', '€ 840,00'],
          ['Opgebouwde waarde', '€ 31.207,44'],
        ],
        { y: 160, size: 11, step: 26, font: 'serif' },
      )
    },
    { file: (pdf) => asScannedPdf(pdf, { degrees: 0.6, dotsPerInch: 180 }) },
  ),
  of('healthcare_expenses')('overview-of-what-was-not-covered', { amount: 734.1, year: 2024 }, (paper) => {
    paper.newPage()
    paper.text('Zorgverzekeraar Welzijn', 50, 40, { size: 14, font: 'bold' })
    paper.text('Overzicht niet-vergoede zorgkosten 2024', 50, 70, { size: 13 })
    table(
      paper,
      [
        ['Zorgsoort', 50, 'left'],
        ['Rekening', 300, 'right'],
        ['Wij betaalden', 410, 'right'],
        ['U betaalde', 520, 'right'],
      ],
      [
        ['Tandheelkunde', '€ 640,00', '€ 250,00', '€ 390,00'],
        ['Fysiotherapie', '€ 520,10', '€ 176,00', '€ 344,10'],
        ['Totaal', '€ 1.160,10', '€ 426,00', '€ 734,10'],
      ],
      { y: 110 },
    )
  }),
]
