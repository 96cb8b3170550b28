/** What a paper is about, where its type alone does not tell which question of the return it belongs to. */
export const paperSubjects = ['culture', 'home-loan', 'debts', 'investments', 'other-work', 'childcare'] as const
export type PaperSubject = (typeof paperSubjects)[number]

/** Words as letters alone, in the order in which they are looked for: what a paper names first in this list, it is about. */
const saying: readonly (readonly [PaperSubject, RegExp])[] = [
  ['culture', /cultur(?:ele|eel|al)(?:anbi|instelling|institution)|(?:gift|donat).*(?:voor|for)125%/],
  // Valuations, notaries and advice there are of other things, too.
  ['home-loan', /^(?=.*(?:taxatie|valuation|appraisal))(?=.*(?:woning|hypothe|mortgage|property|nwwi))/],
  ['home-loan', /^(?=.*(?:notari|notary))(?=.*(?:hypothe|mortgage))/],
  ['home-loan', /hypotheek(?:advies|akte)|advies(?:enbemiddeling)?hypotheek|mortgage(?:advi[cs]|broker|deed)/],
  ['home-loan', /nationalehypotheekgarantie/],
  ['debts', /studieschuld|studielening|studentloan|studentdebt|dienstuitvoeringonderwijs/],
  ['debts', /persoonlijkelening|personalloan|doorlopendkrediet|revolvingcredit|consumptiefkrediet|overzichtlening/],
  ['other-work', /winstenverlies|winstverlies|resultatenrekening|profitandloss|freelance/],
  [
    'investments',
    /belegging|indexfonds|effecten(?:rekening|portefeuille)|investment(?:s|fund|account|portfolio)|indexfund/,
  ],
  ['childcare', /kinderopvang|kinderdagverblijf|childcare|daycare|daynursery/],
]

/** `Wij zijn geen culturele ANBI.` */
const isDenied = /(?:geen|niet|no|nota)cultur/

/** What a text is about by its words, however they are spaced and broken; null where it names nothing of this. */
export function subjectOf(text: string): PaperSubject | null {
  const letters = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9%]/g, '')
  const isOf = ([subject, words]: (typeof saying)[number]) =>
    words.test(letters) && !(subject === 'culture' && isDenied.test(letters))
  return saying.find(isOf)?.[0] ?? null
}
