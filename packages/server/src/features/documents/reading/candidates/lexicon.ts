import { remembered } from '../remembered.ts'

/**
 * Ideas that words stand for, by their stems, Dutch and English, also as parts of compounds: general knowledge that the n-grams of the papers
 * learned from do not have. A word may stand for several.
 */
const ideas = [
  [
    'wage',
    /grondslag|loon(?!heffing|belasting|bel$|staat|strook)|salar|wage|earning|remunerat|bezoldig|verdien|beloning|^pay$|inkomst|inkomen|^income/,
  ],
  ['benefit', /uitkering(?!sinst)|uitgekeer|pensioen(?!premie|fonds|bijdr)|^aow|benefit|^pension/],
  ['tax', /loonhef|loonbel$|^lhef|belasting|heffing|^l[bh]$|tax(?!able)|levy|^pvv$|^ph$|^vv$|fiscus|volksverz/],
  ['taxable', /belastba|belaste?$|fisca|taxable|liable|subject/],
  ['withheld', /ingeho|inhoud|ingeh|^inh$|afgedra|afdrac|afgehou|withh|deducted|retain/],
  ['insured', /social|werknemersv|^sv|^svw|^ww$|^wia$|zvw|zorg|health|insur|(?<!volks)verzeker|premielo|^wnv$|dagloon/],
  ['premium', /premi|contribut|bijdrage/],
  ['retirement', /pensioenpre|pensioenbij|pensioeninl|pensioengev|^gevend|^inleg|retirement|pensionable/],
  ['fund', /pensioenfonds|pensionfund/],
  ['dividend', /dividend/],
  ['net', /^net$|^home$|nett?o|uitbet|overgem|bankrek/],
  ['gross', /brut|gross|^base$|basis(?:loon|salar)/],
  ['credit', /korting|credit(?!or|rente)|rebate/],
  [
    'extra',
    /vakantie|vacation|holiday|reiskost|bonus|toeslag|vergoeding|allowance|^onbelast|bijtelling|expens|^bijz|^special$|phone|telefoon/,
  ],
  ['interest', /rente|interest/],
  ['paid', /betaal|betald|voldaan|verschuldig|berekend|gerekend|^rekening|^paid|charged|payable|^due$/],
  ['received', /ontv[ai]ng|vergoed(?!ing)|bijgeschr|received|credited|gekregen/],
  ['debt', /(?<!ver)schuld|hoofdsom|lening|hypothe|debt|loan|mortgage|principal|krediet|owed|owing/],
  ['balance', /saldo|^stand$|balan|restant|resterend|openst|outstand|remain|restschuld|unpaid|^rest$|onafgel|uitsta/],
  ['repaid', /aflos(?!(?:sings)?vrij)|afgelost|repa[iy]|redempt|terugbet|teruggest/],
  ['end', /jaareinde|^eind|ultimo|^slot|closing|^end$|yearend/],
  ['deposit', /depot|bouwrek|deposit|spaar|saving|tegoed|^[sk]ew$/],
  ['arrears', /achterst|arrear|overdue/],
  ['worth', /waarde|^woz|taxat|value|worth|verkoop/],
] as const satisfies readonly (readonly [string, RegExp])[]
export type Idea = (typeof ideas)[number][0]

/** The ideas of one word, in no particular order. */
export const ideasOf = remembered((word): readonly Idea[] =>
  ideas.flatMap(([idea, stems]) => (stems.test(word) ? [idea] : [])),
)
