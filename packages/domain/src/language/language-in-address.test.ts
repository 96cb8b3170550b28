import { expect, test } from 'vitest'
import { languageInAddress, withoutLanguage } from './index.ts'

test.each([
  ['', null],
  ['?lang=nl', 'nl'],
  ['?view=detailed&lang=en', 'en'],
  ['?lang=de', null],
])('the address %s asks for %s', (search, language) => {
  expect(languageInAddress(search)).toBe(language)
})

test.each([
  ['', ''],
  ['?lang=nl', ''],
  ['?salary=50.000%2C00&lang=nl', '?salary=50.000%2C00'],
  ['?next=%2Ffaq', '?next=%2Ffaq'],
])('%s without its language is %s', (search, rest) => {
  expect(withoutLanguage(search)).toBe(rest)
})
