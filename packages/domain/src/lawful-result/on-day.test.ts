import { expect, test } from 'vitest'
import { certaintyOn, heavyIn, type LawfulFigure, lawfulResultOf, notesOn } from './index.ts'

const income = { wages: 50_000_00, taxWithheld: 12_500_00, dateOfBirth: '1985-03-27' }

function figure(year: number, also: object = {}): LawfulFigure {
  const result = lawfulResultOf(year, { household: { taxpayer: income, ...also }, gaps: [] })
  if (result.kind !== 'figure') throw new Error(result.kind)
  return result
}
const wealth = { box3: { savings: 250_000_00, investments: 100_000_00 } }
const said = (of: LawfulFigure, today: string) => [certaintyOn(of, today), ...notesOn(of, today).map(({ en }) => en)]

test('what rests on percentages that are not final is provisional, whatever the day; nothing is missing', () => {
  const of = figure(2026, wealth)
  expect([of.certainty, heavyIn(of.assumed)]).toEqual(['provisional', []])
  expect(certaintyOn(of, '2027-03-01')).toBe('provisional')
  expect(figure(2025, wealth).certainty).toBe('likely')
  // Below the allowance no percentage counts.
  expect(figure(2026, { box3: { savings: 10_000_00 } }).certainty).toBe('likely')
})

test('while its year lasts a figure is provisional and says why; what is rough stays so', () => {
  const yearNotOver = expect.stringMatching(/^2026 is not over yet: .*Fill in what you expect over the whole year/)
  expect(said(figure(2026), '2026-12-31')).toEqual(['provisional', yearNotOver])
  expect(said(figure(2026), '2027-01-01')).toEqual(['likely'])
  expect(certaintyOn({ ...figure(2026), certainty: 'rough' }, '2026-12-31')).toBe('rough')
})

test('of what is to pay interest is said: before the deadline how to have none, after it that it comes on top', () => {
  const of = figure(2023, wealth)
  expect(of.outcome).toBe('pay')
  expect(said(of, '2024-04-30')).toEqual([
    'likely',
    'File before May 1, 2024: then no interest (_belastingrente_) is added to what you have to pay.',
  ])
  expect(said(of, '2024-05-01')).toEqual(['likely', expect.stringMatching(/^Interest .* from July 1, 2024 on, unless/)])
  expect(notesOn(of, '2024-05-01')[0]?.nl).toMatch(/^Belastingrente zit niet in dit bedrag\. .* vanaf 1 juli 2024/)
})

test('who gets money back has no interest to pay; of partners it is of each', () => {
  const refund = figure(2023, { taxpayer: { ...income, taxWithheld: 20_000_00 } })
  expect([refund.outcome, notesOn(refund, '2026-11-27')]).toEqual(['refund', []])
  const together = figure(2023, {
    taxpayer: { ...income, taxWithheld: 20_000_00 },
    partner: { wages: 40_000_00, taxWithheld: 4_000_00, dateOfBirth: '1985-03-27' },
  })
  expect([together.outcome, notesOn(together, '2026-11-27').length]).toEqual(['refund', 1])
})
