import { expect, it } from 'vitest'
import { unpacked } from '../../packages/server/src/features/documents/reading/statements/model.ts'
import { pack } from './learn.mjs'

it('has a character for each number of a table, to a half of its step', () => {
  const steps = Float32Array.from({ length: 91 }, (_, at) => at - 45)
  const { numbers, ...packed } = pack([steps, new Float32Array(91).fill(0.25)])
  expect(numbers).toMatch(/^[#-[\]-~]{182}$/)
  const [first = [], second = []] = unpacked({ ...packed, numbers })
  expect(Array.from(first)).toEqual(Array.from(steps))
  expect(second[90]).toBeCloseTo(0.25, 3)
})
