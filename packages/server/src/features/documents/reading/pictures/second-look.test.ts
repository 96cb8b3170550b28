import { describe, expect, it } from 'vitest'
import { drawn, high, width, word } from '../../testing/drawn.ts'
import { asHighAsLetters } from './ocr-engine.ts'
import { agreedWith, joinedAmounts, mayLackDigits } from './second-look.ts'

describe('an amount and its ink', () => {
  it.each(['1.234', '€1.234,56', '12,00', '€234'])('%s has all its digits', (text) => {
    const seen = word(text, 0, text.length)
    expect(mayLackDigits(drawn(text), seen, [seen])).toBe(false)
  })

  it('has a digit that was not read, swallowed by the euro sign before it', () => {
    const seen = word('£.234', 0, 6)
    expect(mayLackDigits(drawn('€1.234'), seen, [seen])).toBe(true)
  })

  it('has digits at its sides that no word has', () => {
    const last = word('1.234', 0, 5)
    expect(mayLackDigits(drawn('1234,56'), word('234,56', 1, 7), [])).toBe(true)
    expect(mayLackDigits(drawn('1.2345'), last, [last])).toBe(true)
  })

  it('has cents in a column of their own that no word has', () => {
    const [euros, cents] = [word('1.234', 0, 5), word('56', 10, 12)]
    expect(mayLackDigits(drawn('1.234     56'), euros, [euros])).toBe(true)
    expect(mayLackDigits(drawn('1.234     56'), euros, [euros, cents])).toBe(false)
    const overTwoLines = { ...cents, box: { ...cents.box, y1: cents.box.y1 + 2 * high } }
    expect(mayLackDigits(drawn('1.234     56'), euros, [euros, overTwoLines])).toBe(true)
  })

  it('has a sign beside it that is a word of its own', () => {
    const [sign, seen] = [word('€', 0, 1), word('1.234', 1, 6)]
    expect(mayLackDigits(drawn('€1.234'), seen, [sign, seen])).toBe(false)
  })

  it('has letters that touch', () => {
    const touching = drawn('1234')
    touching.data.fill(20, 30 * width + 20, 30 * width + 50)
    expect(mayLackDigits(touching, word('1234', 0, 4), [])).toBe(false)
    expect(mayLackDigits(touching, word('134', 0, 4), [])).toBe(true)
  })
})

it('an amount that a second look at the page reads otherwise is in doubt', () => {
  const seen = [word('56.411,52', 0, 9), word('49.580,62', 12, 21)]
  const [first, second] = agreedWith(seen, [word('50.411,', 0, 7), word('49.580,', 12, 19)])
  expect([first?.confidence, second?.confidence]).toEqual([0, 96])
})

describe('an amount in two words', () => {
  it('is one where a space parts its thousands', () => {
    const words = [word('€1', 0, 2), word('763,83', 3, 9), word('ontvangen', 10, 19)]
    expect(joinedAmounts(words)).toEqual([word('€1763,83', 0, 9), words[2]])
  })

  it('is two where columns part them, or the second does not go on', () => {
    for (const words of [
      [word('1', 0, 1), word('763,83', 4, 10)],
      [word('1', 0, 1), word('76,83', 2, 7)],
    ])
      expect(joinedAmounts(words)).toEqual(words)
  })
})

it('a dash between dates is as high as they are, and on their line', () => {
  const dash = { text: '–', bbox: { x0: 110, y0: 30, x1: 120, y1: 32 } }
  const dates = [
    { text: '01-01-2024', bbox: { x0: 20, y0: 20, x1: 100, y1: 40 } },
    { text: '31-12-2024', bbox: { x0: 130, y0: 20, x1: 210, y1: 40 } },
  ]
  const [first, last] = dates
  expect(asHighAsLetters([first, dash, last].flatMap((one) => one ?? []))).toEqual([
    first,
    { ...dash, bbox: { ...dash.bbox, y0: 20, y1: 40 } },
    last,
  ])
  expect(asHighAsLetters([dash])).toEqual([dash])
})
