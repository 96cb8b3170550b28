import { expect, test } from 'vitest'
import { formulaWords } from '../../lawful-result/index.ts'
import { computeReturn } from '../compute-return.ts'
import type { Person } from '../household.ts'
import { linesOf } from './trace.ts'

const told = (year: number, person: Person) => {
  const result = computeReturn(year, { taxpayer: person })
  if (result.kind !== 'computed') throw new Error(result.kind)
  const line = [...linesOf(result.trace)].find(({ id }) => id === 'taxpayer.credits.labour')
  return line && [line.amount, formulaWords(line, 'en').how.replaceAll('\u00a0', ' ')]
}

test('the labour credit is told with the figures that make it, in each of its slices', () =>
  expect([
    told(2024, { wages: 8_000_00 }),
    told(2024, { wages: 14_200_00 }),
    told(2024, { wages: 30_000_00 }),
    told(2024, { wages: 60_000_00 }),
    told(2024, { wages: 14_200_00, dateOfBirth: '1950-03-12' }),
    told(2026, { wages: 20_000_00, labourCreditApplied: 5_100_00 }),
  ]).toEqual([
    [-674_00, 'Over a labour income of € 8.000,00: 8.425% of it, at most € 968,00.'],
    // 968 + 31.433 % of 2,710.
    [
      -1_819_83,
      'Over a labour income of € 14.200,00: € 968,00, plus 31.433% of it above € 11.490,00, at most € 5.158,00.',
    ],
    // 5,158 + 2.471 % of 5,180.
    [
      -5_286_00,
      'Over a labour income of € 30.000,00: € 5.158,00, plus 2.471% of it above € 24.820,00, at most € 5.532,00.',
    ],
    // 5,532 − 6.51 % of 20,043.
    [-4_227_20, 'Over a labour income of € 60.000,00: € 5.532,00, less 6.51% of it above € 39.957,00.'],
    [
      -940_40,
      'Over a labour income of € 14.200,00: € 501,00, plus 16.214% of it above € 11.490,00, at most € 2.662,00.',
    ],
    [-5_100_00, 'Over a labour income of € 20.000,00: as the employer applied it, at most € 5.685,00.'],
  ]))
