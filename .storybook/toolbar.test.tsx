import { expect, test } from 'vitest'
import { breakpoints } from '../packages/ui/src/theme/scales.ts'
import { viewports } from './toolbar.ts'

test('every width at which the layout changes can be chosen', () => {
  const widths = Object.values(viewports).map(({ styles }) => styles.width)
  expect(Object.values(breakpoints).filter((rem) => !widths.includes(`${rem * 16}px`))).toEqual([])
})
