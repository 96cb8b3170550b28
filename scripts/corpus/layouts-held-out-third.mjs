import { drawPdf, table } from './kit.mjs'
import { asScannedPdf } from './rendering.mjs'

const of =
  (type) =>
  (id, expected, draw, extra = {}) => ({ id, type, expected, pdf: () => drawPdf(draw, extra.page), ...extra })
const income = of('income_statement')
const mortgage = of('mortgage_statement')

/** The third round: written and committed before the reader was run on one of them. */
export const thirdHeldOutLayouts = [
  income(
    'four-captions-in-a-row',
    {
      salary: 43187.62,
      taxWithheld: 10544.08,
      fiscalYear: 2024,
      employerName: 'Veldkamp Installatie B.V.',
      bsn: '0019',
    },
    (paper) => {
      paper.newPage()
      paper.band(30, 30, 780, 26)
      paper.text('Jaaropgaaf', 40, 36, { size: 14, font: 'bold' })
      paper.text('Jaar 2024', 800, 36, { size: 14, align: 'right', font: 'bold' })
      paper.text('Veldkamp Installatie B.V.', 40, 80)
      paper.text('Energieweg 14', 40, 93)
      paper.text('8304 AB Emmeloord', 40, 106)
      paper.text('Dhr. T. Voorbeeld', 430, 80)
      paper.text('Dorpsstraat 2', 430, 93)
      paper.text('8331 CD Steenwijk', 430, 106)
      for (const [line, cells] of [
        [
          ['Pers.nr.', '000417'],
          ['Burgerservicenr.', '9999.90.019'],
          ['Geb.datum', '03-05-1987'],
          ['In dienst', '01-02-2018'],
        ],
        [
          ['Loon LB/PH', '43.187,62'],
          ['Loonheffing', '10.544,08'],
          ['Verr. arb.korting', '4.201,00'],
          ['Loonheffingskorting', 'J  01-01-2024'],
        ],
        [
          ['Loon SV', '43.904,10'],
          ['Loon Zvw', '43.904,10'],
          ['Ingeh. bijdr. Zvw', '0,00'],
          ['Werkg.heffing Zvw', '2.884,50'],
        ],
      ].entries())
        for (const [at, [label, value]] of cells.entries()) {
          paper.box(40 + at * 190, 150 + line * 50, 180, 42)
          paper.text(label, 46 + at * 190, 154 + line * 50, { size: 7.5 })
          paper.text(value, 46 + at * 190, 170 + line * 50, { size: 11, font: 'mono' })
        }
    },
    { page: { layout: 'landscape' } },
  ),
  income(
    'sections-with-euro-column',
    {
      salary: 37960,
      taxWithheld: 7815,
      fiscalYear: 2024,
      employerName: 'Stichting Basisschool De Vlieger',
      bsn: '6782',
    },
    (paper) => {
      paper.newPage()
      paper.text('Jaaropgave 2024', 70, 50, { size: 20, font: 'helvetica' })
      const list = [
        ['Werkgever'],
        ['Naam', 'Stichting Basisschool De Vlieger'],
        ['Loonheffingennummer', '812345678L01'],
        ['Werknemer'],
        ['Naam', 'M. van Voorbeeld'],
        ['BSN', '123456782'],
        ['Geboortedatum', '19-11-1979'],
        ['Fiscale gegevens'],
        ['Loon voor de loonbelasting/premie', '', '37.960'],
        ['volksverzekeringen'],
        ['Ingehouden loonbelasting/premie', '', '7.815'],
        ['volksverzekeringen'],
        ['Verrekende arbeidskorting', '', '4.996'],
        ['Ingehouden bijdrage Zvw', '', '0'],
        ['Levensloopverlofkorting', '', '0'],
        ['Overige gegevens'],
        ['Loonheffingskorting toegepast', 'Ja, vanaf 1 januari 2024'],
        ['Auto van de zaak', 'Nee'],
      ]
      for (const [at, [label, value, amount]] of list.entries()) {
        const y = 100 + at * 19
        const isHeading = /^(Werkgever|Werknemer|Fiscale gegevens|Overige gegevens)$/.test(label)
        paper.text(label, 70, y, { font: isHeading ? 'bold' : 'helvetica' })
        if (value) paper.text(value, 290, y, { font: 'helvetica' })
        if (amount) {
          paper.text('€', 420, y, { font: 'helvetica' })
          paper.text(amount, 500, y, { font: 'helvetica', align: 'right' })
        }
      }
    },
  ),
  income(
    'benefit-agency-letter',
    { salary: 19844, taxWithheld: 4120, fiscalYear: 2024, employerName: 'UWV', bsn: '0019' },
    (paper) => {
      paper.newPage()
      paper.text('UWV', 60, 40, { size: 26, font: 'bold' })
      for (const [at, line] of ['Mevrouw A. Voorbeeld', 'Lindelaan 8', '3511 AA  Utrecht'].entries())
        paper.text(line, 60, 110 + at * 13)
      for (const [at, [label, value]] of [
        ['Datum', '14 januari 2025'],
        ['Burgerservicenummer', '9999 90 019'],
        ['Onderwerp', 'Jaaropgaaf 2024'],
      ].entries()) {
        paper.text(label, 360, 110 + at * 26, { size: 8 })
        paper.text(value, 360, 120 + at * 26)
      }
      paper.text('Beste mevrouw Voorbeeld,', 60, 220)
      paper.paragraph(
        'U kreeg in 2024 een WW-uitkering van ons. In deze jaaropgaaf staat wat wij aan u hebben betaald. Deze bedragen hebt u nodig voor uw aangifte inkomstenbelasting 2024.',
        60,
        245,
        460,
        { size: 10 },
      )
      paper.rule(60, 300, 520, 300)
      for (const [at, [label, value]] of [
        ['Soort uitkering', 'WW'],
        ['Totaal loon loonbelasting / volksverzekeringen', '€ 19.844'],
        ['Totaal ingehouden loonheffing', '€  4.120'],
        ['Verrekende arbeidskorting', '€      0'],
        ['Ingehouden bijdrage Zorgverzekeringswet', '€      0'],
        ['Loonheffingskorting toegepast', 'Ja'],
      ].entries()) {
        paper.text(label, 60, 310 + at * 18)
        paper.text(value, 520, 310 + at * 18, { align: 'right' })
      }
      paper.text('Hebt u vragen? Bel dan 088 – 898 92 94 (lokaal tarief).', 60, 450, { size: 9 })
    },
  ),
  income(
    'state-pension',
    { salary: 18112.44, taxWithheld: 1723.56, fiscalYear: 2023, employerName: 'Sociale Verzekeringsbank', bsn: '6782' },
    (paper) => {
      paper.newPage()
      paper.text('SVB  Sociale Verzekeringsbank', 50, 36, { size: 13, font: 'serifBold' })
      paper.text('Jaaropgave 2023 AOW-pensioen', 50, 80, { size: 15, font: 'serifBold' })
      paper.text('Op naam van: De heer J. Voorbeeld', 50, 110, { font: 'serif' })
      paper.text('BSN: 1234.56.782', 50, 124, { font: 'serif' })
      for (const [at, [label, value]] of [
        ['Bruto AOW-pensioen', '17.016,24 euro'],
        ['Bruto vakantiegeld', '1.096,20 euro'],
        ['Fiscaal loon', '18.112,44 euro'],
        ['Ingehouden loonheffing', '1.723,56 euro'],
        ['Ingehouden bijdrage Zvw', '983,64 euro'],
        ['Netto uitbetaald', '15.405,24 euro'],
      ].entries()) {
        paper.text(label, 50, 170 + at * 17, { font: 'serif' })
        paper.text(value, 330, 170 + at * 17, { font: 'serif', align: 'right' })
      }
      paper.text('Loonheffingskorting: ja', 50, 290, { font: 'serif' })
    },
  ),
  income(
    'pension-fund-scan',
    { salary: 14260.32, taxWithheld: 2689.08, fiscalYear: 2024, bsn: '0019' },
    (paper) => {
      paper.newPage()
      paper.text('Pensioenfonds Haven & Vervoer', 60, 50, { size: 15, font: 'bold' })
      paper.text('Jaaropgave pensioen 2024', 60, 90, { size: 13 })
      paper.text('Naam', 60, 140, { size: 11 })
      paper.text('P. Voorbeeld', 250, 140, { size: 11 })
      paper.text('Burgerservicenummer', 60, 160, { size: 11 })
      paper.text('999990019', 250, 160, { size: 11 })
      paper.text('Bedragen in euro', 470, 190, { size: 9, align: 'right' })
      for (const [at, [label, value]] of [
        ['Bruto ouderdomspensioen', '14.260,32'],
        ['Loon voor de loonheffing', '14.260,32'],
        ['Ingehouden loonheffing', '2.689,08'],
        ['Ingehouden bijdrage Zvw', '759,84'],
        ['Netto uitgekeerd', '10.811,40'],
      ].entries()) {
        paper.rule(60, 208 + at * 24, 470, 208 + at * 24)
        paper.text(label, 60, 213 + at * 24, { size: 11 })
        paper.text(value, 470, 213 + at * 24, { size: 11, align: 'right' })
      }
    },
    { file: (pdf) => asScannedPdf(pdf, { degrees: -0.6 }) },
  ),
  income(
    'english-wage-tax-wording',
    { salary: 58930.25, taxWithheld: 17902.7, fiscalYear: 2024, employerName: 'Lumen Photonics B.V.', bsn: '0019' },
    (paper) => {
      paper.newPage()
      paper.text('Annual income statement 2024', 50, 40, { size: 16, font: 'bold' })
      for (const [at, [label, value]] of [
        ['Name of employer', 'Lumen Photonics B.V.'],
        ['Wage tax number', '854321987L01'],
        ['Name of employee', 'R. Example'],
        ['Citizen service number (BSN)', '999990019'],
        ['Employment from / to', '01/01/2024 - 31/12/2024'],
      ].entries()) {
        paper.text(label, 50, 80 + at * 16, { size: 9 })
        paper.text(value, 260, 80 + at * 16, { size: 9 })
      }
      for (const [at, [number, label, value]] of [
        ['1', 'Wage for wage tax / national insurance contributions', '58,930.25'],
        ['2', 'Wage tax / national insurance contributions withheld', '17,902.70'],
        ['3', 'Labour tax credit applied', '2,960.00'],
        ['4', 'Health Insurance Act contribution withheld', '0.00'],
        ['5', 'Social security wage', '59,400.00'],
        ['6', 'Tax-free 30% ruling allowance', '0.00'],
      ].entries()) {
        paper.text(number, 50, 190 + at * 22, { size: 9 })
        paper.text(label, 75, 190 + at * 22, { size: 9 })
        paper.text('EUR', 400, 190 + at * 22, { size: 9 })
        paper.text(value, 500, 190 + at * 22, { size: 9, align: 'right' })
      }
    },
  ),
  income(
    'payroll-columns-by-number',
    { salary: 26318.47, taxWithheld: 3114.09, fiscalYear: 2024, employerName: 'Hotel Duinzicht' },
    (paper) => {
      paper.newPage()
      paper.text('Loonstaat / jaaropgaaf 2024', 40, 30, { font: 'mono', size: 11 })
      paper.text('Inhoudingsplichtige: Hotel Duinzicht', 40, 50, { font: 'mono', size: 9 })
      table(
        paper,
        [
          ['Tijdvak', 40, 'left'],
          ['3. Loon in geld', 260, 'right'],
          ['8. Loon SV', 370, 'right'],
          ['14. Loon LB/PH', 490, 'right'],
          ['15. Ingeh. LB/PH', 610, 'right'],
          ['18. Arb.korting', 730, 'right'],
        ],
        [
          ['1e kwartaal', '6.500,00', '6.612,40', '6.480,12', '770,00', '1.190,00'],
          ['2e kwartaal', '6.950,00', '7.060,10', '6.920,35', '842,09', '1.205,00'],
          ['3e kwartaal', '6.420,00', '6.533,00', '6.400,00', '751,00', '1.183,00'],
          ['4e kwartaal', '6.540,00', '6.650,00', '6.518,00', '751,00', '1.188,00'],
          ['Totaal 2024', '26.410,00', '26.855,50', '26.318,47', '3.114,09', '4.766,00'],
        ],
        { y: 90 },
      )
    },
    { page: { layout: 'landscape' } },
  ),
  mortgage(
    'bank-year-overview-of-everything',
    { mortgageInterest: 5236.18, remainingBalance: 196450, referenceYear: 2024 },
    (paper) => {
      paper.newPage()
      paper.text('Financieel Jaaroverzicht 2024', 50, 40, { size: 17, font: 'bold' })
      paper.text('Betaalrekeningen', 50, 90, { font: 'bold' })
      table(
        paper,
        [
          ['Rekeningnummer', 50, 'left'],
          ['Saldo 31-12-2024', 330, 'right'],
          ['Ontvangen rente', 430, 'right'],
          ['Betaalde rente', 530, 'right'],
        ],
        [['NL00 TEST 0123 4567 89', '2.418,07', '0,00', '14,20']],
        { y: 110 },
      )
      paper.text('Spaarrekeningen', 50, 170, { font: 'bold' })
      table(
        paper,
        [
          ['Rekeningnummer', 50, 'left'],
          ['Saldo 31-12-2024', 330, 'right'],
          ['Ontvangen rente', 430, 'right'],
        ],
        [['NL00 TEST 0987 6543 21', '11.200,00', '168,00']],
        { y: 190 },
      )
      paper.text('Hypotheken', 50, 250, { font: 'bold' })
      table(
        paper,
        [
          ['Leningnummer', 50, 'left'],
          ['Schuld 01-01-2024', 330, 'right'],
          ['Schuld 31-12-2024', 430, 'right'],
          ['Betaalde hypotheekrente', 545, 'right'],
        ],
        [['3344.556.778', '203.950,00', '196.450,00', '5.236,18']],
        { y: 270 },
      )
    },
  ),
  mortgage(
    'three-part-cards',
    { mortgageInterest: 8415.4, remainingBalance: 301500, referenceYear: 2024, parts: [4100.4, 2715, 1600] },
    (paper) => {
      paper.newPage()
      paper.text('Jaaropgave 2024 van uw hypotheek', 50, 40, { size: 15 })
      paper.text('Hypotheeknummer 700.123.45', 50, 64, { size: 9 })
      for (const [at, [name, kind, interest, repaid, left]] of [
        ['Leningdeel 1', 'Annuïteitenhypotheek', '4.100,40', '3.500,00', '146.500,00'],
        ['Leningdeel 2', 'Lineaire hypotheek', '2.715,00', '5.000,00', '90.000,00'],
        ['Leningdeel 3', 'Aflossingsvrije hypotheek', '1.600,00', '0,00', '65.000,00'],
      ].entries()) {
        const y = 100 + at * 125
        paper.box(50, y, 495, 112)
        paper.text(`${name} – ${kind}`, 60, y + 8, { font: 'bold' })
        for (const [row, [label, value]] of [
          ['In 2024 betaalde rente', interest],
          ['In 2024 afgelost', repaid],
          ['Schuld op 31 december 2024', left],
        ].entries()) {
          paper.text(label, 60, y + 34 + row * 22)
          paper.text(`€ ${value}`, 530, y + 34 + row * 22, { align: 'right' })
        }
      }
      paper.text('Totaal in 2024 betaalde rente', 60, 490, { font: 'bold' })
      paper.text('€ 8.415,40', 530, 490, { font: 'bold', align: 'right' })
      paper.text('Totale schuld op 31 december 2024', 60, 512, { font: 'bold' })
      paper.text('€ 301.500,00', 530, 512, { font: 'bold', align: 'right' })
    },
  ),
  mortgage(
    'english-mortgage-letter',
    { mortgageInterest: 7204.36, remainingBalance: 268110.9, referenceYear: 2024 },
    (paper) => {
      paper.newPage()
      paper.text('Dune & Dike Bank', 60, 40, { size: 13, font: 'serifBold' })
      paper.text('Annual mortgage statement 2024', 60, 90, { size: 15, font: 'serifBold' })
      for (const [at, [label, value]] of [
        ['Mortgage number', '55.010.223'],
        ['Outstanding balance as at 1 January 2024', '€ 274,500.00'],
        ['Repayments in 2024', '€ 6,389.10'],
        ['Outstanding balance as at 31 December 2024', '€ 268,110.90'],
        ['Mortgage interest paid in 2024', '€ 7,204.36'],
        ['Interest received on construction deposit', '€ 48.12'],
      ].entries()) {
        paper.text(label, 60, 140 + at * 22, { font: 'serif' })
        paper.text(value, 500, 140 + at * 22, { font: 'serif', align: 'right' })
      }
    },
  ),
  mortgage(
    'parts-across-scan',
    { mortgageInterest: 4980, remainingBalance: 170000, referenceYear: 2023 },
    (paper) => {
      paper.newPage()
      paper.text('Jaaropgaaf hypothecaire lening 2023', 60, 60, { size: 15, font: 'bold' })
      table(
        paper,
        [
          ['', 60, 'left'],
          ['Deel 1', 330, 'right'],
          ['Deel 2', 430, 'right'],
          ['Totaal', 530, 'right'],
        ],
        [
          ['Hoofdsom 1-1-2023', '120.000,00', '55.000,00', '175.000,00'],
          ['Aflossing', '5.000,00', '0,00', '5.000,00'],
          ['Hoofdsom 31-12-2023', '115.000,00', '55.000,00', '170.000,00'],
          ['Verschuldigde rente', '3.330,00', '1.650,00', '4.980,00'],
        ],
        { y: 120, size: 11, step: 26 },
      )
    },
    { file: (pdf) => asScannedPdf(pdf) },
  ),
  of('healthcare_expenses')('hospital-own-part', { amount: 318.75, year: 2024 }, (paper) => {
    paper.newPage()
    paper.text('Fysiotherapie Oosterpark', 60, 40, { size: 14, font: 'bold' })
    paper.text('Factuur 2024-00981', 60, 70)
    paper.text('Factuurdatum 30 september 2024', 60, 86)
    for (const [at, [label, value]] of [
      ['15 zittingen fysiotherapie', '€ 637,50'],
      ['Vergoed door uw zorgverzekeraar', '€ 318,75 -'],
      ['Door u te betalen', '€ 318,75'],
    ].entries()) {
      paper.text(label, 60, 130 + at * 22)
      paper.text(value, 480, 130 + at * 22, { align: 'right' })
    }
    paper.text('Betaal voor 14 oktober 2024 op NL00 TEST 0001 2345 67.', 60, 230, { size: 9 })
  }),
  of('charity_donation')('church-by-month', { amount: 540, year: 2023 }, (paper) => {
    paper.newPage()
    paper.text('Protestantse Gemeente Voorbeelddorp', 60, 40, { size: 13, font: 'serifBold' })
    paper.text('Giftenoverzicht 2023', 60, 70, { size: 12, font: 'serif' })
    table(
      paper,
      [
        ['Datum', 60, 'left'],
        ['Doel', 160, 'left'],
        ['Bedrag', 450, 'right'],
      ],
      [
        ['01-02-2023', 'Kerkbalans', '135,00'],
        ['01-05-2023', 'Kerkbalans', '135,00'],
        ['01-08-2023', 'Kerkbalans', '135,00'],
        ['01-11-2023', 'Kerkbalans', '135,00'],
        ['', 'In 2023 van u ontvangen', '540,00'],
      ],
      { y: 110 },
    )
  }),
  of('education_expenses')('statutory-tuition-statement', { amount: 2314, year: 2023 }, (paper) => {
    paper.newPage()
    paper.text('Hogeschool Rivierenland', 60, 40, { size: 13 })
    paper.text('Bewijs van betaald collegegeld', 60, 80, { size: 14, font: 'bold' })
    for (const [at, [label, value]] of [
      ['Student', 'K. Voorbeeld'],
      ['Studentnummer', '20231187'],
      ['Studiejaar', '2023-2024'],
      ['Betaald op', '28-08-2023'],
      ['Betaald bedrag', '€ 2.314,00'],
    ].entries()) {
      paper.text(label, 60, 130 + at * 22)
      paper.text(value, 220, 130 + at * 22)
    }
  }),
]
