import { pathOf, steps } from '@aangiftewijs/domain/tax-return'
import { expect, test } from 'vitest'
import { askedQuestion, passageFor } from './asked-question.ts'

test.each(steps)('a passage that was opened at a question of %s leads back to it', (step) => {
  const passage = passageFor('/tax-guide#box-1', pathOf(step), 'salary')
  expect(passage).toBe(`/tax-guide?question=${step}.salary#box-1`)
  expect(askedQuestion(new URL(passage, 'http://localhost').search)).toBe(`${pathOf(step)}?at=salary#salary`)
})

test.each(['', '?year=2024', '?question=income', '?question=nowhere.salary', '?question=income.//evil.example'])(
  'an address with %j leads back nowhere',
  (search) => expect(askedQuestion(search)).toBeNull(),
)
