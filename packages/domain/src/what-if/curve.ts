import type { Cents } from '../money/index.ts'
import type { OptimisedPart } from '../tax-law/index.ts'

/** A point of the curve: what the taxpayer takes, and how much more tax that is than the best division. Cents. */
export interface CurvePoint {
  readonly taxpayer: Cents
  readonly partner: Cents
  readonly more: Cents
}

/** Closer together two corners are one for who reads them: the law's steps have a euro on each side. */
const apart: Cents = 2_00

/** The corners of a part's curve, from nothing to all with the taxpayer; the best is always among them. */
export function curveOf({ whole, taxpayer: best, curve }: OptimisedPart): readonly CurvePoint[] {
  const size = Math.abs(whole)
  const lowest = Math.min(...curve.map(({ tax }) => tax))
  const isEnd = (taxpayer: Cents) => taxpayer === 0 || taxpayer >= size || taxpayer === best
  const points: CurvePoint[] = []
  for (const { taxpayer, tax } of curve) {
    const last = points.at(-1)
    if (!isEnd(taxpayer) && last !== undefined && taxpayer - last.taxpayer < apart) continue
    const taken = Math.min(taxpayer, size)
    points.push({ taxpayer: taken, partner: size - taken, more: tax - lowest })
  }
  return points
}
