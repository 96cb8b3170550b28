import { expect, test } from 'vitest'
import { commonTokens, fluid, themes } from './tokens.ts'

test('a fluid size is its least at 320 px and its most at 1280 px', () => {
  expect(fluid({ min: 1, max: 2 })).toBe('clamp(1rem, 0.6667rem + 1.6667vw, 2rem)')
  expect(fluid({ min: 1, max: 1 })).toBe('1rem')
})

test('spaces are steps of 4 px', () => {
  expect(
    Object.entries(commonTokens.space).map(
      ([step, value]) => value === (step === '0' ? '0' : `${Number(step) / 4}rem`),
    ),
  ).not.toContain(false)
})

test('a shadow has all its layers, and high contrast has none', () => {
  expect(themes.dark.shadow.sheet).toBe('0 1px 2px 0px color-mix(in srgb, #000000 40%, transparent)')
  expect(new Set(Object.values(themes.contrast.shadow))).toEqual(new Set(['none']))
})
