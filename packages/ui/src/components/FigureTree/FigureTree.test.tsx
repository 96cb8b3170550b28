import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FigureTree } from './FigureTree.tsx'

const leaf = (id: string) => ({ id, label: id, amount: '€ 1', parts: [] })

test('what a figure consists of is a list in it, folded away; a figure with nothing behind it does not fold', () => {
  render(
    <FigureTree
      stepsLabel="Used for this"
      root={{
        id: 'whole',
        label: 'whole',
        amount: '€ 3',
        how: 'All together.',
        parts: [{ ...leaf('branch'), parts: [leaf('twig'), { ...leaf('told'), how: 'Half of it.' }] }, leaf('leaf')],
        steps: [{ ...leaf('step'), how: 'Known.', isOpen: true }],
      }}
    />,
  )
  const text = (element: Element) => element.textContent?.replace(/\s+/g, ' ')
  const [outer, inner] = document.querySelectorAll('ul')
  expect([...(outer?.children ?? [])].map(text)).toEqual(['branch € 1twig € 1told € 1Half of it.', 'leaf € 1'])
  expect([...(inner?.children ?? [])].map(text)).toEqual(['twig € 1', 'told € 1Half of it.'])
  expect([...document.querySelectorAll('summary')].map(text)).toEqual(['branch € 1', 'told € 1', 'step € 1'])
  expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([false, false, true])
  expect([screen.getByText('All together.'), screen.getByText('Used for this')]).toHaveLength(2)
})
