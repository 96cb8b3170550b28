import { taxYears } from '@aangiftewijs/domain/tax-law'
import { expect, test } from 'vitest'
import type { Block } from './blocks.ts'
import { content as guide } from './content/tax-guide/index.ts'

const figuresIn = (blocks: readonly Block[]) =>
  blocks.flatMap((block) => (block.kind === 'figure' && block.others.length > 0 ? [block] : []))

test('a figure that changes with the year is told up to the newest year there is', () => {
  const figures = guide.parts.flatMap(({ sections }) => sections.flatMap(({ blocks }) => figuresIn(blocks)))
  const newest = String(taxYears.at(-1))
  expect(
    figures.filter(({ others }) => !others.some(({ year }) => year.includes(newest))).map(({ label }) => label.en),
  ).toEqual([])
})
