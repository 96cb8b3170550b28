import { afterEach, expect, test } from 'vitest'
import { lawfulResultOf } from '../lawful-result/index.ts'
import type { Standing } from './law.ts'
import { type FigureGroup, figureGroups, sourceOf } from './provisional.ts'
import { taxYears } from './result.ts'
import { rulesOfYear } from './rules-of-year.ts'
import type { YearRules } from './year-rules.ts'

const year = 2025
const confirmed = new Map<{ standing: Standing }, Standing>()

/** Writes into the year's file that a group is provisional, until the test is over. */
function mark(group: FigureGroup) {
  const source: { standing: Standing } = sourceOf(group, rulesOfYear(year))
  confirmed.set(source, source.standing)
  source.standing = 'provisional'
}

afterEach(() => {
  for (const [source, standing] of confirmed) source.standing = standing
  confirmed.clear()
})

const born = '1985-03-27'
const wage = { taxpayer: { wages: 50_000_00, taxWithheld: 12_500_00, dateOfBirth: born } }
const pension = { taxpayer: { pensions: 30_000_00, taxWithheld: 5_000_00, dateOfBirth: '1950-03-27' } }
const home = (wozValue: number) => ({ ...wage, home: { wozValue, interest: 1_000_00, financingCosts: 0 } })

/** For each group a household in which it counts. */
const householdWith: Readonly<Record<FigureGroup, object>> = {
  box1: wage,
  rateAdjustment: {
    taxpayer: { ...wage.taxpayer, wages: 150_000_00 },
    gifts: { periodic: 5_000_00 },
  },
  home: home(400_000_00),
  hillen: home(900_000_00),
  general: wage,
  labour: wage,
  combination: { ...wage, childUnder12: true },
  elderly: pension,
  singleElderly: { taxpayer: { ...pension.taxpayer, singleElderly: true } },
  youngDisabled: { taxpayer: { ...wage.taxpayer, youngDisabled: true } },
  green: { taxpayer: { ...wage.taxpayer, greenInvestments: 20_000_00 } },
  payout: { ...wage, partner: { dateOfBirth: '1962-01-01' } },
  box2: { ...wage, box2Income: 10_000_00 },
  box3: { ...wage, box3: { savings: 250_000_00 } },
  healthcare: { ...wage, healthcare: { treatment: 100_00 } },
  gifts: { ...wage, gifts: { ordinary: 10_00 } },
  ruling: { taxpayer: { ...wage.taxpayer, untaxedAllowance: 1_000_00 } },
  settlement: wage,
}

const ofWage: readonly FigureGroup[] = ['box1', 'general', 'labour', 'settlement']

function figure(household: object) {
  const result = lawfulResultOf(year, { household: household as typeof wage, gaps: [] })
  if (result.kind !== 'figure') throw new Error(JSON.stringify(result))
  return result
}

test.each(figureGroups)('%s that is provisional makes a figure so where it counts, and nowhere else', (group) => {
  expect(figure(householdWith[group]).computed.standing).toBe('final')
  mark(group)
  const { computed, assumed } = figure(householdWith[group])
  expect([computed.standing, assumed.includes('figures-provisional')]).toEqual(['provisional', true])
  expect(figure(wage).computed.standing).toBe(ofWage.includes(group) ? 'provisional' : 'final')
})

test('a year that is provisional throughout has no figure that is right', () => {
  expect(figure(wage).certainty).toBe('likely')
  for (const group of figureGroups) mark(group)
  expect(figure(wage).certainty).toBe('provisional')
})

test('every source in a year’s file is of a group, so that no mark is left unread', () => {
  const sources = (value: unknown): readonly unknown[] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, part]) => (key === 'source' ? [part] : sources(part)))
      : []
  const rules: YearRules = rulesOfYear(year)
  expect(new Set(figureGroups.map((group) => sourceOf(group, rules)))).toEqual(new Set(sources(rules)))
  expect(sources(rules)).toHaveLength(figureGroups.length)
})

test.each(taxYears)('box 3 of %d is marked provisional just while it has no final percentages', (ofYear) => {
  const { final, source } = rulesOfYear(ofYear).box3
  expect(source.standing === 'provisional').toBe(final === undefined)
})
