import { expect, it } from 'vitest'
import { repaymentWayIn } from './text-fields.ts'

it.each([
  ['62001 annuïtair', 'Annuïtair'],
  ['Beleggingshypotheek', 'Belegging'],
  ['Beleggingsrekening', null],
  ['LENINGNR 004.771.339 SRT: LIN', 'Lineair'],
  ['700.1 / 01 ANN 88.400,10', 'Annuïtair'],
  ['700.1 / 02 AVR 45.000,00', 'Aflossingsvrij'],
  ['Ann Linders', null],
])('%s names as way of repaying %s', (text, way) => {
  expect(repaymentWayIn(text)).toBe(way)
})
