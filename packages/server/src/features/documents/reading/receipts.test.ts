import { describe, expect, it } from 'vitest'
import { type Placed, pageOf, sureOf } from '../testing/placed-texts.ts'
import { readStatements } from './read-statements.ts'

/** Lines of a bill, from a height on: what each is for, and its amount at the right. */
const lines = (top: number, all: readonly (readonly [string, string])[]): readonly Placed[] =>
  all.flatMap(([label, amount], at): Placed[] => [
    [label, 60, top + 18 * at],
    [amount, 440, top + 18 * at],
  ])

const head: readonly Placed[] = [
  ['Tandartspraktijk De Brug', 60, 60],
  ['Factuur 2024-118', 60, 100],
  ['Factuurdatum 18-09-2024', 60, 118],
]

describe('the amount of a receipt', () => {
  it('is what is left when the insurer has paid, and not the total of the lines', () => {
    const bill = lines(160, [
      ['Kroon', '304,14'],
      ['Toeslag preparatie', '43,45'],
      ['Techniekkosten', '286,75'],
      ['Totaal factuur', '634,34'],
      ['Vergoed door uw zorgverzekeraar', '250,00 -'],
      ['Door u te betalen', '384,34'],
    ])
    expect(sureOf('healthcare_expenses', ['amount', 'year'], [...head, ...bill])).toEqual([[384.34, 2024]])
  })

  it('is the total of gifts month by month, which are alike', () => {
    const gifts = lines(
      160,
      Array.from({ length: 12 }, (_, at) => [
        `01-${String(at + 1).padStart(2, '0')}-2024 Maandelijkse donatie`,
        '€ 12,50',
      ]),
    )
    const texts: readonly Placed[] = [
      ['Stichting Dierenopvang Het Wad', 60, 60],
      ['Giftenoverzicht 2024', 60, 100],
      ...gifts,
      ['Totaal ontvangen giften in 2024', 60, 390],
      ['€ 150,00', 440, 390],
    ]
    expect(sureOf('charity_donation', ['amount', 'year'], texts)).toEqual([[150, 2024]])
  })

  it('is what was paid of gifts, and not what was promised', () => {
    const texts: readonly Placed[] = [
      ['Protestantse Gemeente te Elsbroek', 60, 60],
      ['Opgave kerkelijke bijdragen 2025', 60, 100],
      ...lines(160, [
        ['Actie Kerkbalans 2025, toegezegd', '€ 600,00'],
        ['Actie Kerkbalans 2025, betaald', '€ 550,00'],
        ['Collectebonnen gekocht in 2025', '€ 120,00'],
        ['Diaconie, eenmalige gift', '€ 40,00'],
        ['Totaal ontvangen in 2025', '€ 710,00'],
      ]),
    ]
    expect(sureOf('charity_donation', ['amount', 'year', 'name'], texts)).toEqual([
      [710, 2025, 'Protestantse Gemeente te Elsbroek'],
    ])
  })

  it('is the last sum where the own part is one of what it adds up', () => {
    const bill = lines(160, [
      ['Subtotaal', '€ 1.703,00'],
      ['Af: vergoeding basisverzekering', '€ -1.183,50'],
      ['Eigen bijdrage', '€ 519,50'],
      ['Batterijen', '€ 20,85'],
      ['Te betalen (inclusief btw)', '€ 540,35'],
    ])
    expect(sureOf('healthcare_expenses', ['amount', 'year'], [...head, ...bill])).toEqual([[540.35, 2024]])
  })

  it('is the own part, beside a sum of all costs in the next column', () => {
    const columns = (top: number, [label, whole, own]: readonly [string, string, string]): readonly Placed[] => [
      [label, 60, top],
      [whole, 340, top],
      [own, 440, top],
    ]
    const rows = [
      ['Bloedonderzoek', '€ 46,83', '€ 46,83'],
      ['Consult', '€ 164,20', '€ 164,20'],
      ['Dagopname', '€ 1.286,40', '€ 273,97'],
      ['Totaal', '€ 1.497,43', '€ 485,00'],
    ] as const
    const texts: readonly Placed[] = [
      ['Zorgverzekeraar Duinrand', 60, 60],
      ['Uw eigen risico in 2024', 60, 100],
      ['Totale kosten', 340, 150],
      ['Uw eigen risico', 440, 150],
      ...rows.flatMap((row, at) => columns(168 + 18 * at, row)),
      ['U heeft het eigen risico van € 485,00 volledig aan ons betaald.', 60, 260],
    ]
    expect(sureOf('healthcare_expenses', ['amount', 'year'], texts)).toEqual([[485, 2024]])
  })

  it('is the sum of what a letter names one after the other, of the year it was paid', () => {
    const texts: readonly Placed[] = [
      ['ROC Heideveld', 60, 60],
      ['Hoogeveen, 12 januari 2026', 60, 100],
      ['Voor schooljaar 2025-2026 bedraagt het cursusgeld € 307,00.', 60, 140],
      ['Daarnaast heb je een leermiddelenpakket van € 218,45 en een uniform van € 64,50 besteld.', 60, 154],
      ['Samen is dat € 589,95. Dit bedrag hebben wij op 6 oktober 2025 van je ontvangen.', 60, 168],
      ['Vriendelijke groet,', 60, 200],
      ['Studentenservice ROC Heideveld', 60, 214],
    ]
    expect(sureOf('education_expenses', ['amount', 'year', 'name'], texts)).toEqual([[589.95, 2025, 'ROC Heideveld']])
  })

  it('is to be checked where a dash makes it less than nothing', () => {
    const bill = lines(160, [
      ['Consult', '€ 232,00'],
      ['Te betalen', '€ -664,00'],
    ])
    expect(sureOf('healthcare_expenses', ['amount', 'year'], [...head, ...bill])).toEqual([[null, 2024]])
  })

  it('is known by its label alone where nobody knows what the paper is', () => {
    const sums = lines(160, [
      ['Sparen', '€ 9.402,00'],
      ['Beleggen', '€ 6.000,00'],
      ['Waarde', '€ 15.402,00'],
    ])
    expect(sureOf('other', ['amount'], [['Overzicht', 60, 60], ...sums])).toEqual([[null]])
  })

  it('is not the price of a home, nor any other sum of the settlement that a notary sends', () => {
    const settlement = lines(160, [
      ['Koopsom', '428.000,00'],
      ['Notariskosten hypotheekakte', '690,00'],
      ['Advieskosten hypotheek', '2.450,00'],
    ])
    const pages = [pageOf([['Nota van afrekening', 60, 60], ...settlement])]
    expect(readStatements(pages, 'other').statements).toMatchObject([{ kind: 'amount', amount: null }])
  })
})

