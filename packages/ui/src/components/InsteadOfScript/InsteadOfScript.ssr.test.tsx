import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { hydrate } from '../../testing/hydrate.tsx'
import { InsteadOfScript } from './InsteadOfScript.tsx'

test('the server writes it, and the page that acts by script drops it', async () => {
  const element = createElement(InsteadOfScript, { as: 'span', children: 'Send' })
  expect(renderToString(element)).toMatch(/^<span class="[^"]+">Send<\/span>$/)
  const { container, complaints, close } = await hydrate(element)
  expect([container.textContent, complaints]).toEqual(['', []])
  close()
})
