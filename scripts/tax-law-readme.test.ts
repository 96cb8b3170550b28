import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { computeReturn, householdSchema } from '../packages/domain/src/tax-law/index.ts'

const text = readFileSync(new URL('../packages/domain/src/tax-law/README.md', import.meta.url), 'utf8')

test('the household in the README of the law gives what is said of it', () => {
  const [, household = ''] = /```json\n(.*?)```/s.exec(text) ?? []
  const [, settlement] = /its `settlement` is (−?\d+)/.exec(text) ?? []
  expect(computeReturn(2024, JSON.parse(household))).toMatchObject({
    kind: 'computed',
    settlement: Number(settlement?.replace('−', '-')),
  })
})

test('every field of a household and of a person stands in its table', () => {
  const { taxpayer, ...fields } = householdSchema.shape
  const told = [...text.matchAll(/^\| (.+?) \|/gm)].flatMap(([, names = '']) => names.match(/\w+/g) ?? [])
  expect([...Object.keys(fields), ...Object.keys(taxpayer.shape)].filter((name) => !told.includes(name))).toEqual([])
})
