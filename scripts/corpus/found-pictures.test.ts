import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { foundAmounts } from '../../packages/app/src/features/tax-return/papers/found-amounts.ts'
import { foundAlso } from '../../packages/app/src/features/tax-return/questions/found-also.ts'
import { foundPicture, picturesFolder } from './found-picture.mjs'

test('each place has its picture as it is drawn now, and none is left over (`npm run found-pictures`)', () => {
  const drawn = Object.entries({ ...foundAmounts, ...foundAlso }).map(([name, [statement, line]]) => [
    `${name}.svg`,
    foundPicture(statement, line),
  ])
  const there = readdirSync(picturesFolder).map((file) => [file, readFileSync(new URL(file, picturesFolder), 'utf8')])
  expect(there.toSorted()).toEqual(drawn.toSorted())
})
