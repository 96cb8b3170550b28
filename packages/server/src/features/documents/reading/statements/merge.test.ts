import { describe, expect, it } from 'vitest'
import { mergedOf, type Reading } from './merge.ts'

const reading = (salary: number | null, confidence: number, label = 'Loon'): Reading & { salary: number | null } => ({
  salary,
  evidence: salary === null ? {} : { salary: { confidence, place: null, label } },
})

describe('two readings of one field', () => {
  it.each<[string, ReturnType<typeof reading>, ReturnType<typeof reading>, unknown]>([
    [
      'that agree are surer than either',
      reading(45_000, 0.82),
      reading(45_000, 0.6, 'Fiscaal loon'),
      { salary: 45_000, evidence: { salary: { confidence: 0.9, place: null, label: 'Loon' } } },
    ],
    [
      'that agree in doubt stay in doubt',
      reading(45_000, 0.5),
      reading(45_000, 0.5),
      { salary: 45_000, evidence: { salary: { confidence: 0.5, place: null, label: 'Loon' } } },
    ],
    ['that the labels found with reserve stays so', reading(45_000, 0.7), reading(45_000, 0.97), reading(45_000, 0.7)],
    ['of which one is silent', reading(null, 0), reading(45_000, 0.97), reading(45_000, 0.97)],
    [
      'that are sure of different amounts: in doubt, the other as a choice',
      reading(45_000, 0.97),
      reading(44_000, 0.98, 'SV-loon'),
      {
        salary: 45_000,
        evidence: {
          salary: {
            confidence: 0.5,
            place: null,
            label: 'Loon',
            second: { value: 44_000, place: null, label: 'SV-loon' },
          },
        },
      },
    ],
    [
      'of which only the second is sure',
      reading(44_000, 0.5, 'SV-loon'),
      reading(45_000, 0.97),
      {
        salary: 45_000,
        evidence: {
          salary: {
            confidence: 0.97,
            place: null,
            label: 'Loon',
            second: { value: 44_000, place: null, label: 'SV-loon' },
          },
        },
      },
    ],
  ])('%s', (_, first, second, merged) => expect(mergedOf(first, second)).toEqual(merged))
})
