import { drawPdf, table } from './kit.mjs'

const of =
  (type) =>
  (id, expected, draw, extra = {}) => ({ id, type, expected, pdf: () => drawPdf(draw, extra.page), ...extra })
const income = of('income_statement')
const mortgage = of('mortgage_statement')

/** Layouts that were held out until the reader failed on one of their fields and was changed: they count as tuned since. */
export const openedLayouts = [
  income(
    'leaders-to-a-far-column',
    { salary: 33417.08, taxWithheld: 5902.61, fiscalYear: 2024, employerName: 'Rederij Zuiderzee B.V.' },
    (paper) => {
      paper.newPage()
      paper.text('Rederij Zuiderzee B.V.', 40, 40, { font: 'serifBold', size: 12 })
      paper.text('Jaaropgaaf 2024', 560, 40, { font: 'serifBold', size: 12, align: 'right' })
      for (const [at, [label, value]] of [
        ['Bruto jaarsalaris', '€ 35.980,00'],
        ['Pensioenpremie werknemer', '€ 2.562,92-'],
        ['Fiscaal jaarloon', '€ 33.417,08'],
        ['Loonheffing', '€ 5.902,61'],
        ['Verrekende arbeidskorting', '€ 4.733,00'],
        ['Uitbetaald', '€ 27.514,47'],
      ].entries()) {
        const y = 120 + at * 22
        paper.text(label, 40, y, { font: 'serif', size: 11 })
        paper.text('. '.repeat(58 - Math.round(label.length * 0.9)), 485, y, {
          font: 'serif',
          size: 11,
          align: 'right',
        })
        paper.text(value, 560, y, { font: 'serif', size: 11, align: 'right' })
      }
    },
  ),
  income('amount-before-label', { salary: 38212, taxWithheld: 7344, fiscalYear: 2023 }, (paper) => {
    paper.newPage()
    paper.text('JAAROPGAVE 2023', 60, 40, { size: 15, font: 'helvetica' })
    for (const [at, [value, label]] of [
      ['38.212,00', 'Loon voor de loonheffing'],
      ['7.344,00', 'Ingehouden loonheffing'],
      ['5.010,00', 'Arbeidskorting'],
      ['39.003,00', 'Premieloon'],
      ['0,00', 'Ingehouden bijdrage Zvw'],
    ].entries()) {
      paper.text(value, 150, 110 + at * 24, { align: 'right', font: 'helvetica' })
      paper.text(label, 170, 110 + at * 24, { font: 'helvetica' })
    }
  }),
  income(
    'dutch-slash-english',
    { salary: 72105.33, taxWithheld: 24870.9, fiscalYear: 2024, employerName: 'Northsea Instruments B.V.' },
    (paper) => {
      paper.newPage()
      paper.text('Jaaropgaaf / Annual statement of earnings', 60, 40, { size: 14, font: 'bold' })
      for (const [at, [label, value]] of [
        ['Belastingjaar / Tax year', '2024'],
        ['Werkgever / Employer', 'Northsea Instruments B.V.'],
        ['Datum in dienst / Start date', '01-06-2019'],
        ['Loon LB/PH / Payroll tax salary', 'EUR 72.105,33'],
        ['Ingehouden loonheffing / Withheld payroll tax', 'EUR 24.870,90'],
        ['Arbeidskorting / Employment tax credit', 'EUR 1.874,00'],
        ['Loon SV / Social security wage', 'EUR 71.628,00'],
        ['Netto betaald / Net paid', 'EUR 45.010,00'],
      ].entries()) {
        paper.text(label, 60, 90 + at * 22, { size: 9 })
        paper.text(value, 320, 90 + at * 22, { size: 9 })
      }
    },
  ),
  income('spaces-between-thousands', { salary: 51230.4, taxWithheld: 13404.77, fiscalYear: 2023 }, (paper) => {
    paper.newPage()
    paper.text('Jaaropgaaf 2023', 70, 50, { size: 15 })
    for (const [at, [label, value]] of [
      ['Fiscaal loon', '€ 51 230,40'],
      ['Ingehouden loonheffing', '€ 13 404,77'],
      ['Arbeidskorting', '€ 3 412,00'],
      ['Loon Zvw', '€ 51 800,00'],
    ].entries()) {
      paper.text(label, 70, 120 + at * 26)
      paper.text(value, 400, 120 + at * 26, { align: 'right' })
    }
  }),
  income('year-in-words', { salary: 22640, taxWithheld: 2390, fiscalYear: 2024 }, (paper) => {
    paper.newPage()
    paper.text('Bakkersvakschool Het Deeg', 60, 40, { font: 'serif', size: 11 })
    paper.text('Zwolle, 18 januari 2025', 60, 70, { font: 'serif' })
    paper.text('Jaaropgaaf over het jaar tweeduizend vierentwintig', 60, 110, { font: 'serifBold', size: 13 })
    for (const [at, [label, value]] of [
      ['Loon LB/PH', '22.640'],
      ['Loonheffing', '2.390'],
      ['Arbeidskorting', '4.870'],
    ].entries()) {
      paper.text(label, 60, 160 + at * 20, { font: 'serif' })
      paper.text(value, 300, 160 + at * 20, { font: 'serif', align: 'right' })
    }
  }),
  income('letter-in-sentences', { salary: 29880, taxWithheld: 4410, fiscalYear: 2024 }, (paper) => {
    paper.newPage()
    paper.text('Jaaropgaaf 2024', 60, 60, { size: 14, font: 'serifBold' })
    for (const [at, line] of [
      'Beste mevrouw Voorbeeld,',
      'In 2024 bedroeg uw bruto loon € 31.200,00.',
      'Uw fiscaal loon was € 29.880,00.',
      'Wij hebben € 4.410,00 aan loonheffing ingehouden.',
      'De verrekende arbeidskorting was € 4.975,00.',
    ].entries())
      paper.text(line, 60, 110 + at * 22, { font: 'serif', size: 11 })
  }),
  mortgage(
    'quarters-and-a-year',
    { mortgageInterest: 7320, remainingBalance: 240000, referenceYear: 2024 },
    (paper) => {
      paper.newPage()
      paper.text('Overzicht hypotheek 2024', 50, 40, { size: 14 })
      const end = table(
        paper,
        [
          ['Kwartaal', 50, 'left'],
          ['Betaalde rente', 220, 'right'],
          ['Aflossing', 330, 'right'],
          ['Restant hoofdsom', 470, 'right'],
        ],
        [
          ['1e kwartaal', '1.860,00', '2.500,00', '247.500,00'],
          ['2e kwartaal', '1.840,00', '2.500,00', '245.000,00'],
          ['3e kwartaal', '1.820,00', '2.500,00', '242.500,00'],
          ['4e kwartaal', '1.800,00', '2.500,00', '240.000,00'],
          ['Jaartotaal', '7.320,00', '10.000,00', '240.000,00'],
        ],
        { y: 90 },
      )
      paper.text('Rente is aftrekbaar als de lening voor uw eigen woning is.', 50, end + 20, { size: 8 })
    },
  ),
  income('list-turned-round-in-two-columns', { salary: 48211.5, taxWithheld: 11873, fiscalYear: 2024 }, (paper) => {
    paper.newPage()
    paper.text('JAAROPGAAF 2024', 297, 40, { size: 13, align: 'center', font: 'bold' })
    for (const [x, list] of [
      [
        50,
        [
          ['€ 48.211,50', 'Loon LB/PH'],
          ['€ 11.873,00', 'Loonheffing'],
        ],
      ],
      [
        320,
        [
          ['€ 3.881,00', 'Arbeidskorting'],
          ['€ 49.100,00', 'SV-loon'],
        ],
      ],
    ])
      for (const [at, [value, label]] of list.entries()) {
        paper.text(value, x + 80, 110 + at * 22, { align: 'right' })
        paper.text(label, x + 100, 110 + at * 22)
      }
  }),
  income(
    'underscores-to-fill-in',
    { salary: 18930, taxWithheld: 1644, fiscalYear: 2023, employerName: 'Manege De Hoef' },
    (paper) => {
      paper.newPage()
      paper.text('Jaaropgave over het jaar 2023', 60, 40, { size: 13, font: 'serif' })
      for (const [at, [label, value]] of [
        ['Naam werkgever', 'Manege De Hoef'],
        ['Fiscaal loon', '18.930,00'],
        ['Ingehouden loonheffing', '1.644,00'],
        ['Verrekende arbeidskorting', '3.902,00'],
      ].entries()) {
        const y = 100 + at * 30
        paper.text(label, 60, y, { font: 'serif' })
        paper.text('______________________', 240, y + 2, { font: 'serif' })
        paper.text(value, 260, y - 1, { font: 'serif' })
      }
    },
  ),
  income(
    'all-on-lines-with-bars',
    { salary: 12044.18, taxWithheld: 301.7, fiscalYear: 2022, employerName: 'Snackbar De Dijk', bsn: '0019' },
    (paper) => {
      paper.newPage()
      for (const [at, line] of [
        'JAAROPGAAF 2022 | Snackbar De Dijk',
        'Werknemer: F. Voorbeeld | BSN: 999990019 | In dienst: 01-03-2022',
        'Werkgever: Snackbar De Dijk',
        '+----------------------------+------------+',
        '| Loon voor loonheffing      |  12.044,18 |',
        '| Ingehouden loonheffing     |     301,70 |',
        '| Arbeidskorting             |   1.906,00 |',
        '| SV-loon                    |  12.044,18 |',
        '+----------------------------+------------+',
      ].entries())
        paper.text(line, 50, 60 + at * 16, { font: 'mono' })
    },
  ),
]
