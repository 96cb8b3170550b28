import { expect, it } from 'vitest'
import { bucketsOf, ideasIn } from './phrase.ts'

it.each<[string, readonly string[]]>([
  ['Ingehouden loonheffing', ['withheld', 'tax']],
  ['Loonbelasting/premie volksverzekeringen', ['tax', 'premium']],
  ['Arbeidsongeschiktheidsverzekering', ['insured']],
  ['Pensioenpremie', ['premium', 'retirement']],
  ['Taxable wage', ['taxable', 'wage']],
  ['Eigenwoningschuld per 31-12-2024', ['debt', 'end']],
  ['Saldo spaarrekening', ['balance', 'deposit']],
  ['Uitkering lijfrente', ['benefit']],
  ['Kredietvergoeding', ['interest']],
  ['Wij ontvingen van u aan rente', ['paid', 'interest']],
  ['Loonbeslag', ['extra']],
  ['Lindenlaan 4', []],
])('%s stands for %j', (text, ideas) => {
  expect([...ideasIn(text)].sort()).toEqual([...ideas].sort())
})

it('takes a digit in the middle of a word for the letter that a scan took for it', () => {
  expect(bucketsOf('terugbetaa1d')).toEqual(bucketsOf('terugbetaald'))
  expect(bucketsOf('verk0cht')).toEqual(bucketsOf('verkocht'))
})
