import { expect, it } from 'vitest'
import { pageOf } from '../../testing/placed-texts.ts'
import { Surroundings } from './context.ts'
import { sheetOf } from './sheet.ts'
import { spotsOf, textOf } from './slots.ts'

it('takes no speck that the eye is not sure of for the label', () => {
  const page = pageOf([
    ['loon voor loonheffing', 60, 100],
    ['se', 300, 100],
    ['41.233,10', 400, 100],
  ])
  const words = page.words.map((word) => (word.text === 'se' ? { ...word, confidence: 0.51 } : word))
  const sheet = sheetOf([{ ...page, words }])
  expect(spotsOf(sheet).map((spot) => textOf(new Surroundings(sheet).of(spot).left))).toEqual(['loon voor loonheffing'])
})
