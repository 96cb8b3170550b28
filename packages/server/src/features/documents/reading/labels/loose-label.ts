import { incomeGrammars } from './income-labels.ts'
import type { Concept, LabelGrammar } from './label.ts'
import type { LabelMatch } from './match-label.ts'
import { mortgageGrammars } from './mortgage-labels.ts'
import { receiptGrammars } from './receipt-labels.ts'

/** Words that make a label another: another kind of wage, a part, another time, another direction, or no amount at all. */
const changing = new Set(
  `zvw sv svw wnv zw ww wia whk wao werknemersverzekeringen werknemersverzekering zorgverzekeringswet zorgverzekering premieloon
  health healthcare insurable netto net bruto gross cumulatief cumulatieve cum cumulative bijzonder bijzondere special vorig vorige
  previous prior last ander andere other korting arbeidskorting heffingskorting loonheffingskorting credit allowance bouwdepot depot
  construction boete boeterente penalty vertragingsrente achterstallig achterstallige arrears spaar sparen spaarrekening savings
  januari january jan begin beginsaldo primo opening start oorspronkelijk oorspronkelijke original aflossing aflossingen repayment
  repayments repaid afgelost received percentage procent tarief rate code nummer number nr no tabel table kenmerk reference datum date
  maand maandelijks maandelijkse monthly month week weekly periode period kwartaal quarter termijn instalment installment excl
  exclusief excluding ex incl inclusief including exempt waarvan hiervan deel gedeelte part partial correctie correction adjustment
  nabetaling bonus tantieme eindheffing partner gemiddeld gemiddelde average maximum maximaal max minimum minimaal min verwacht
  verwachte verwachting prognose raming schatting geschat geschatte estimated estimate expected forecast voorlopig voorlopige
  provisional vanaf tot until from to vrijgesteld vrijgestelde onbelast onbelaste belastingvrij niet not geen buitenland buitenlands
  buitenlandse foreign vergoed vergoeding vergoede reimbursed reimbursement insurer verzekeraar btw vat reeds already verschil
  difference verrekend verrekende verrekenen settled teruggave teruggaaf refund refunded terug terugbetaald risico restitutie subtotaal
  subtotal spaarpolis polis verzekering woz waarde value wachtgeld lager hoger te`.split(/\s+/),
)

interface LooseLabel {
  readonly concept: Concept
  readonly needs: readonly RegExp[]
  /** A word of the same label family that makes it another concept. */
  readonly unless: RegExp
}

const none = /^$/
const loose: readonly LooseLabel[] = [
  {
    concept: 'salary',
    needs: [
      /^(?:\w*loon|salaris|jaarsalaris|uitkering|inkomen|pensioen|wages?|salary|income|pay|pension|benefits?|earnings)$/,
      /^(?:fiscaal|fiscale|belastbaar|belastbare|taxable|fiscal|loonheffing|loonheffingen|loonbelasting)$/,
    ],
    unless: /^(?:ingehouden|inhouding|ingeh|inh|withheld|deducted|afgedragen|ingehoudene)$/,
  },
  {
    concept: 'taxWithheld',
    needs: [
      /^(?:ingehouden|inhouding|ingeh|inh|withheld|deducted|afgedragen)$/,
      /^(?:loonheffing|loonheffingen|loonbelasting|wagetax|tax|taxes|levy)$/,
    ],
    unless: none,
  },
  {
    concept: 'mortgageInterest',
    needs: [
      /^(?:\w*rente|rentelasten|rentebedrag|interest)$/,
      /^(?:betaald|betaalde|verschuldigd|verschuldigde|berekende|gefactureerde|afgeschreven|paid|charged|aftrekbare|deductible)$/,
    ],
    unless: /^(?:ontvangen|kosten|fees|costs)$/,
  },
  {
    concept: 'remainingBalance',
    needs: [
      /^(?:\w*schuld|\w*hoofdsom|schuldrest|schuldrestant|saldo|leningbedrag|balance|principal|debt)$/,
      /^(?:31|ultimo|eind|einde|end)$/,
    ],
    unless: /^(?:rente|interest)$/,
  },
  {
    concept: 'amount',
    needs: [
      /^(?:totaal|totaalbedrag|totale|bedrag|total|amount|u|you)$/,
      /^(?:betalen|betaald|voldoen|voldaan|ontvangen|giften|donaties|gedoneerd|geschonken|paid|payable|received|donated|donations|gifts)$/,
    ],
    unless: /^(?:rente|interest|nog|openstaand)$/,
  },
]

const wordsOf = (grammars: readonly LabelGrammar[], concept: Concept) =>
  grammars
    .filter((grammar) => grammar.concept === concept)
    .flatMap((grammar) => [...grammar.needs.flat(), ...grammar.also])

const allGrammars = [...incomeGrammars, ...mortgageGrammars, ...receiptGrammars]
const known = new Map(loose.map(({ concept }) => [concept, new Set(wordsOf(allGrammars, concept))]))

const isNumber = /^\d+$/

/**
 * A label that holds the words a label must have and one word nobody thought of, or two: one is believed when nothing better
 * is printed, two leave doubt. A word that could make it another label is one too many. Only for text with its amount beside it.
 */
export function looseLabel(text: string): LabelMatch | null {
  const words = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
  if (words.length < 2 || words.length > 10) return null
  const fitting = loose.filter(
    ({ needs, unless }) =>
      needs.every((need) => words.some((word) => need.test(word))) && !words.some((word) => unless.test(word)),
  )
  const [first] = fitting
  if (!first || fitting.length > 1) return null
  const ownWords = known.get(first.concept)
  const strange = words.filter(
    (word) => !isNumber.test(word) && !ownWords?.has(word) && !first.needs.some((need) => need.test(word)),
  )
  if (words.some((word) => changing.has(word) && !(word === 'te' && first.concept === 'amount')) || strange.length > 2)
    return null
  return {
    concept: first.concept,
    strength: strange.length < 2 ? 0.88 : 0.8,
    exactness: 0.96,
    isTotal: /^(?:totaal|totale|total)$/.test(words[0] ?? ''),
    letters: words.join(''),
  }
}
