import { describe, expect, test } from 'vitest'
import { contrastRatio } from './contrast.ts'
import { colourRoles } from './roles.ts'
import { themeNames } from './tokens.ts'
import { usedPairs } from './usage.ts'

const needed = { text: 4.5, edge: 3 } as const

test('black on white is 21 to 1, a colour on itself 1 to 1', () => {
  expect(contrastRatio('#000000', '#FFFFFF')).toBeCloseTo(21)
  expect(contrastRatio('#1F4E9E', '#1F4E9E')).toBe(1)
})

describe.each(themeNames)('in the %s theme', (theme) => {
  test('every colour is written as #rrggbb or #rrggbbaa', () => {
    const odd = Object.entries(colourRoles[theme]).filter(([, value]) => !/^#[0-9A-F]{6}([0-9A-F]{2})?$/.test(value))
    expect(odd).toEqual([])
  })

  test('every used pair of colours can be told apart', () => {
    const tooFaint = usedPairs
      .map(({ front, back, kind }) => {
        const ratio = contrastRatio(colourRoles[theme][front], colourRoles[theme][back])
        return { pair: `${front} on ${back}`, ratio, enough: ratio >= needed[kind] }
      })
      .filter(({ enough }) => !enough)
      .map(({ pair, ratio }) => `${pair} ${ratio.toFixed(2)}`)
    expect(tooFaint).toEqual([])
  })
})

test('in the high-contrast theme all text reaches 7 to 1', () => {
  const tooFaint = usedPairs
    .filter(({ kind }) => kind === 'text')
    .filter(({ front, back }) => contrastRatio(colourRoles.contrast[front], colourRoles.contrast[back]) < 7)
  expect(tooFaint).toEqual([])
})
