import { composeStories } from '@storybook/react-vite'
import { render } from '@testing-library/react'
import { type ComponentType, createElement } from 'react'
import { expect, test } from 'vitest'
import { when } from '../../theme/mixins.ts'
import { breakpoints } from '../../theme/scales.ts'
import { vars } from '../../theme/vars.css.ts'

type StoriesModule = Parameters<typeof composeStories>[0]

const files = import.meta.glob<StoriesModule>('./*.stories.tsx', { eager: true })

/** What the style guide draws, where a test of its own asks for all of them. */
const drawnByStyleGuide = ['colour', 'size']

const tokens = Object.entries({ ...vars, from: breakpoints, when })
  .filter(([group]) => !drawnByStyleGuide.includes(group))
  .flatMap(([group, table]) => Object.keys(table).map((name) => `${group}.${name}`))

test('every token is drawn under Foundations', () => {
  for (const module of Object.values(files))
    for (const Story of Object.values<ComponentType>(composeStories(module))) render(createElement(Story))
  const drawn = new Set([...document.querySelectorAll('[data-token]')].map((one) => one.getAttribute('data-token')))
  expect(tokens.length).toBeGreaterThan(50)
  expect(tokens.filter((token) => !drawn.has(token))).toEqual([])
})
