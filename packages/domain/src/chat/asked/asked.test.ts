import { expect, test } from 'vitest'
import { closelyAbout, replyTo } from '../index.ts'
import type { AskedQuestion } from './asked.ts'
import { buying } from './buying.ts'
import { crossing } from './crossing.ts'
import { heldOut } from './held-out.ts'
import { known as everyday } from './known.ts'
import { owning } from './owning.ts'
import { sharing } from './sharing.ts'

const known = [...everyday, ...crossing, ...buying, ...owning, ...sharing]

/** What a person reads in the end: what follows a canned reply, or the reply itself. */
function said(question: string): string {
  const answer = closelyAbout(question, null) ?? replyTo(question, null)
  return answer === 'more' || answer === 'noMore' ? 'unknown' : answer
}

const missed = (questions: readonly AskedQuestion[]) =>
  questions
    .map(([question, answer]) => ({ question, answer, said: said(question) }))
    .filter((one) => one.said !== one.answer)

const [missedKnown, missedHeldOut] = [missed(known), missed(heldOut)]
/** Answered with what answers another question; the others are not answered. */
const misled = missedHeldOut.filter((one) => one.said !== 'unknown')

test(`${known.length - missedKnown.length} of ${known.length} questions that the words were chosen with are answered right`, () =>
  expect(missedKnown).toEqual([]))

test(`${heldOut.length - missedHeldOut.length} of ${heldOut.length} held-out questions are, ${misled.length} with another answer`, () => {
  expect(missedHeldOut.length / heldOut.length).toBeLessThan(0.1)
  expect(misled.length / heldOut.length).toBeLessThan(0.04)
})

test('no question is in both halves or twice', () => {
  const asked = [...known, ...heldOut].map(([question]) => question.toLowerCase())
  expect(new Set(asked).size).toBe(asked.length)
})
