import { expect, it } from 'vitest'
import { type Placed, pageOf } from '../../testing/placed-texts.ts'
import { sheetOf } from '../candidates/sheet.ts'
import { readStatements } from '../read-statements.ts'
import { stretchesOf } from './name-stretches.ts'

const nameOf = (texts: readonly Placed[]) => {
  const [statement] = readStatements([pageOf(texts)], 'income_statement').statements
  return statement && 'employerName' in statement ? statement.employerName : null
}

it.each<[string, readonly Placed[], string | null]>([
  [
    'a body, not its department that signs',
    [
      ['Jaaropgaaf 2023 Werkloosheidswet (WW)', 60, 40],
      ['Wij hielden loonheffing in.', 60, 80],
      ['Met vriendelijke groet,', 60, 120],
      ['Divisie Uitkeren UWV', 60, 140],
    ],
    'UWV',
  ],
  [
    'who is known by a number, not what that is called',
    [
      ['SVB', 60, 40],
      ['Jaaropgave AOW 2024', 60, 80],
      ['AOW-pensioen bruto', 60, 110],
      ['Loonheffingennummer SVB', 60, 160],
      ['005063474L06', 60, 174],
    ],
    'SVB',
  ],
  [
    'a shop, without whose it is',
    [
      ['Jaaropgave 2023', 60, 40],
      ['Werkgever:', 60, 80],
      ["Snackbar 't Hoekje", 200, 80],
      ['Mevr. C. Lammers', 200, 92],
      ['Dorpsstraat 88, 7471 AB Goor', 200, 104],
      ['Loonheffingennr:', 60, 116],
      ['164402983L01', 200, 116],
    ],
    "Snackbar 't Hoekje",
  ],
  [
    'the firm that an accountant writes for',
    [
      ['Lindhout & Partners', 60, 40, 14],
      ['Accountants en belastingadviseurs', 60, 56],
      ['Singel Oost 48, 8261 HM Kamperveen, KvK 05077129', 60, 70],
      ['Ketelaar Beheer B.V.', 60, 110],
      ['t.a.v. de heer J.W.M. Ketelaar', 60, 124],
      ['Betreft: jaaropgave directeur-grootaandeelhouder 2023', 60, 160],
      ['Namens Ketelaar Beheer B.V. (loonheffingennummer 8093.66.140.L.01) verstrekken wij u de', 60, 190],
      ['opgave over het kalenderjaar 2023.', 60, 203],
      ['Op onze werkzaamheden zijn de voorwaarden van Lindhout & Partners van toepassing.', 60, 300],
    ],
    'Ketelaar Beheer B.V.',
  ],
  [
    'its address under it',
    [
      ['Jaaropgaaf 2024', 60, 40],
      ['Werkgever', 60, 70],
      ['Werknemer', 300, 70],
      ['Eetcafé De Lage Sluis V.O.F.', 60, 82],
      ['R. Hoekstra', 300, 82],
      ['Havenkade 21', 60, 94],
      ['8601 CB Sneek', 60, 106],
    ],
    'Eetcafé De Lage Sluis V.O.F.',
  ],
  [
    'the team of a municipality that writes itself without a capital',
    [
      ['gemeente Oosterwaard', 60, 40, 12],
      ['Postbus 118, 8120 AC Oosterwaard', 360, 40],
      ['De heer R.J. Haverkate', 60, 80],
      ['Jaaropgave 2023', 60, 120],
      ['Personeelsnummer', 60, 150],
      ['0040772', 180, 150],
      ['Organisatie-eenheid', 300, 150],
      ['Team Openbare Ruimte', 440, 150],
    ],
    'gemeente Oosterwaard',
  ],
  [
    'an address between its caption and it',
    [
      ['Jaaropgaaf 2024', 60, 40],
      ['WERKGEVER', 60, 70],
      ['Lindelaan 2, Hoogbroek', 60, 82],
      ['Salon Zilver', 60, 94],
    ],
    'Salon Zilver',
  ],
  [
    'the heading beside its caption',
    [
      ['Jaaropgaaf 2024', 60, 40],
      ['WERKGEVER', 60, 70],
      ['BESTEMD VOOR', 300, 70],
      ['Hotel De Wildeman B.V.', 60, 82],
      ['J. Terpstra', 300, 82],
    ],
    'Hotel De Wildeman B.V.',
  ],
  [
    'what it does behind its legal form',
    [
      ['Vlietstra Flex B.V. uitzenden en payroll', 60, 40],
      ['Jaaropgaaf 2024', 60, 60],
    ],
    'Vlietstra Flex B.V.',
  ],
  [
    'what a paper is made for, abbreviated with the letters of a legal form',
    [
      ['Notariskantoor Van Rooij & Stam', 60, 40, 14],
      ['Jaaropgave 2022 t.b.v. aangifte inkomstenbelasting', 60, 60],
    ],
    'Notariskantoor Van Rooij & Stam',
  ],
  [
    'a heading of a line beside firms that are columns',
    [
      ['Jaaropgave 2023', 60, 40],
      ['Werkgever', 60, 70],
      ['Rietoever Noord B.V.', 200, 70],
      ['Rietoever Zuid B.V.', 340, 70],
      ['Totaal', 480, 70],
      ['Periode', 60, 90],
      ['01-01 t/m 31-05-2023', 200, 90],
      ['01-06 t/m 31-12-2023', 340, 90],
    ],
    'Rietoever Noord B.V.',
  ],
  [
    'who stands beside a firm',
    [
      ['Jaaropgave 2022', 200, 30],
      ['Timmerbedrijf Werkgever en Zoon V.O.F.', 60, 50],
      ['W. Hofstede', 320, 50],
    ],
    'Timmerbedrijf Werkgever en Zoon V.O.F.',
  ],
  [
    'the heading beside its own, with the name below it',
    [
      ['Jaaropgave 2022', 60, 40],
      ['Gegevens werkgever', 60, 70],
      ['Naam', 60, 90],
      ['Adres', 320, 90],
      ['Kapsalon Kort & Bondig', 60, 104],
      ['Dorpsplein 3', 320, 104],
    ],
    'Kapsalon Kort & Bondig',
  ],
  [
    'a department behind a mark',
    [
      ['Stichting Hogeschool Het Baken · Dienst Personeel', 60, 40],
      ['Jaaropgave 2025', 60, 70],
      ['Werkgever', 60, 90],
      ['Stichting Hogeschool Het Baken', 200, 90],
    ],
    'Stichting Hogeschool Het Baken',
  ],
])('takes for no name %s', (_, texts, name) => {
  expect(nameOf(texts)).toBe(name)
})

it('takes no part of a town behind its postcode for a name', () => {
  const { rows } = sheetOf([
    pageOf([
      ['Uw loon bij Zwaan', 60, 40],
      ['3151 HV HOEK VAN HOLLAND', 60, 60],
    ]),
  ])
  const names = stretchesOf(rows, [], () => false).map(({ text }) => text)
  expect(names).toContain('Zwaan')
  expect(names).not.toContain('HOLLAND')
})
