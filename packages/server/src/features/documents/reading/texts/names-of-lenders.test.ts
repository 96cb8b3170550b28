import { expect, it } from 'vitest'
import { type Placed, pageOf } from '../../testing/placed-texts.ts'
import { readStatements } from '../read-statements.ts'

const nameOf = (texts: readonly Placed[]) => {
  const [statement] = readStatements([pageOf(texts)], 'mortgage_statement').statements
  return statement && 'lenderName' in statement ? statement.lenderName : null
}

it.each<[string, readonly Placed[], string | null]>([
  [
    'the letter of a notary, whoever lends',
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
    'the firm above two people who borrow',
    [
      ['Jaaroverzicht hypotheek 2025', 60, 40, 18],
      ['Hypotheekbank Oranje N.V.', 60, 66, 12],
      ['A. Mehta en P. Mehta-Rao', 60, 84, 12],
      ['Hypotheeknummer 55.21.90', 60, 102, 12],
      ['Betaalde rente', 60, 130, 12],
      ['7.454,82', 440, 130, 12],
    ],
    'Hypotheekbank Oranje N.V.',
  ],
  [
    'a label, not whose it is',
    [
      ['Kompas Hypotheken is een label van Nederstroom Bank N.V.', 60, 40],
      ['Hypotheekjaaropgave 2024', 60, 80],
      ['Rente', 60, 100],
    ],
    'Kompas Hypotheken',
  ],
  [
    'a bank, not by which name it trades, in Frisian, too',
    [
      ['Noardermar Bank is in hannelsnamme fan Koöperative Noardermar Bank U.A.', 60, 40],
      ['Hypotheekjaaropgave 2024', 60, 80],
      ['Rente', 60, 100],
    ],
    'Noardermar Bank',
  ],
  [
    'what stands under it, though it is made of words of captions',
    [
      ['Schipholse Hypotheekmaatschappij B.V.', 60, 40],
      ['JAAROPGAVE 2024', 60, 60],
      ['dossier 7.410.993', 60, 74],
    ],
    'Schipholse Hypotheekmaatschappij B.V.',
  ],
  [
    'who writes a letter that calls others the lenders',
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
    'half of one that its legal form begins',
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
    [
      ['Jaaropgave 2025', 60, 40, 12],
      ['Leners: Yasmina El Idrissi en Thijs Bakker. Geldverstrekker: Huishelder', 60, 100],
      ['Hypotheken B.V. Deze gegevens staan vanaf februari ook in je vooraf', 60, 112],
      ['ingevulde aangifte.', 60, 124],
    ],
    'Huishelder Hypotheken B.V.',
  ],
  [
    'the account of who holds it',
    [
      ['Renteopgave 2022', 60, 40],
      ['Bankrelatie: NLOS VLIE 0051 0086 64 t.n.v. De Vlietstroom Verzekeringen N.V.', 60, 400],
    ],
    'De Vlietstroom Verzekeringen N.V.',
  ],
  [
    'two lines of a narrow column, with the legal form on a third',
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
    'the name in the letterhead, where it is in full elsewhere',
    [
      ['kwartje bank', 60, 40, 14],
      ['Kwartje Bank N.V. · Jaaroverzicht 2024', 60, 60],
    ],
    'Kwartje Bank N.V.',
  ],
  [
    'what is offered before it',
    [
      ['Hypotheken van Florentijn Bank N.V.', 60, 40],
      ['Jaaroverzicht 2024', 60, 60],
    ],
    'Florentijn Bank N.V.',
  ],
  [
    'the rest of the first line, though it is made of words of captions',
    [
      ['ASTERA WONINGFINANCIERING', 60, 40],
      ['Opgave over het jaar 2024', 60, 60],
    ],
    'ASTERA WONINGFINANCIERING',
  ],
  [
    'what it trades as before it',
    [
      ['trading name of Zeedijk Hypotheken B.V.', 60, 40],
      ['Annual mortgage statement 2024', 60, 60],
    ],
    'Zeedijk Hypotheken B.V.',
  ],
  [
    'a product: houses are financed by those who are called after it',
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
])('takes for no name %s', (_, texts, name) => {
  expect(nameOf(texts)).toBe(name)
})
