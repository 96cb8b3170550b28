import { expect, test } from 'vitest'
import { paperSubjects, subjectOf } from './paper-subject.ts'

const papers: readonly (readonly [ReturnType<typeof subjectOf>, string])[] = [
  ['culture', 'The museum is a cultural ANBI: this gift counts for 125 %.'],
  ['culture', 'Het orkest is een culturele instelling'],
  ['home-loan', 'Factuur Taxatiebureau De Domstad B.V. Betreft: taxatie woning Merelstraat 14'],
  ['home-loan', 'Advies en bemiddeling hypotheek (vrijgesteld van btw)'],
  ['home-loan', 'Nota van afrekening Notariskantoor Van Dam Honorarium hypo theekakte'],
  ['home-loan', 'Mortgage advice, invoice 44'],
  ['debts', 'Overzicht studieschuld Dienst Uitvoering Onderwijs (DUO)'],
  ['debts', 'Jaaroverzicht persoonlijke lening'],
  ['investments', 'Jaaroverzicht beleggingen 2025 Meerman Indexbeleggen'],
  ['other-work', 'Profit and loss Oct - Dec 2025'],
  ['other-work', 'Winst-en-verliesrekening 2025'],
  ['childcare', 'Jaargave kinderopvang 2025, 912 uur'],
]

test.each(papers)('a paper about %s is told by its words: %s', (subject, text) => expect(subjectOf(text)).toBe(subject))

test('every subject is told by some words', () =>
  expect(paperSubjects.filter((subject) => !papers.some(([one]) => one === subject))).toEqual([]))

test.each([
  'Schenkingsovereenkomst: P. van der Meer schenkt een bedrag van € 30.000',
  'Wij zijn geen culturele ANBI. Hartelijk dank voor uw gift.',
  'Notaris Van Dam, verklaring van erfrecht',
  'Taxatie van uw auto',
  '',
])('other papers tell nothing: %s', (text) => expect(subjectOf(text)).toBe(null))
