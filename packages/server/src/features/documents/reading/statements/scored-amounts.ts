import type { DocumentType } from '@aangiftewijs/domain/documents'
import { textOf } from '../candidates/context.ts'
import { type Candidate, candidatesOf } from '../candidates/features.ts'
import type { Sheet } from '../candidates/sheet.ts'
import { doubtful } from '../figure.ts'
import type { LabelledAmount } from '../labelled-amount.ts'
import type { Concept } from '../labels/label.ts'
import { hedges } from '../labels/sentence-patterns.ts'
import { lettersOf } from '../layout/letters.ts'
import { boxAround } from '../layout/page.ts'
import { type Model, shippedModel } from './model.ts'

/** The concepts of which one must be said near an amount before it is filled in. */
const saidBy: Readonly<Partial<Record<Concept, readonly string[]>>> = {
  salary: ['wage'],
  taxWithheld: ['withheld'],
  mortgageInterest: ['interest'],
  remainingBalance: ['balanceEnd', 'balance'],
  deductibleCosts: ['deductible'],
  totalInterestAndFees: ['fees'],
}
/** From this share on a text says so. */
const said = 0.5

/** What the classes of the scorer are called among the fields of a statement. */
const fieldOf: Readonly<Record<string, Concept>> = {
  wage: 'salary',
  withheld: 'taxWithheld',
  interest: 'mortgageInterest',
  balanceEnd: 'remainingBalance',
  deductible: 'deductibleCosts',
  fees: 'totalInterestAndFees',
  due: 'amount',
}

/** An amount with the share of every field it may be. */
export interface ScoredAmount {
  readonly candidate: Candidate
  /** The field it most likely is; null when it is most likely something else. */
  readonly field: Concept | null
  /** 0 to 1. */
  readonly share: number
  /** Whether it is a sum over parts, by the scorer. */
  readonly isTotal: boolean
  /** Whether some text near it says what it is; a score that rests on its surroundings alone is not filled in. */
  readonly isSaid: boolean
  readonly shares: ReadonlyMap<Concept, number>
}

const isSaidNear = ({ meanings }: Candidate, concept: number) =>
  [...meanings.values()].some((shares) => (shares[concept] ?? 0) >= said)

/** Every amount of a file with what it is and how likely. */
export function scoredAmounts(
  sheet: Sheet,
  type: DocumentType,
  year: number | null,
  model: Model = shippedModel(),
): ScoredAmount[] {
  const kind = type === 'income_statement' || type === 'mortgage_statement' ? type : 'amount'
  return candidatesOf(sheet, year, model.meanings).map((candidate) => {
    const all = model.sharesOf(kind, candidate.features)
    const shares = new Map<Concept, number>()
    for (const [name, share] of all) {
      const field = fieldOf[name.replace(/Total$/, '')]
      if (field) shares.set(field, (shares.get(field) ?? 0) + share)
    }
    const [best] = [...shares].sort((a, b) => b[1] - a[1])
    const other = Math.max(
      0,
      ...[...all].filter(([name]) => !(name.replace(/Total$/, '') in fieldOf)).map(([, share]) => share),
    )
    const isField = best !== undefined && best[1] >= other
    const ofTotal = [...all].filter(([name]) => name.endsWith('Total')).reduce((sum, [, share]) => sum + share, 0)
    return {
      candidate,
      field: isField ? best[0] : null,
      share: isField ? best[1] : other,
      isTotal: isField && ofTotal > best[1] / 2,
      isSaid: isField && (saidBy[best[0]] ?? []).some((name) => isSaidNear(candidate, model.concepts.indexOf(name))),
      shares,
    }
  })
}

/** From this share on an amount is filled in without being asked about; below it is shown to be checked. */
const surely = 0.95
const toBeChecked = 0.79

/** From this share on the scorer may speak against a known label, if it gives that field less than the other. */
const surelyOther = 0.99
const ruledOut = 0.003

/** Amounts at known labels; those that the scorer surely takes for something else are in doubt. */
export function withDoubt(ruled: readonly LabelledAmount[], scores: readonly ScoredAmount[]): LabelledAmount[] {
  return ruled.map((amount) => {
    const score = scores.find(
      ({ candidate: { spot } }) => spot.row.index === amount.row && spot.item.amount.cents === amount.cents,
    )
    const isAgainst =
      score &&
      score.field !== amount.concept &&
      score.share > surelyOther &&
      (score.shares.get(amount.concept) ?? 0) < ruledOut
    return isAgainst ? { ...amount, confidence: Math.min(amount.confidence, doubtful) } : amount
  })
}

/** What a house is worth is said with the dates of what is owed on it. */
const worth = /\bwaard(?:e|ering)?\b|\bworth\b|\bvalued?\b|getaxeerd|\bwoz\b/

/** A sentence about another time, an example, a limit or a house: its amount is of no year's statement. */
const isHedged = ({ context }: Candidate): boolean => {
  const sentence = `${textOf(context.left)} ${textOf(context.right)}`.toLowerCase()
  return sentence.trim().split(' ').length >= 3 && (hedges.test(sentence) || worth.test(sentence))
}

/** A scored amount as one at a label, for the settling of a statement. */
export function asLabelled({ candidate, field, share, isTotal, isSaid }: ScoredAmount): LabelledAmount[] {
  if (!field) return []
  const { row, item } = candidate.spot
  const { context } = candidate
  const isSure = isSaid && share >= surely && !isHedged(candidate)
  const label = textOf(context.left ?? context.above ?? context.header ?? context.right ?? context.below)
  const under = context.left ? undefined : context.header
  return [
    {
      concept: field,
      cents: item.amount.cents,
      confidence: (isSure ? share : Math.min(share, toBeChecked)) * item.amount.confidence,
      strength: 1,
      isTotal,
      label,
      letters: lettersOf(label),
      place: boxAround(item.cell.words.map((word) => word.place)),
      page: row.page,
      row: row.index,
      group: under?.words[0] ?? item,
    },
  ]
}
