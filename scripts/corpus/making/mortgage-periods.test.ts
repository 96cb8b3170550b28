import { expect, it } from 'vitest'
import { kinds } from './kinds.mjs'
import { chanceOf } from './random.mjs'

it('prints in whole euros what is true, and months that lead to it', () => {
  const papers = Array.from({ length: 1_200 }, (_, seed) => kinds.mortgage_statement(chanceOf(seed), {})).filter(
    ({ families, sheet }) => families.kind === 'periods' && sheet.style.decimals === 0,
  )
  const printed = papers.map(({ sheet }) =>
    sheet.pages
      .flatMap(({ texts }) => texts)
      .flatMap(({ text, mark }) => (mark?.cents === undefined ? [] : { text, ...mark })),
  )
  const digits = (text: string) => Number(text.replace(/\D/g, ''))
  expect(printed.length).toBeGreaterThan(2)
  for (const [at, amounts] of printed.entries()) {
    expect(amounts.map(({ text }) => 100 * digits(text))).toEqual(amounts.map(({ cents }) => cents))
    const left = amounts.filter(({ concept }) => concept === 'balanceEnd').map(({ cents }) => cents)
    expect(new Set(left)).toEqual(new Set(papers[at]?.truth.map(({ remainingBalance }) => remainingBalance)))
  }
})
