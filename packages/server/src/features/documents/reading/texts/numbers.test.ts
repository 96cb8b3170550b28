import { expect, it } from 'vitest'
import { pageOf } from '../../testing/placed-texts.ts'
import { sheetOf } from '../candidates/sheet.ts'
import { shippedModel } from '../statements/model.ts'
import { findNumbers } from './numbers.ts'

it.each([
  ['De lening (nummer FH-2019-0086) is aflossingsvrij.', 'FH-2019-0086'],
  ['Om leningdeel ZK-600-4417. U lost lineair af.', 'ZK-600-4417'],
  ['Mw. J.E. Voorbeeld · lening 88 10 47 263 · annuïteitenlening', '88 10 47 263'],
  ['Polis- en leningnummer: 60 217 745 - 04', '60 217 745-04'],
  ['Leningnummer 12640 9046, annuïtaire lening tegen 1,95 % rente.', '12640 9046'],
  ['Betreft: renteopgave 2025, lening eigen woning EW-2019-0047', 'EW-2019-0047'],
  ['De hypotheek 100 000 000 in totaal', undefined],
  ['Uw woning is getaxeerd op € 811000, en leningdeel 54.974.562-01 is lineair.', '54.974.562-01'],
  ['Contract: geldleningsovereenkomst d.d. 15 april 2019, nummer EW-2019-0041', 'EW-2019-0041'],
  ['607.000 en het leningnummer is 26577168801 Lineair en wij schreven 10.013 af', '26577168801'],
])('finds the number of the loan in: %s', (text, number) => {
  const found = findNumbers(sheetOf([pageOf([[text, 60, 60]])]), shippedModel())
  expect(found.find(({ concept }) => concept === 'loanPartNumber')?.text).toBe(number)
})

it('finds the number of a loan behind the word for number on the next line', () => {
  const sheet = sheetOf([
    pageOf([
      ['die zij u hebben verstrekt voor de aankoop van uw woning te Wadenoijen (overeenkomst', 60, 60],
      ['nummer 20200901).', 60, 72],
    ]),
  ])
  expect(findNumbers(sheet, shippedModel()).map(({ text }) => text)).toEqual(['20200901'])
})

it('finds the number of a loan on the next line of a text, and at the front of a line of a table', () => {
  const sheet = sheetOf([
    pageOf([
      ['Op verzoek van partijen leggen wij het volgende vast over de lening met nummer', 60, 60],
      ['2019-0447, die wij voor de geldverstrekker van de lening beheren sinds 2020.', 60, 72],
      ['664021001', 60, 100],
      ['Annuïteit', 200, 100],
      ['148.933,89', 300, 100],
    ]),
  ])
  const found = findNumbers(sheet, shippedModel()).filter(({ concept }) => concept === 'loanPartNumber')
  expect(found.map(({ text }) => text)).toEqual(['2019-0447', '664021001'])
})
