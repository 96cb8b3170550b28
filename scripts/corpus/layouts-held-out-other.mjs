import { drawPdf, table } from './kit.mjs'
import { asEncrypted, asPhoto, asPng, asScannedPdf } from './rendering.mjs'

const of =
  (type) =>
  (id, expected, draw, extra = {}) => ({ id, type, expected, pdf: () => drawPdf(draw, extra.page), ...extra })
const mortgage = of('mortgage_statement')

/** Mortgage statements and bills the reader was not tuned with, each printed in a way none of the tuned ones is. */
export const heldOutOtherLayouts = [
  mortgage(
    'parts-over-two-pages',
    {
      mortgageInterest: 9450.6,
      remainingBalance: 387200,
      referenceYear: 2024,
      lenderName: 'Grachtenbank N.V.',
      parts: [4200.1, 3150.3, 2100.2],
    },
    (paper) => {
      const part = (number, way, interest, balance, y) => {
        paper.text(`Leningdeel ${number}`, 50, y, { size: 11, font: 'bold' })
        for (const [at, [label, value]] of [
          ['Soort lening', way],
          ['Rentepercentage', '3,15 %'],
          ['Verschuldigde rente', `€ ${interest}`],
          ['Restant hoofdsom per 31-12-2024', `€ ${balance}`],
        ].entries()) {
          paper.text(label, 70, y + 20 + at * 16, { size: 9 })
          paper.text(value, 400, y + 20 + at * 16, { size: 9, align: 'right' })
        }
      }
      paper.newPage()
      paper.text('Grachtenbank N.V.', 50, 30, { size: 12, font: 'bold' })
      paper.text('Jaaropgave hypotheek 2024', 50, 60, { size: 15 })
      part(1, 'Annuïtair', '4.200,10', '160.000,00', 120)
      part(2, 'Lineair', '3.150,30', '127.200,00', 260)
      paper.text('Pagina 1 van 2', 545, 780, { size: 8, align: 'right' })
      paper.newPage()
      part(3, 'Aflossingsvrij', '2.100,20', '100.000,00', 60)
      paper.rule(50, 180, 400, 180)
      paper.text('Totaal verschuldigde rente', 50, 190, { size: 10, font: 'bold' })
      paper.text('€ 9.450,60', 400, 190, { size: 10, font: 'bold', align: 'right' })
      paper.text('Totaal restant hoofdsom', 50, 208, { size: 10, font: 'bold' })
      paper.text('€ 387.200,00', 400, 208, { size: 10, font: 'bold', align: 'right' })
    },
  ),
  mortgage(
    'years-as-columns',
    { mortgageInterest: 4988.12, remainingBalance: 166400, referenceYear: 2024 },
    (paper) => {
      paper.newPage()
      paper.text('Financieel jaaroverzicht 2024 - Hypotheek', 60, 40, { size: 14 })
      table(
        paper,
        [
          ['Omschrijving', 60, 'left'],
          ['2023', 380, 'right'],
          ['2024', 500, 'right'],
        ],
        [
          ['Betaalde rente', '5.120,40', '4.988,12'],
          ['Betaalde aflossing', '3.600,00', '3.600,00'],
          ['Restschuld per 31 december', '170.000,00', '166.400,00'],
        ],
        { y: 100 },
      )
    },
  ),
  mortgage(
    'ledger-with-debit-and-credit',
    { mortgageInterest: 4110.2, remainingBalance: 155000, referenceYear: 2023 },
    (paper) => {
      paper.newPage()
      paper.text('SALDO-OPGAVE HYPOTHEEK 2023', 50, 40, { size: 12, font: 'mono' })
      for (const [at, line] of [
        'Saldo 01-01-2023                 158.000,00 D',
        'Betaalde rente                     4.110,20 D',
        'Betaalde aflossing                 3.000,00 C',
        'Ontvangen rente bouwdepot             85,10 C',
        'Saldo 31-12-2023                 155.000,00 D',
      ].entries())
        paper.text(line, 50, 100 + at * 18, { font: 'mono' })
    },
  ),
  mortgage(
    'english-below-dutch',
    { mortgageInterest: 6230.85, remainingBalance: 299999.99, referenceYear: 2024, lenderName: 'Tulip Home Loans' },
    (paper) => {
      paper.newPage()
      paper.text('Hypotheek jaaroverzicht 2024', 60, 40, { size: 14, font: 'bold' })
      paper.text('Mortgage annual statement 2024', 60, 60, { size: 10, font: 'italic' })
      for (const [at, [dutch, english, value]] of [
        ['Geldverstrekker', 'Lender', 'Tulip Home Loans'],
        ['Betaalde rente', 'Interest paid', 'EUR 6.230,85'],
        ['Aflossing', 'Repayment', 'EUR 4.000,00'],
        ['Restschuld per 31 december 2024', 'Outstanding debt on 31 December 2024', 'EUR 299.999,99'],
      ].entries()) {
        const y = 110 + at * 36
        paper.text(dutch, 60, y)
        paper.text(english, 60, y + 12, { size: 8, font: 'italic' })
        paper.text(value, 500, y, { align: 'right' })
      }
    },
  ),
  mortgage(
    'scan-of-two-blocks',
    { mortgageInterest: 5377.5, remainingBalance: 212500, referenceYear: 2024 },
    (paper) => {
      paper.newPage()
      paper.text('Jaaropgave hypotheek 2024', 50, 50, { size: 17 })
      paper.box(50, 110, 480, 100)
      paper.text('Uw financieringskosten', 60, 120, { size: 12, font: 'bold' })
      paper.text('Verschuldigde rente', 60, 150, { size: 12 })
      paper.text('€ 5.377,50', 510, 150, { size: 12, align: 'right' })
      paper.text('Verschuldigde bedragen', 60, 176, { size: 12 })
      paper.text('€ 9.177,50', 510, 176, { size: 12, align: 'right' })
      paper.box(50, 240, 480, 80)
      paper.text('Uw schuld', 60, 250, { size: 12, font: 'bold' })
      paper.text('Restschuld per 31 december 2024', 60, 280, { size: 12 })
      paper.text('€ 212.500,00', 510, 280, { size: 12, align: 'right' })
    },
    { file: (pdf) => asScannedPdf(pdf, { degrees: -0.6, quality: 60 }) },
  ),
  mortgage(
    'photo-of-a-letter',
    { mortgageInterest: 3845.75, remainingBalance: 121300, referenceYear: 2024 },
    (paper) => {
      paper.newPage()
      paper.text('Jaaroverzicht hypotheek 2024', 60, 60, { size: 17 })
      for (const [at, [label, value]] of [
        ['Betaalde hypotheekrente', '3.845,75'],
        ['Aflossing', '2.400,00'],
        ['Hypotheekschuld per 31 december 2024', '121.300,00'],
      ].entries()) {
        paper.text(`${label}:`, 60, 150 + at * 34, { size: 13 })
        paper.text(`EUR ${value}`, 340, 150 + at * 34, { size: 13 })
      }
    },
    { file: (pdf) => asPhoto(pdf, { degrees: 1, quarter: 90 }) },
  ),
  mortgage(
    'protected-landscape-parts',
    { mortgageInterest: 8812.5, remainingBalance: 345000, referenceYear: 2023, parts: [5512.5, 3300] },
    (paper) => {
      paper.newPage()
      paper.text('Jaaropgaaf leningen 2023', 40, 40, { size: 14 })
      table(
        paper,
        [
          ['Leningdeelnummer', 40, 'left'],
          ['Ingangsdatum', 170, 'left'],
          ['Rente', 330, 'right'],
          ['Schuld 1-1-2023', 460, 'right'],
          ['Schuld 31-12-2023', 590, 'right'],
          ['Betaalde rente 2023', 760, 'right'],
        ],
        [
          ['201.44.01', '01-04-2016', '2,45 %', '230.000,00', '225.000,00', '5.512,50'],
          ['201.44.02', '01-04-2016', '2,75 %', '120.000,00', '120.000,00', '3.300,00'],
          ['Totaal', '', '', '350.000,00', '345.000,00', '8.812,50'],
        ],
        { y: 100 },
      )
    },
    { page: { layout: 'landscape' }, file: (pdf) => asEncrypted(pdf, 'tulp'), password: 'tulp' },
  ),
  of('healthcare_expenses')(
    'till-receipt',
    { amount: 37.85, year: 2024 },
    (paper) => {
      paper.newPage()
      paper.text('Apotheek De Vijzel', 113, 20, { size: 12, align: 'center', font: 'mono' })
      paper.text('14-06-2024 10:42  bon 00381', 113, 40, { size: 8, align: 'center', font: 'mono' })
      for (const [at, [label, value]] of [
        ['Zalf 30 g', '12,40'],
        ['Tabletten 40 st', '25,45'],
        ['TOTAAL', '37,85'],
        ['Pin', '37,85'],
        ['waarvan btw 9%', '3,13'],
      ].entries()) {
        paper.text(label, 14, 80 + at * 22, { size: 10, font: 'mono' })
        paper.text(value, 212, 80 + at * 22, { size: 10, font: 'mono', align: 'right' })
      }
    },
    { page: { size: [226, 320] }, file: (pdf) => asPng(pdf, 220) },
  ),
  of('charity_donation')('thank-you-letter', { amount: 275, year: 2024 }, (paper) => {
    paper.newPage()
    paper.text('Vereniging Vrienden van het Wad', 60, 40, { size: 13, font: 'serifBold' })
    paper.text('Harlingen, 9 januari 2025', 60, 70, { font: 'serif' })
    paper.text('Giftenoverzicht 2024', 60, 100, { size: 13, font: 'serifBold' })
    for (const [at, line] of [
      'Hartelijk dank voor uw steun. Onze ANBI-status hebben wij sinds 2009.',
      'Uw giften in 2023: € 250,00',
      'Totaal van uw giften in 2024: € 275,00',
    ].entries())
      paper.text(line, 60, 130 + at * 20, { font: 'serif', size: 11 })
  }),
  of('education_expenses')('english-invoice', { amount: 1452, year: 2024 }, (paper) => {
    paper.newPage()
    paper.text('INVOICE', 545, 40, { size: 20, font: 'helvetica', align: 'right' })
    paper.text('Delta Language Institute', 50, 40, { size: 12, font: 'helvetica' })
    paper.text('Invoice date: 02 September 2024', 50, 80, { font: 'helvetica' })
    table(
      paper,
      [
        ['Description', 50, 'left'],
        ['Qty', 330, 'right'],
        ['Price', 430, 'right'],
        ['Amount', 545, 'right'],
      ],
      [
        ['Dutch course B2', '1', '1.200,00', '1.200,00'],
        ['Subtotal', '', '', '1.200,00'],
        ['VAT 21%', '', '', '252,00'],
        ['Total due', '', '', 'EUR 1.452,00'],
      ],
      { y: 120 },
    )
  }),
]
