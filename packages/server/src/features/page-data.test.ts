import { routes } from '@aangiftewijs/app/entry-server'
import { expect, test } from 'vitest'
import { features } from './index.ts'

test('what a page needs has one feature that loads it', () => {
  const needs = [...new Set(routes.flatMap(({ data }) => data))]
  const loaders = needs.map((need) => [need, features.filter(({ data }) => data[need] !== undefined).length])
  expect(loaders).toEqual(needs.map((need) => [need, 1]))
})
