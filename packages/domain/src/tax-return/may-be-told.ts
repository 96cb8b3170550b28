import { isSure, type Statement, sureEnough, type TaxDocument } from '../documents/index.ts'
import type { Part } from './prefill.ts'

/** Why what was read surely does not count: nobody can tell whether it is what another document says, too. */
export type Because =
  /** Both may show one account of two people. `of`: the other document. */
  | { readonly kind: 'same-account'; readonly of: number }
  /** The later of two letters replaces the other. */
  | { readonly kind: 'replaced'; readonly of: number }

/** A figure with what tells whether another document may say the same. */
export interface ReadFigure {
  readonly question: string
  readonly figure: Part
  /** Each paper of this kind replaces the one before. */
  readonly isLatest: boolean
  readonly kind: Statement['kind']
  readonly isPartners: boolean
  readonly isJoint: boolean
  /** The bank, where that was read surely; letters only. */
  readonly bank: string | null
  /** The person said that it counts beside the others, or typed what it adds. */
  readonly isSaid: boolean
}

/** What of a statement, and of what was said of it, tells that. */
export function toldBy(statement: Statement, { verdict }: TaxDocument, { name }: Part) {
  const { corrected } = statement.evidence[name] ?? {}
  const value: unknown = Reflect.get(statement, name)
  const isOther = corrected !== undefined && corrected.read !== value
  return {
    kind: statement.kind,
    isJoint: statement.kind === 'wealth' && statement.isJoint,
    bank: statement.kind === 'wealth' ? bankOf(statement) : null,
    isSaid: verdict === 'mine' || verdict === 'partners' || isOther,
  }
}

/** What banks are called beside their names. */
const usual = /cooperatieve|\b(?:n\.? ?v|b\.? ?v|u\.? ?a)\b\.?|bank(?:iers|en)?/g

function bankOf({ name, evidence }: Extract<Statement, { kind: 'wealth' }>): string | null {
  if (name === null || (evidence.name?.confidence ?? 0) < sureEnough) return null
  const letters = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(usual, '')
  return letters.replace(/[^a-z]/g, '') || null
}

/** Whether two overviews are surely of two banks, which have no account in common. Of one that is misread, the beginning or the end is as it was. */
function areOfTwoBanks({ bank: one }: ReadFigure, { bank: other }: ReadFigure): boolean {
  if (one === null || other === null || one.includes(other) || other.includes(one)) return false
  return one.slice(0, 3) !== other.slice(0, 3) && one.slice(-3) !== other.slice(-3)
}

/** Why a figure does not count yet beside all that were read; null where it does. */
export function becauseOf(read: ReadFigure, all: readonly ReadFigure[]): Because | null {
  if (!isOfWeight(read)) return null
  const others = all.filter(
    (other) => other.figure.documentId !== read.figure.documentId && isOfWeight(other) && other.kind === read.kind,
  )
  if (read.isLatest) {
    const other = others.find(({ isPartners, isLatest }) => isLatest && isPartners === read.isPartners)
    return other ? { kind: 'replaced', of: other.figure.documentId } : null
  }
  const other = others.find(
    (one) =>
      one.question === read.question &&
      (one.isJoint || read.isJoint) &&
      !(one.isSaid || read.isSaid) &&
      !areOfTwoBanks(one, read),
  )
  return other ? { kind: 'same-account', of: other.figure.documentId } : null
}

/** That something may be nothing changes nothing. */
const isOfWeight = ({ figure }: ReadFigure): boolean => isSure(figure) && figure.amount !== 0
