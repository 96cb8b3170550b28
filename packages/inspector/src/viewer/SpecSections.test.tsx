import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { catalogue } from '../catalogue/index.ts'
import { specSections } from '../spec-sections/index.ts'
import { LanguageProvider } from '../words.tsx'
import { LocalChart } from './LocalChart.tsx'
import { SpecSections } from './SpecSections.tsx'

// The whole wizard in words is a large page for jsdom.
vi.setConfig({ testTimeout: 30_000 })
afterEach(cleanup)

test.each(catalogue.map((entry) => [entry.id, entry] as const))(
  'every link of a state of %s leads to a section on the page',
  (_, entry) => {
    render(
      <LanguageProvider value="en">
        <LocalChart entry={entry} />
        <SpecSections />
      </LanguageProvider>,
    )
    const targets = [...document.links].map((link) => link.getAttribute('href') ?? '')
    const lost = targets.filter((href) => !href.startsWith('#') || document.getElementById(href.slice(1)) === null)
    expect([targets.length > 0, lost]).toEqual([true, []])
  },
)

test('every section is told, in Dutch too', () => {
  render(
    <LanguageProvider value="nl">
      <SpecSections />
    </LanguageProvider>,
  )
  const headings = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(headings).toEqual(
    specSections.map(({ id, title }) => `${id.startsWith('decisions') ? 'decisions' : id} · ${title.nl}`),
  )
})
