import { type Evidence, sureEnough } from '@aangiftewijs/domain/documents'
import { doubtful } from '../figure.ts'

/** A statement as one of the two readers gives it. */
export interface Reading {
  readonly evidence: Readonly<Record<string, Evidence>>
}

/** What two readers that know nothing of each other both say is surer than either. */
const agreed = 0.9

interface Half {
  readonly value: unknown
  readonly evidence: Evidence | undefined
}

const halfOf = (reading: Reading, field: string): Half => ({
  value: Reflect.get(reading, field),
  evidence: reading.evidence[field],
})
const isSure = ({ evidence }: Half) => (evidence?.confidence ?? 0) >= sureEnough

const isHalfSure = ({ evidence }: Half) =>
  evidence !== undefined && evidence.confidence > doubtful && evidence.confidence < sureEnough

/** The surer of two readings of a field; in doubt when the other says otherwise, which is then offered as the second reading. */
function settled(first: Half, second: Half): Half {
  if (!second.evidence) return first
  if (!first.evidence) return second
  const isFirst = isSure(first) || !isSure(second)
  const [best, other] = isFirst ? [first, second] : [second, first]
  const { evidence } = best
  if (!evidence) return best
  // Found at its label, yet not to be relied on, such as interest paid where other interest fell due: the score does not know why.
  if (isHalfSure(first)) return { ...first, evidence: first.evidence }
  if (first.value === second.value) {
    const highest = Math.max(first.evidence.confidence, second.evidence.confidence)
    const least = Math.min(first.evidence.confidence, second.evidence.confidence)
    return { ...best, evidence: { ...evidence, confidence: least > doubtful ? Math.max(agreed, highest) : highest } }
  }
  const isContradicted = isSure(other) || !isSure(best)
  const confidence = isContradicted ? Math.min(doubtful, evidence.confidence) : evidence.confidence
  const { value } = other
  const isChoice = typeof value === 'number' || typeof value === 'string'
  return {
    value: best.value,
    evidence: {
      ...evidence,
      confidence,
      ...(isChoice && { second: { value, place: other.evidence?.place ?? null, label: other.evidence?.label ?? '' } }),
    },
  }
}

/** Two readings of one statement as one. Fields beside those with evidence are the first's. */
export function mergedOf<T extends Reading>(first: T, second: T): T {
  const fields = new Set([...Object.keys(first.evidence), ...Object.keys(second.evidence)])
  const all = [...fields].map((field) => [field, settled(halfOf(first, field), halfOf(second, field))] as const)
  return {
    ...first,
    ...Object.fromEntries(all.map(([field, { value }]) => [field, value])),
    evidence: Object.fromEntries(all.flatMap(([field, { evidence }]) => (evidence ? [[field, evidence]] : []))),
  }
}