describe('receipts', () => {
  it('are of the year they were paid, whatever years they name besides', () => {
    const texts: Placed[] = [
      ['Studiejaar 2023-2024', 60, 40],
      ['Factuurdatum 28-12-2023', 60, 60],
      ['Betaald op 03-01-2024', 60, 80],
      ['Betaald bedrag', 60, 100],
      ['€ 2.314,00', 440, 100],
    ]
    expect(sureOf('education_expenses', ['amount', 'year'], texts)).toEqual([[2314, 2024]])
  })

  it('count what the person paid, not what the insurer did', () => {
    const texts: Placed[] = [
      ['Factuurdatum 30 september 2024', 60, 40],
      ['Vergoed door uw zorgverzekeraar', 60, 60],
      ['€ 400,00', 440, 60],
      ['Door u te betalen', 60, 80],
      ['€ 318,75', 440, 80],
    ]
    expect(sureOf('healthcare_expenses', ['amount', 'year'], texts)).toEqual([[318.75, 2024]])
  })

  it.each(['Samen', 'Totaal', 'Bij elkaar'])('end in their sum, whatever that line is called: %s', (last) => {
    const texts: Placed[] = [
      ['Giftenoverzicht 2023', 60, 40],
      ['Bedrag', 440, 60],
      ['100,00', 440, 76],
      ['150,00', 440, 92],
      ['120,00', 440, 108],
      [last, 60, 124],
      ['370,00', 440, 124],
    ]
    expect(sureOf('charity_donation', ['amount', 'year'], texts)).toEqual([[370, 2023]])
  })
})
