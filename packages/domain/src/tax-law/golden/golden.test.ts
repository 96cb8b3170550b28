import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { computeReturn, type Household, taxYears, type UnsupportedReason } from '../index.ts'

/** A household and what the second implementation (`scripts/second-opinion`) found; a figure of 0 is left out. */
interface Golden {
  readonly about: string
  readonly name: string
  readonly household: Household
  readonly joint?: object
  readonly taxpayer?: object
  readonly partner?: object
  readonly balance?: number
  readonly settlement?: number
  readonly unsupported?: readonly UnsupportedReason[]
}

const withoutZeros = (figures: object) =>
  Object.fromEntries(Object.entries(figures).filter(([, amount]) => amount !== 0))

function found(year: (typeof taxYears)[number], household: Household): Omit<Golden, 'about' | 'name' | 'household'> {
  const result = computeReturn(year, household)
  if (result.kind === 'invalid') throw new Error(JSON.stringify(result.problems))
  if (result.kind === 'unsupported') return { unsupported: result.reasons }
  const { household: joint, taxpayer, partner, balance, settlement } = result
  return {
    joint: withoutZeros(joint),
    taxpayer: withoutZeros(taxpayer),
    ...(partner && { partner: withoutZeros(partner) }),
    balance,
    settlement,
  }
}

describe.each(taxYears)('golden households of %d', (year) => {
  const goldens: Golden[] = JSON.parse(readFileSync(new URL(`fixtures/${year}.json`, import.meta.url), 'utf8'))

  test('are at least sixty, of every kind, each with a name of its own', () => {
    expect(goldens.length).toBeGreaterThanOrEqual(60)
    expect(new Set(goldens.map(({ name }) => name)).size).toBe(goldens.length)
    expect([...new Set(goldens.map(({ about }) => about))].sort()).toEqual([
      'box 2',
      'box 3',
      'couple',
      'gifts',
      'healthcare',
      'own home',
      'pensioner',
      'refused',
      'settlement',
      'single',
    ])
  })

  for (const { about, name, household, ...wanted } of goldens) {
    test(`${about}: ${name}`, () => {
      expect(found(year, household)).toEqual(wanted)
    })
  }
})
