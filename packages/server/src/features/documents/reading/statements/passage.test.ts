import { describe, expect, it } from 'vitest'
import type { AmountFigure } from './certainty.ts'
import { type Passage, seconded } from './passage.ts'
import type { ScoredAmount } from './scored-amounts.ts'

/** A figure so certain, of so many euros. */
const figure = (euros: number, confidence: number): AmountFigure => ({
  value: euros * 100,
  parts: [],
  evidence: { confidence, place: null, label: '' },
})
const shareOf = () => ({ part: 0, total: 0 })
const seenAgain = { cents: 2, shareOf } as unknown as ScoredAmount
const passage = { rows: [], texts: [], year: 2024, amounts: [{ cents: 1, shareOf, seenAgain: () => seenAgain }] }

describe('what a second scorer says of a figure', () => {
  /** How certain a figure is, of what one scorer and then the other makes of a passage. */
  const certaintyOf = (first: AmountFigure, second: AmountFigure | null, isDoubtful = false) => {
    const figuresIn = ({ amounts }: Passage) => ({ salary: amounts[0] === seenAgain ? second : first })
    return seconded(figuresIn, passage as unknown as Passage, isDoubtful).salary?.evidence.confidence
  }
  it.each<[string, number, AmountFigure, AmountFigure | null, boolean?]>([
    ['is filled in where both say the same', 0.97, figure(100, 0.97), figure(100, 0.95)],
    ['and where the second has a doubt of its own', 0.97, figure(100, 0.97), figure(100, 0.79)],
    ['is to be checked where the second says another', 0.5, figure(100, 0.97), figure(200, 0.97)],
    ['where it is hardly sure of the same', 0.5, figure(100, 0.97), figure(100, 0.6)],
    ['and where it says nothing', 0.5, figure(100, 0.97), null],
    ['is not asked of what is nearly certain', 1, figure(100, 1), figure(200, 1)],
    ['is to be checked where the paper itself is in doubt', 0.5, figure(100, 1), figure(100, 1), true],
    ['stays as little sure as it was', 0.3, figure(100, 0.3), null],
  ])('%s', (_, expected, first, second, isDoubtful) => expect(certaintyOf(first, second, isDoubtful)).toBe(expected))
})
