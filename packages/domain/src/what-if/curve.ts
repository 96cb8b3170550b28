import type { Cents } from '../money/index.ts'
import type { OptimisedPart } from '../tax-law/index.ts'

/** A point of the curve: what the taxpayer takes, and how much more both settle than under the best division. Cents. */
export interface CurvePoint {
  readonly taxpayer: Cents
  readonly partner: Cents
  readonly more: Cents
}

/** Closer together two corners are one for who reads them: the law's steps have a euro on each side. A jump is two. */
const apart: Cents = 2_00
const jump: Cents = 5_00

/** The corners of a part's curve, from nothing to all with the taxpayer; the best is always among them. */
export function curveOf({ whole, taxpayer: best, curve }: OptimisedPart): readonly CurvePoint[] {
  const size = Math.abs(whole)
  const lowest = Math.min(...curve.map(({ settlement }) => settlement))
  const isEnd = (taxpayer: Cents) => taxpayer === 0 || taxpayer >= size || taxpayer === best
  const points: CurvePoint[] = []
  for (const { taxpayer, settlement } of curve) {
    const last = points.at(-1)
    const more = settlement - lowest
    const isNear = last !== undefined && taxpayer - last.taxpayer < apart && Math.abs(more - last.more) < jump
    if (!isEnd(taxpayer) && isNear) continue
    const taken = Math.min(taxpayer, size)
    points.push({ taxpayer: taken, partner: size - taken, more })
  }
  return points
}
