import { expect, test } from 'vitest'
import { askedQuestion, passageFor } from './asked-question.ts'

test('a passage that was opened at a question leads back to it', () => {
  const passage = passageFor('/tax-guide#box-1', '/tax-filing/income', 'salary')
  expect(passage).toBe('/tax-guide?question=income.salary#box-1')
  expect(askedQuestion(new URL(passage, 'http://localhost').search)).toBe('/tax-filing/income#salary')
})

test.each(['', '?year=2024', '?question=income', '?question=nowhere.salary', '?question=income.//evil.example'])(
  'an address with %j leads back nowhere',
  (search) => expect(askedQuestion(search)).toBeNull(),
)
