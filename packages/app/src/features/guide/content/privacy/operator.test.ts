import { expect, test } from 'vitest'
import type { Operator } from '../../../../page-request.ts'
import { allTexts } from '../../block-texts.ts'
import { linksIn, plainWords } from '../../inline.ts'
import { content } from './index.ts'

const statementOf = (operator: Operator) => allTexts({ ...content, parts: content.partsFor?.(operator) ?? [] })
const wordsOf = (operator: Operator) =>
  statementOf(operator)
    .map(({ en, nl }) => plainWords(`${en}\n${nl}`))
    .join('\n')

test('without an operator’s settings the statement says that they are not there', () => {
  const said = wordsOf({})
  for (const words of ['has not said here who they are', 'has not said how long they are kept', 'for a year'])
    expect(said).toContain(words)
  for (const words of ['A mail server', 'A storage service', 'These are']) expect(said).not.toContain(words)
})

test('it names who answers, the recipients that are configured, and how long backups are kept', () => {
  const operator: Operator = {
    controller: { name: 'Stichting *Voorbeeld*', contact: 'privacy_office_@example.org' },
    processors: ['Example Hosting, Germany', 'Example Mail, Ireland'],
    sendsMail: true,
    hasBucket: true,
    backupDays: 14,
  }
  const said = wordsOf(operator)
  for (const words of [
    'Stichting  Voorbeeld  decides',
    'Example Hosting, Germany; Example Mail, Ireland',
    'A mail server',
    'Een opslagdienst',
    '14 days at most',
    'nog maximaal 14 dagen',
  ])
    expect(said).toContain(words)
  expect(statementOf(operator).flatMap(({ nl }) => linksIn(nl))).toContain('mailto:privacy_office_@example.org')
  expect(wordsOf({ backupDays: 1 })).toContain('a day at most')
})
