import { expect, test } from 'vitest'
import { copy, piecesOf, wordsOf } from './index.ts'

const text = copy('Your statement (_jaaropgaaf_) of {year}', 'Uw jaaropgaaf van {year}')

test('a Dutch term is a piece of its own', () => {
  expect(piecesOf(text, 'en', { year: 2024 })).toEqual(['Your statement (', 'jaaropgaaf', ') of 2024'])
  expect(piecesOf(text, 'nl', { year: 2024 })).toEqual(['Uw jaaropgaaf van 2024'])
})

test('as plain words a text has no marks', () => {
  expect(wordsOf(text, 'en', { year: 2024 })).toBe('Your statement (jaaropgaaf) of 2024')
  expect(wordsOf(text, 'en')).toBe('Your statement (jaaropgaaf) of {year}')
})

test.each(['my_file_name.pdf', '_mine_.pdf'])('the signs of a value stay: %s', (file) => {
  expect(wordsOf(copy('{file}: read', '{file}: gelezen'), 'en', { file })).toBe(`${file}: read`)
})

test('signs inside a word mark nothing', () => {
  expect(piecesOf(copy('income_statement and tax_filing', ''), 'en')).toEqual(['income_statement and tax_filing'])
})
