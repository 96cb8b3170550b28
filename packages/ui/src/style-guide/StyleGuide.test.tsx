import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { colourRoles } from '../theme/roles.ts'
import { typeScale } from '../theme/scales.ts'
import { colourGroups } from './colour-groups.ts'
import { StyleGuide } from './StyleGuide.tsx'

test('every colour role stands in exactly one group', () => {
  expect(Object.values(colourGroups).flat().toSorted()).toEqual(Object.keys(colourRoles.light).toSorted())
})

test('a colour has a value in every theme', () => {
  render(<StyleGuide />)
  const swatch = screen.getByText('accentSoft').closest('li')
  const { light, dark, contrast } = colourRoles
  expect(swatch?.textContent).toBe(
    `accentSoftLight ${light.accentSoft}Dark ${dark.accentSoft}High contrast ${contrast.accentSoft}`,
  )
})

test('its sections are those of the specification', () => {
  render(<StyleGuide />)
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Colour palette',
    'Typography',
    'Buttons',
    'Form elements',
    'Cards',
    'Alerts',
  ])
})

test('every step of the type scale has a specimen', () => {
  render(<StyleGuide />)
  expect(screen.getAllByRole('definition')).toHaveLength(Object.keys(typeScale).length)
})
