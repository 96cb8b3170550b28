import { expect, test } from 'vitest'
import type { Operator } from '../../../../page-request.ts'
import { allTexts } from '../../block-texts.ts'
import { content } from './index.ts'

const statementOf = (operator: Operator) =>
  allTexts({ ...content, parts: content.partsFor?.(operator) ?? [] })
    .map(({ en }) => en)
    .join('\n')

test('where the operator has an address, problems are reported there', () => {
  const said = statementOf({ controller: { name: 'Example', contact: 'reports@example.org' } })
  expect(said).toContain('Report it at [reports@example.org](mailto:reports@example.org)')
  expect(said).not.toContain('has left no address')
})

test('without one it says so, and in any case how far it conforms, and when that was checked', () => {
  const said = statementOf({})
  for (const words of ['has left no address', 'partly conforms', 'EN 301 549', 'November 27, 2026'])
    expect(said).toContain(words)
})
