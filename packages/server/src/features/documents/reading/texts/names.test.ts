import { expect, it } from 'vitest'
import { type Placed, pageOf } from '../../testing/placed-texts.ts'
import { sheetOf } from '../candidates/sheet.ts'
import { readStatements } from '../read-statements.ts'
import { stretchesOf } from './name-stretches.ts'

const nameOf = (type: 'income_statement' | 'mortgage_statement', texts: readonly Placed[]) => {
  const [statement] = readStatements([pageOf(texts)], type).statements
  return (
    statement &&
    ('employerName' in statement ? statement.employerName : 'lenderName' in statement ? statement.lenderName : null)
  )
}

it.each<[string, 'income_statement' | 'mortgage_statement', readonly Placed[], string | null]>([
  [
    'the letter of a notary, whoever lends',
    'mortgage_statement',
    [
      ['Notariaat Oldehove', 60, 40],
      ['Grote Kerkstraat 2, 8911 EG Leeuwarden', 60, 54],
      ['Verklaring geldlening eigen woning, kalenderjaar 2023', 60, 80],
      ['Op verzoek van partijen leggen wij het volgende vast over de lening, die wij beheren.', 60, 100],
      ['Geldverstrekker is mevrouw G.A. Terpstra-Bouma. De lening is aflossingsvrij voor u.', 60, 114],
      ['Over 2023 heeft u € 3.649,00 rente betaald en er resteerde een schuld van € 86.000,00.', 60, 128],
      ['mr. H. Andringa, notaris', 60, 160],
    ],
    'G.A. Terpstra-Bouma',
  ],
  [
    'a label, not whose it is',
    'mortgage_statement',
    [
      ['Kompas Hypotheken is een label van Nederstroom Bank N.V.', 60, 40],
      ['Hypotheekjaaropgave 2024', 60, 80],
      ['Rente', 60, 100],
    ],
    'Kompas Hypotheken',
  ],
  [
    'a body, not its department that signs',
    'income_statement',
    [
      ['Jaaropgaaf 2023 Werkloosheidswet (WW)', 60, 40],
      ['Wij hielden loonheffing in.', 60, 80],
      ['Met vriendelijke groet,', 60, 120],
      ['Divisie Uitkeren UWV', 60, 140],
    ],
    'UWV',
  ],
  [
    'the firm that an accountant writes for',
    'income_statement',
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
    'what stands under it, though it is made of words of captions',
    'mortgage_statement',
    [
      ['Schipholse Hypotheekmaatschappij B.V.', 60, 40],
      ['JAAROPGAVE 2024', 60, 60],
      ['dossier 7.410.993', 60, 74],
    ],
    'Schipholse Hypotheekmaatschappij B.V.',
  ],
  [
    'its address under it',
    'income_statement',
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
    'a municipality without a capital, not one of its teams',
    'income_statement',
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
    'those that a letter calls lenders, not who writes it',
    'mortgage_statement',
    [
      ['Dijkgraaf & Van Soest', 60, 40, 14],
      ['Accountants en belastingadviseurs, Markt 14, 4001 HA Tiel', 60, 56],
      ['Betreft: jaaropgave 2024 familielening (eigenwoningschuld)', 60, 100],
      ['Namens uw ouders, de heer H.J. Terpstra en mevrouw G. Terpstra-Bouma (hierna: de geldgevers),', 60, 140],
      ['bevestigen wij u de stand van de lineaire lening die zij u bij notariële akte hebben verstrekt.', 60, 152],
      ['Dijkgraaf & Van Soest', 60, 200],
    ],
    'H.J. Terpstra',
  ],
  [
    'a firm whose legal form begins its name',
    'mortgage_statement',
    [
      ['N.V. Hypotheekbank Duin en Bollen', 60, 40, 14],
      ['Postbus 2200, 2200 AJ Noordwijk', 60, 60],
      ['Opgave ten behoeve van uw aangifte inkomstenbelasting over 2022', 60, 100],
      ['N.V. Hypotheekbank Duin en Bollen', 60, 200],
    ],
    'N.V. Hypotheekbank Duin en Bollen',
  ],
  [
    'what a sentence goes on with behind a legal form',
    'mortgage_statement',
    [
      ['Jaaropgave 2025', 60, 40, 12],
      ['Leners: Yasmina El Idrissi en Thijs Bakker. Geldverstrekker: Huishelder', 60, 100],
      ['Hypotheken B.V. Deze gegevens staan vanaf februari ook in je vooraf', 60, 112],
      ['ingevulde aangifte.', 60, 124],
    ],
    'Huishelder Hypotheken B.V.',
  ],
  [
    'who holds an account',
    'mortgage_statement',
    [
      ['Renteopgave 2022', 60, 40],
      ['Bankrelatie: NLOS VLIE 0051 0086 64 t.n.v. De Vlietstroom Verzekeringen N.V.', 60, 400],
    ],
    'De Vlietstroom Verzekeringen N.V.',
  ],
  [
    'its legal form on a third line of a narrow column',
    'mortgage_statement',
    [
      ['VERSTREKKER:', 60, 70],
      ['Molenstad', 160, 70],
      ['Woninghypotheken', 160, 80],
      ['B.V.', 160, 90],
      ['Rente', 60, 120],
    ],
    'Molenstad Woninghypotheken B.V.',
  ],
  [
    'an address between its caption and it',
    'income_statement',
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
    'income_statement',
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
    'the name in the letterhead, where it is in full elsewhere',
    'mortgage_statement',
    [
      ['kwartje bank', 60, 40, 14],
      ['Kwartje Bank N.V. · Jaaroverzicht 2024', 60, 60],
    ],
    'Kwartje Bank N.V.',
  ],
  [
    'what is offered before it',
    'mortgage_statement',
    [
      ['Hypotheken van Florentijn Bank N.V.', 60, 40],
      ['Jaaroverzicht 2024', 60, 60],
    ],
    'Florentijn Bank N.V.',
  ],
  [
    'the rest of the first line, though it is made of words of captions',
    'mortgage_statement',
    [
      ['ASTERA WONINGFINANCIERING', 60, 40],
      ['Opgave over het jaar 2024', 60, 60],
    ],
    'ASTERA WONINGFINANCIERING',
  ],
  [
    'what it does behind its legal form',
    'income_statement',
    [
      ['Vlietstra Flex B.V. uitzenden en payroll', 60, 40],
      ['Jaaropgaaf 2024', 60, 60],
    ],
    'Vlietstra Flex B.V.',
  ],
  [
    'what it trades as before it',
    'mortgage_statement',
    [
      ['trading name of Zeedijk Hypotheken B.V.', 60, 40],
      ['Annual mortgage statement 2024', 60, 60],
    ],
    'Zeedijk Hypotheken B.V.',
  ],
  [
    'what a paper is made for, abbreviated with the letters of a legal form',
    'income_statement',
    [
      ['Notariskantoor Van Rooij & Stam', 60, 40, 14],
      ['Jaaropgave 2022 t.b.v. aangifte inkomstenbelasting', 60, 60],
    ],
    'Notariskantoor Van Rooij & Stam',
  ],
  [
    'a product: houses are financed by those who are called after it',
    'mortgage_statement',
    [
      ['North Sea Home Finance', 60, 40, 15],
      ['Annual mortgage overview 2023', 60, 60],
      ['Interest', 60, 100],
      ['1,200.00', 300, 100],
      ['Closing balance', 60, 114],
      ['90,000.00', 300, 114],
    ],
    'North Sea Home Finance',
  ],
  [
    'a heading of a line beside firms that are columns',
    'income_statement',
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
    'income_statement',
    [
      ['Jaaropgave 2022', 200, 30],
      ['Timmerbedrijf Werkgever en Zoon V.O.F.', 60, 50],
      ['W. Hofstede', 320, 50],
    ],
    'Timmerbedrijf Werkgever en Zoon V.O.F.',
  ],
  [
    'the heading beside its own, with the name below it',
    'income_statement',
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
    'income_statement',
    [
      ['Stichting Hogeschool Het Baken · Dienst Personeel', 60, 40],
      ['Jaaropgave 2025', 60, 70],
      ['Werkgever', 60, 90],
      ['Stichting Hogeschool Het Baken', 200, 90],
    ],
    'Stichting Hogeschool Het Baken',
  ],
])('takes for no name %s', (_, type, texts, name) => {
  expect(nameOf(type, texts)).toBe(name)
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
