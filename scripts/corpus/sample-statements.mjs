import { drawPdf, fictional } from './kit.mjs'

/** Label and value in two columns, from `y` down; returns where the next line would stand. */
function pairs(paper, rows, { left = 60, right = 535, y, size = 10, step = 20 }) {
  for (const [label, value] of rows) {
    paper.text(label, left, y, { size })
    paper.text(value, right, y, { size, align: 'right' })
    y += step
  }
  return y
}

/** Whose statements they are: the test BSN of the registration. */
const fictionalPerson = { name: 'S. Voorbeeld', bsn: '999990019' }

const linesOf = ({ name, bsn }) => [
  ['Naam', name],
  ['Burgerservicenummer', bsn],
]

/** An income statement in the order of the model form. */
export const incomeStatement = ({ employer, number, period, code, amounts, year = 2024, person = fictionalPerson }) =>
  drawPdf(
    (paper) => {
      paper.newPage()
      paper.band(0, 0, paper.width, 70)
      paper.text(`Jaaropgaaf ${year}`, 60, 26, { size: 20, font: 'bold' })
      paper.text(fictional, 535, 32, { size: 9, font: 'italic', align: 'right' })
      paper.text('Gegevens werkgever', 60, 100, { size: 12, font: 'bold' })
      let y = pairs(
        paper,
        [
          ['Naam werkgever', employer],
          ['Loonheffingennummer', number],
        ],
        { y: 124 },
      )
      paper.text('Gegevens werknemer', 60, y + 14, { size: 12, font: 'bold' })
      y = pairs(paper, [...linesOf(person), ['Dienstverband periode', period], ['Code loonbelastingtabel', code]], {
        y: y + 38,
      })
      paper.rule(60, y + 6, 535, y + 6)
      paper.text('Bedragen in euro', 535, y + 14, { size: 9, align: 'right' })
      y = pairs(paper, amounts, { y: y + 36, step: 24 })
      paper.rule(60, y + 2, 535, y + 2)
      paper.paragraph(
        'Bewaar deze opgaaf: u hebt haar nodig voor uw aangifte inkomstenbelasting. Deze opgaaf is een voorbeeld om mee te oefenen; werkgever, werknemer en bedragen bestaan niet.',
        60,
        y + 20,
        475,
      )
    },
    { title: `Jaaropgaaf ${year} (voorbeeld)` },
  )

/** A mortgage statement of two loan parts. */
export const mortgageStatement = () =>
  drawPdf(
    (paper) => {
      paper.newPage()
      paper.text('Voorbeeld Hypotheken N.V.', 60, 40, { size: 14, font: 'bold' })
      paper.text('Financieel Jaaroverzicht 2024', 60, 78, { size: 20, font: 'bold' })
      paper.text(fictional, 535, 44, { size: 9, font: 'italic', align: 'right' })
      let y = pairs(
        paper,
        [['Geldverstrekker', 'Voorbeeld Hypotheken N.V.'], ['Jaar', '2024'], ...linesOf(fictionalPerson)],
        {
          y: 120,
        },
      )
      for (const [number, way, interest, start, end] of loanParts) {
        paper.band(60, y + 10, 475, 22)
        paper.text(`Leningdeel ${number}`, 68, y + 15, { size: 11, font: 'bold' })
        y = pairs(
          paper,
          [
            ['Soort lening', way],
            ['Rente over dit deel van de lening', interest],
            ['Restschuld per 1 januari 2024', start],
            ['Restschuld per 31 december 2024', end],
          ],
          { y: y + 44 },
        )
      }
      paper.rule(60, y + 8, 535, y + 8)
      y = pairs(
        paper,
        [
          ['Totaal betaalde rente', '€ 6.874,20'],
          ['Aftrekbare kosten eigen woning', '€ 6.874,20'],
          ['Totaal rente en vergoedingen', '€ 6.924,20'],
          ['Restschuld per 31 december 2024 (alle leningdelen)', '€ 243.400,00'],
        ],
        { y: y + 20 },
      )
    },
    { title: 'Financieel jaaroverzicht 2024 (voorbeeld)' },
  )

const loanParts = [
  ['1', 'Annuïtair', '€ 4.512,60', '€ 151.900,00', '€ 148.400,00'],
  ['2', 'Aflossingsvrij', '€ 2.361,60', '€ 95.000,00', '€ 95.000,00'],
]

/** The year's overview of a bank: accounts, investments and a loan, on the first and the last day. */
export const bankOverview = () =>
  drawPdf(
    (paper) => {
      paper.newPage()
      paper.text('Voorbeeldbank N.V.', 60, 40, { size: 14, font: 'bold' })
      paper.text('Financieel jaaroverzicht 2024', 60, 78, { size: 20, font: 'bold' })
      paper.text(fictional, 535, 44, { size: 9, font: 'italic', align: 'right' })
      let y = pairs(paper, linesOf(fictionalPerson), { y: 120 })
      for (const [title, balance, rows] of bankParts) {
        paper.band(60, y + 10, 475, 22)
        paper.text(title, 68, y + 15, { size: 11, font: 'bold' })
        paper.text(`${balance} 1 januari 2024`, 390, y + 44, { size: 9, align: 'right' })
        paper.text(`${balance} 31 december 2024`, 535, y + 44, { size: 9, align: 'right' })
        y += 64
        for (const [name, start, end] of rows) {
          paper.text(name, 60, y)
          paper.text(start, 390, y, { align: 'right' })
          paper.text(end, 535, y, { align: 'right' })
          y += 20
        }
      }
      paper.rule(60, y + 8, 535, y + 8)
      pairs(
        paper,
        [
          ['Ontvangen dividend', '€ 612,00'],
          ['Ingehouden dividendbelasting', '€ 91,80'],
        ],
        { y: y + 20 },
      )
    },
    { title: 'Financieel jaaroverzicht 2024 (voorbeeld)' },
  )

const bankParts = [
  [
    'Betalen en sparen',
    'Saldo',
    [
      ['Betaalrekening', '€ 2.340,15', '€ 3.105,60'],
      ['Spaarrekening', '€ 48.200,00', '€ 51.450,00'],
    ],
  ],
  ['Beleggen', 'Waarde', [['Beleggingsrekening', '€ 31.750,40', '€ 36.020,75']]],
  ['Lenen', 'Schuld', [['Persoonlijke lening', '€ 6.400,00', '€ 4.000,00']]],
]

/** A provisional assessment that is paid in instalments. */
export const provisionalAssessment = () =>
  drawPdf(
    (paper) => {
      paper.newPage()
      paper.text(fictional, 535, 44, { size: 9, font: 'italic', align: 'right' })
      paper.text('Voorlopige aanslag inkomstenbelasting 2024', 60, 78, { size: 18, font: 'bold' })
      const y = pairs(paper, [...linesOf(fictionalPerson), ['Dagtekening', '15 januari 2024']], { y: 120 })
      paper.rule(60, y + 6, 535, y + 6)
      pairs(
        paper,
        [
          ['Verzamelinkomen', '€ 47.810'],
          ['Te betalen bedrag', '€ 1.320'],
          ['Bedrag per maand', '€ 120'],
          ['Aantal maanden', '11'],
        ],
        { y: y + 24 },
      )
    },
    { title: 'Voorlopige aanslag 2024 (voorbeeld)' },
  )
