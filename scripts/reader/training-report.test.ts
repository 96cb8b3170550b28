import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { fingerprint } from './fingerprint.mjs'

const fileOf = (name: string) => readFileSync(new URL(`../../packages/server/reader/${name}`, import.meta.url), 'utf8')

it('tells which generator and script the weights were learned by', () => {
  const { madeBy = 'of before they were named' } = JSON.parse(fileOf('weights.json'))
  expect(fileOf('training-report.md')).toContain(`Generator and script: \`${madeBy}\``)
})

/** Whoever changes the generator learns anew, or says in the report that the weights are of before. */
it('is of the generator and script of today, or says so', () =>
  expect(fileOf('training-report.md')).toMatch(
    new RegExp(`^Generator and script(?: since)?: \`${fingerprint()}\``, 'm'),
  ))
