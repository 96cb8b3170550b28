import { expect, test } from 'vitest'
import { linesOf, type Person } from './index.ts'
import { computed, eur } from './testing/computed.test-data.ts'

const beside = (otherWork: number) => computed(2024, { taxpayer: { wages: eur(20_000), otherWork: eur(otherWork) } })

test('other work is income of box 1 and labour income', () => {
  const [without, more] = [beside(0).taxpayer, beside(1000).taxpayer]
  expect([more.income - without.income, more.labourIncome - without.labourIncome]).toEqual([eur(1000), eur(1000)])
  // 36.97 % more tax, 31.433 % more labour credit.
  expect(more.taxDue - without.taxDue).toBe(eur(369.7 - 314.33))
})

test('it has a line of its own, and the wage stays what it was', () => {
  const lines = [...linesOf(beside(1000).trace)]
  const amountOf = (id: string) => lines.find((one) => one.id === id)?.amount
  expect([amountOf('taxpayer.wages'), amountOf('taxpayer.otherWork')]).toEqual([eur(20_000), eur(1000)])
  expect(lines.find(({ id }) => id === 'taxpayer.otherWork')?.law?.article).toBe('Wet IB 2001, art. 3.90')
})

test('that a healthcare contribution is assessed apart is said, of whom it is, and only then', () => {
  const codesOf = (of: Person, partner?: Person) =>
    computed(2024, { taxpayer: { wages: eur(20_000), ...of }, partner })
      .assumptions.filter(({ code }) => code.startsWith('healthcare-contribution'))
      .map(({ code, field }) => [code, field])
  const [work, alimony] = [{ otherWork: eur(1) }, { otherIncome: eur(1) }]
  expect([codesOf({ otherWork: 0 }), codesOf(work), codesOf(alimony), codesOf(work, alimony)]).toEqual([
    [],
    [['healthcare-contribution-on-work', 'taxpayer.otherWork']],
    [['healthcare-contribution-on-alimony', 'taxpayer.otherIncome']],
    [
      ['healthcare-contribution', 'taxpayer.otherWork'],
      ['healthcare-contribution', 'partner.otherIncome'],
    ],
  ])
})
