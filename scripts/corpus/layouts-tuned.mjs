import { drawPdf } from './kit.mjs'
import { asEncrypted, asPhoto, asPng, asScannedPdf } from './rendering.mjs'

/** Rows of label and amount, at two fixed columns. */
export const rows = (
  paper,
  list,
  { x = 60, right = 520, y = 200, step = 20, size = 10, font = 'sans', spacing = 0 } = {},
) => {
  for (const [label, value] of list) {
    paper.text(label, x, y, { size, font, spacing })
    if (value !== undefined) paper.text(value, right, y, { size, font, align: 'right' })
    y += step
  }
  return y
}

const income = (id, expected, draw, extra = {}) => ({
  id,
  type: 'income_statement',
  expected,
  pdf: () => drawPdf(draw),
  ...extra,
})
const mortgage = (id, expected, draw, extra = {}) => ({
  id,
  type: 'mortgage_statement',
  expected,
  pdf: () => drawPdf(draw),
  ...extra,
})

/** The layouts the reader was tuned with. */
export const tunedLayouts = [
  income(
    'model-form-boxes',
    { salary: 45678.9, taxWithheld: 12345.67, fiscalYear: 2024, employerName: 'Timmerfabriek Noord B.V.', bsn: '0019' },
    (paper) => {
      paper.newPage()
      paper.text('Jaaropgaaf 2024', 60, 40, { size: 18, font: 'bold' })
      paper.text('Gegevens werknemer', 60, 80, { font: 'bold' })
      rows(
        paper,
        [
          ['Naam', 'A. Voorbeeld'],
          ['Burgerservicenummer', '9999.90.019'],
        ],
        { y: 98 },
      )
      paper.text('Gegevens werkgever', 60, 146, { font: 'bold' })
      rows(paper, [['Naam', 'Timmerfabriek Noord B.V.']], { y: 164 })
      const boxes = [
        ['1', 'Loon voor de loonbelasting/volksverzekeringen', '45.678,90'],
        ['2', 'Ingehouden loonbelasting/premie volksverzekeringen (loonheffing)', '12.345,67'],
        ['3', 'Verrekende arbeidskorting', '4.102,00'],
        ['4', 'Ingehouden bijdrage Zorgverzekeringswet', '0,00'],
      ]
      boxes.forEach(([number, label, value], at) => {
        const y = 220 + at * 34
        paper.box(56, y - 8, 470, 28)
        paper.text(number, 64, y)
        paper.text(label, 84, y)
        paper.text(value, 516, y, { align: 'right' })
      })
    },
  ),
  income(
    'label-above-value',
    { salary: 31250, taxWithheld: 5210, fiscalYear: 2023, employerName: 'Kwekerij Zonlicht' },
    (paper) => {
      paper.newPage()
      paper.text('JAAROPGAVE 2023', 50, 40, { size: 16 })
      paper.text('Inhoudingsplichtige', 50, 90, { size: 7 })
      paper.text('Kwekerij Zonlicht', 50, 100)
      const cells = [
        ['Fiscaal loon', '31.250,00'],
        ['Loonheffing', '5.210,00'],
        ['Arbeidskorting', '5.052,00'],
        ['SV-loon', '32.010,00'],
      ]
      cells.forEach(([label, value], at) => {
        const x = 50 + (at % 2) * 250
        const y = 150 + Math.floor(at / 2) * 50
        paper.text(label, x, y, { size: 8 })
        paper.text(value, x, y + 13, { size: 11 })
      })
    },
  ),
  income(
    'monthly-table-total',
    { salary: 36000, taxWithheld: 7440.12, fiscalYear: 2024, employerName: 'Stichting Kinderopvang Lente' },
    (paper) => {
      paper.newPage()
      paper.text('Stichting Kinderopvang Lente', 60, 40, { font: 'bold' })
      paper.text('Jaaropgaaf over 2024', 60, 60, { size: 14 })
      const columns = [200, 290, 390, 500]
      ;['Loon LB/PH', 'Loonheffing', 'Arb. korting', 'Loon Zvw'].forEach((name, at) => {
        paper.text(name, columns[at], 110, { size: 9, align: 'right' })
      })
      paper.text('Periode', 60, 110, { size: 9 })
      const months = [
        'januari',
        'februari',
        'maart',
        'april',
        'mei',
        'juni',
        'juli',
        'augustus',
        'september',
        'oktober',
        'november',
        'december',
      ]
      months.forEach((month, at) => {
        const y = 128 + at * 15
        paper.text(month, 60, y, { size: 9 })
        ;['3.000,00', '620,01', '412,00', '3.050,00'].forEach((value, column) => {
          paper.text(value, columns[column], y, { size: 9, align: 'right' })
        })
      })
      paper.rule(60, 310, 500, 310)
      paper.text('Totaal', 60, 316, { size: 9, font: 'bold' })
      ;['36.000,00', '7.440,12', '4.944,00', '36.600,00'].forEach((value, column) => {
        paper.text(value, columns[column], 316, { size: 9, align: 'right' })
      })
    },
  ),
  income(
    'employer-first-distractors',
    { salary: 52340, taxWithheld: 14811, fiscalYear: 2024, employerName: 'Van Dalen Logistiek N.V.', bsn: '0019' },
    (paper) => {
      paper.newPage()
      paper.text('Van Dalen Logistiek N.V.', 60, 40, { size: 14, font: 'bold' })
      paper.text('Havenweg 12, 3089 JK Rotterdam', 60, 60, { size: 9 })
      paper.text('Jaaropgaaf 2024', 60, 100, { size: 14 })
      rows(
        paper,
        [
          ['BSN', '999990019'],
          ['Loonheffingennummer', '123456782L01'],
          ['Dienstverband van', '01-03-2024 t/m 31-12-2024'],
          ['Loonheffingskorting toegepast', 'Ja'],
          ['Code loonbelastingtabel', '010'],
          ['Bruto loon', '55.120,00'],
          ['SV-loon', '54.600,00'],
          ['Loon Zvw', '52.900,00'],
          ['Pensioenpremie', '2.780,00'],
          ['Loon voor de loonheffing', '52.340,00'],
          ['Ingehouden loonheffing', '14.811,00'],
          ['Arbeidskorting', '3.870,00'],
          ['Reiskostenvergoeding', '1.150,00'],
          ['Netto uitbetaald', '36.540,00'],
        ],
        { y: 130 },
      )
    },
  ),
  income('whole-euros-box-prefix', { salary: 28614, taxWithheld: 4127, fiscalYear: 2022 }, (paper) => {
    paper.newPage()
    paper.text('Jaaropgaaf', 60, 40, { size: 16 })
    paper.text('Jaar: 2022', 400, 44)
    rows(
      paper,
      [
        ['14. Loon LB/PH', '€ 28.614'],
        ['15. Inh. LB/PH', '€ 4.127'],
        ['16. Arbeidskorting', '€ 4.260'],
        ['17. Premieloon', '€ 29.002'],
      ],
      { y: 120, step: 26 },
    )
  }),
  income(
    'english',
    { salary: 61200.5, taxWithheld: 18450.25, fiscalYear: 2024, employerName: 'Brightwater Software B.V.' },
    (paper) => {
      paper.newPage()
      paper.text('Annual income statement 2024', 60, 40, { size: 16, font: 'helvetica' })
      rows(
        paper,
        [
          ['Employer', 'Brightwater Software B.V.'],
          ['Citizen service number (BSN)', '999990019'],
          ['Employment period', '01-01-2024 to 31-12-2024'],
          ['Gross salary', '64,000.00'],
          ['Fiscal annual wage', '61,200.50'],
          ['Withheld payroll tax', '18,450.25'],
          ['Settled employment tax credit', '2,610.00'],
        ],
        { y: 100, font: 'helvetica' },
      )
    },
  ),
  income('letter-spaced', { salary: 39875.4, taxWithheld: 8230.1, fiscalYear: 2024 }, (paper) => {
    paper.newPage()
    paper.text('J A A R O P G A A F   2024', 60, 40, { size: 14, spacing: 1 })
    rows(
      paper,
      [
        ['L o o n   L B / P H', '39.875,40'],
        ['L o o n h e f f i n g', '8.230,10'],
        ['A r b e i d s k o r t i n g', '4.998,00'],
      ],
      {
        y: 120,
        spacing: 2,
      },
    )
  }),
  income(
    'two-statements-one-file',
    {
      statements: [
        { salary: 21400, taxWithheld: 3105, employerName: 'Café De Brug', fiscalYear: 2024 },
        { salary: 9875, taxWithheld: 3641, employerName: 'Uitzendbureau Vlot B.V.', fiscalYear: 2024 },
      ],
    },
    (paper) => {
      for (const [name, wage, tax] of [
        ['Café De Brug', '21.400,00', '3.105,00'],
        ['Uitzendbureau Vlot B.V.', '9.875,00', '3.641,00'],
      ]) {
        paper.newPage()
        paper.text('Jaaropgaaf 2024', 60, 40, { size: 16 })
        rows(
          paper,
          [
            ['Werkgever', name],
            ['Loon loonbelasting / volksverzekeringen', wage],
            ['Ingehouden loonheffing', tax],
            ['Arbeidskorting', '1.000,00'],
          ],
          { y: 100 },
        )
      }
    },
  ),
  income(
    'two-on-one-page',
    {
      statements: [
        { salary: 18250, taxWithheld: 2210, employerName: 'Boekhandel Het Blad' },
        { salary: 14120, taxWithheld: 5210, employerName: 'Sportclub Actief' },
      ],
    },
    (paper) => {
      paper.newPage()
      let y = 40
      for (const [name, wage, tax] of [
        ['Boekhandel Het Blad', '18.250,00', '2.210,00'],
        ['Sportclub Actief', '14.120,00', '5.210,00'],
      ]) {
        paper.text('Jaaropgaaf 2024', 60, y, { size: 14 })
        y =
          rows(
            paper,
            [
              ['Naam werkgever', name],
              ['Fiscaal jaarloon', wage],
              ['Loonheffing', tax],
            ],
            { y: y + 34 },
          ) + 120
      }
    },
  ),
  income('page-two-explains', { salary: 47110, taxWithheld: 12020, fiscalYear: 2024 }, (paper) => {
    paper.newPage()
    paper.text('Jaaropgaaf 2024', 60, 40, { size: 16 })
    rows(
      paper,
      [
        ['Loon voor de loonbelasting/volksverzekeringen', '47.110'],
        ['Ingehouden loonheffing', '12.020'],
        ['Verrekende arbeidskorting', '3.950'],
      ],
      { y: 120 },
    )
    paper.newPage()
    paper.text('Toelichting', 60, 40, { size: 14 })
    paper.text('Loon voor de loonbelasting/volksverzekeringen', 60, 80, { font: 'bold' })
    paper.paragraph(
      'Dit is het loon waarover loonheffing is ingehouden. Stel dat uw loon € 30.000,00 is, dan vult u dit bedrag in bij vraag 1 van uw aangifte.',
      60,
      96,
      450,
    )
    paper.text('Ingehouden loonheffing', 60, 140, { font: 'bold' })
    paper.paragraph(
      'De loonheffing die uw werkgever heeft ingehouden. Bijvoorbeeld € 9.000,00 over een heel jaar.',
      60,
      156,
      450,
    )
  }),
  income('sign-behind-correction', { salary: -1250.5, taxWithheld: -462, fiscalYear: 2023 }, (paper) => {
    paper.newPage()
    paper.text('Correctie jaaropgaaf 2023', 60, 40, { size: 16 })
    rows(
      paper,
      [
        ['Loon LB/PH', '1.250,50 -'],
        ['Ingehouden loonheffing', '462,00-'],
        ['Arbeidskorting', '0,00'],
      ],
      { y: 120 },
    )
  }),
  income('wrapped-labels', { salary: 33980, taxWithheld: 6120, fiscalYear: 2024 }, (paper) => {
    paper.newPage()
    paper.text('Jaaropgave 2024', 60, 40, { size: 16 })
    paper.text('Loon voor de loonbelasting/', 60, 120)
    paper.text('volksverzekeringen', 60, 132)
    paper.text('33.980,00', 400, 132, { align: 'right' })
    paper.text('Ingehouden loonbelasting/premie', 60, 160)
    paper.text('volksverzekeringen (loonheffing)', 60, 172)
    paper.text('6.120,00', 400, 160, { align: 'right' })
    paper.text('Verrekende arbeidskorting', 60, 200)
    paper.text('5.100,00', 400, 200, { align: 'right' })
  }),
  income(
    'encrypted',
    { salary: 40100, taxWithheld: 9050, fiscalYear: 2024 },
    (paper) => {
      paper.newPage()
      paper.text('Jaaropgaaf 2024', 60, 40, { size: 16 })
      rows(
        paper,
        [
          ['Loon voor LH', '40.100,00'],
          ['Ingehouden Loonbelasting / premie volksverzekeringen (loonheffing)', '9.050,00'],
        ],
        { y: 120 },
      )
    },
    { file: (pdf) => asEncrypted(pdf, 'geheim'), password: 'geheim' },
  ),
  income(
    'scanned-two-columns',
    { salary: 44210.35, taxWithheld: 10875.2, fiscalYear: 2024, employerName: 'Garage Molenaar B.V.' },
    (paper) => {
      paper.newPage()
      paper.text('Jaaropgaaf 2024', 60, 50, { size: 18 })
      rows(
        paper,
        [
          ['Naam werkgever', 'Garage Molenaar B.V.'],
          ['Loon loonbelasting/volksverzekeringen', '€ 44.210,35'],
          ['Ingehouden loonheffing', '€ 10.875,20'],
          ['Verrekende arbeidskorting', '€ 4.420,00'],
          ['SV-loon', '€ 45.100,00'],
        ],
        { y: 130, size: 11, step: 26 },
      )
    },
    { file: (pdf) => asScannedPdf(pdf) },
  ),
  income(
    'photo-tilted',
    { salary: 26540, taxWithheld: 3380, fiscalYear: 2024 },
    (paper) => {
      paper.newPage()
      paper.text('Jaaropgaaf 2024', 60, 60, { size: 18 })
      rows(
        paper,
        [
          ['Fiscaal loon', '26.540,00'],
          ['Loonheffing', '3.380,00'],
          ['Arbeidskorting', '4.870,00'],
          ['Bijdrage Zvw', '0,00'],
        ],
        { y: 150, size: 12, step: 30 },
      )
    },
    { file: (pdf) => asPhoto(pdf) },
  ),
  income(
    'photo-on-its-side',
    { salary: 37415.8, taxWithheld: 7710.45, fiscalYear: 2023 },
    (paper) => {
      paper.newPage()
      paper.text('Jaaropgaaf 2023', 60, 60, { size: 18 })
      paper.text('Werkgever: Bloemisterij Roos', 60, 100, { size: 12 })
      rows(
        paper,
        [
          ['Loon voor de loonheffing', '37.415,80'],
          ['Ingehouden loonheffing', '7.710,45'],
          ['Verrekende arbeidskorting', '5.020,00'],
        ],
        { y: 150, size: 12, step: 30 },
      )
    },
    { file: (pdf) => asPhoto(pdf, { quarter: 90 }) },
  ),
  mortgage(
    'loan-part-table',
    {
      mortgageInterest: 7211.4,
      remainingBalance: 301250,
      referenceYear: 2024,
      lenderName: 'Huisbank Hypotheken',
      parts: [4711.4, 2500],
    },
    (paper) => {
      paper.newPage()
      paper.text('Huisbank Hypotheken', 40, 40, { font: 'bold' })
      paper.text('Jaaropgave hypotheek 2024', 40, 70, { size: 16 })
      const columns = [
        ['Leningdeelnummer', 40, 'left'],
        ['Aflossingswijze', 140, 'left'],
        ['Verschuldigde rente', 320, 'right'],
        ['Restschuld per', 420, 'right'],
        ['Restschuld per', 530, 'right'],
      ]
      for (const [name, x, align] of columns) paper.text(name, x, 120, { size: 8, align })
      paper.text('1 januari 2024', 420, 130, { size: 8, align: 'right' })
      paper.text('31 december 2024', 530, 130, { size: 8, align: 'right' })
      const list = [
        ['12.34.567.01', 'Annuïtair', '4.711,40', '210.000,00', '205.250,00'],
        ['12.34.567.02', 'Aflossingsvrij', '2.500,00', '96.000,00', '96.000,00'],
      ]
      for (const [at, row] of list.entries())
        for (const [column, value] of row.entries())
          paper.text(value, columns[column][1], 148 + at * 16, { size: 9, align: columns[column][2] })
      paper.text('Totaal', 40, 186, { size: 9, font: 'bold' })
      ;['7.211,40', '306.000,00', '301.250,00'].forEach((value, at) => {
        paper.text(value, columns[at + 2][1], 186, { size: 9, align: 'right' })
      })
    },
  ),
  mortgage(
    'blocks-without-total',
    { mortgageInterest: 5820.75, remainingBalance: 188000, referenceYear: 2024, parts: [3320.75, 2500] },
    (paper) => {
      paper.newPage()
      paper.text('Jaaroverzicht hypotheek 2024', 60, 40, { size: 16 })
      let y = 90
      for (const [number, way, interest, start, end] of [
        ['1', 'Lineair', '3.320,75', '100.000,00', '96.000,00'],
        ['2', 'Aflossingsvrij', '2.500,00', '92.000,00', '92.000,00'],
      ]) {
        paper.text(`Leningdeel ${number}`, 60, y, { font: 'bold' })
        y =
          rows(
            paper,
            [
              ['Soort lening', way],
              ['Betaalde rente', interest],
              ['Saldo 01-01-2024', start],
              ['Saldo 31-12-2024', end],
            ],
            { y: y + 20 },
          ) + 20
      }
    },
  ),
  mortgage(
    'due-amounts-trap',
    {
      mortgageInterest: 6010,
      remainingBalance: 240500,
      deductibleCosts: 6010,
      totalInterestAndFees: 6060,
      referenceYear: 2024,
    },
    (paper) => {
      paper.newPage()
      paper.text('Financieel Jaaroverzicht 2024', 60, 40, { size: 16 })
      paper.text('Hypotheek 98.76.543', 60, 64)
      rows(
        paper,
        [
          ['Verschuldigde bedragen', '13.510,00'],
          ['Aflossing', '7.500,00'],
          ['Verschuldigde rente', '6.010,00'],
          ['Totaal rente en vergoedingen', '6.060,00'],
          ['Ontvangen rente bouwdepot', '120,00'],
          ['Aftrekbare kosten eigen woning', '6.010,00'],
          ['Restschuld per 1 januari 2024', '248.000,00'],
          ['Restschuld per 31 december 2024', '240.500,00'],
        ],
        { y: 110 },
      )
    },
  ),
  mortgage('monthly-table', { mortgageInterest: 3600, remainingBalance: 119400, referenceYear: 2024 }, (paper) => {
    paper.newPage()
    paper.text('Saldo-opgave 2024', 60, 40, { size: 16 })
    paper.text('Uw hypotheek in 2024', 60, 64)
    const columns = [240, 350, 480]
    paper.text('Maand', 60, 100, { size: 9 })
    ;['Rente Betaald', 'Aflossing', 'Hoofdsom'].forEach((name, at) => {
      paper.text(name, columns[at], 100, { size: 9, align: 'right' })
    })
    for (let month = 0; month < 12; month++) {
      const y = 116 + month * 14
      paper.text(String(month + 1).padStart(2, '0'), 60, y, { size: 9 })
      ;['300,00', '50,00', `${119950 - month * 50},00`].forEach((value, at) => {
        paper.text(value, columns[at], y, { size: 9, align: 'right' })
      })
    }
    paper.text('TOTAAL', 60, 290, { size: 9 })
    ;['3.600,00', '600,00'].forEach((value, at) => {
      paper.text(value, columns[at], 290, { size: 9, align: 'right' })
    })
    paper.text('Restschuld per 31 december 2024: € 119.400,00', 60, 330)
  }),
  mortgage(
    'png-blocks',
    { mortgageInterest: 4425.12, remainingBalance: 150000, referenceYear: 2023 },
    (paper) => {
      paper.newPage()
      paper.text('Jaaropgave hypotheek 2023', 60, 60, { size: 18 })
      rows(
        paper,
        [
          ['Leningdeelnummer', '55.44.333'],
          ['Aflossingswijze', 'Annuïtair'],
          ['Rente over dit deel van de lening', '€ 4.425,12'],
          ['Restschuld per 31 december 2023', '€ 150.000,00'],
        ],
        { y: 140, size: 12, step: 28 },
      )
    },
    { file: (pdf) => asPng(pdf) },
  ),
  {
    id: 'dentist-bill',
    type: 'healthcare_expenses',
    expected: { amount: 241.5, year: 2024 },
    pdf: () =>
      drawPdf((paper) => {
        paper.newPage()
        paper.text('Tandartspraktijk De Kroon', 60, 40, { size: 14 })
        paper.text('Factuurdatum: 12-04-2024', 60, 70)
        rows(
          paper,
          [
            ['Vulling twee vlakken', '91,50'],
            ['Controle', '150,00'],
            ['Subtotaal', '241,50'],
            ['Btw (vrijgesteld)', '0,00'],
            ['Totaal te betalen', '€ 241,50'],
          ],
          { y: 120 },
        )
      }),
  },
  {
    id: 'gift-letter',
    type: 'charity_donation',
    expected: { amount: 360, year: 2024 },
    pdf: () =>
      drawPdf((paper) => {
        paper.newPage()
        paper.text('Stichting Schoon Water', 60, 40, { size: 14 })
        paper.text('Overzicht van uw giften in 2024', 60, 70)
        paper.text('ANBI, RSIN 123456782', 60, 88, { size: 8 })
        rows(
          paper,
          [
            ['15-03-2024', '€ 120,00'],
            ['15-06-2024', '€ 120,00'],
            ['15-09-2024', '€ 120,00'],
            ['Totaal van uw giften', '€ 360,00'],
          ],
          { y: 130 },
        )
      }),
  },
]
