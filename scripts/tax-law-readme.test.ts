import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { computeReturn, householdSchema, taxYears } from '../packages/domain/src/tax-law/index.ts'

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

test('both READMEs name the first and the last tax year there is', () => {
  const product = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
  const [first, last] = [taxYears[0], taxYears.at(-1)]
  expect([product.match(/the law of (\d+ to \d+)/)?.[1], text.match(/household in (\d+–\d+)/)?.[1]]).toEqual([
    `${first} to ${last}`,
    `${first}–${last}`,
  ])
})
