import { drawPdf, table } from './kit.mjs'

const of =
  (type) =>
  (id, expected, draw, extra = {}) => ({ id, type, expected, pdf: () => drawPdf(draw, extra.page), ...extra })
const income = of('income_statement')
const mortgage = of('mortgage_statement')

/** Those of the third round the reader failed on before it was changed for them: tuned since. */
export const openedOfThirdRound = [
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
