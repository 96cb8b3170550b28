import { sureEnough } from '@aangiftewijs/domain/documents'
import { expect, it } from 'vitest'
import { type Placed, pageOf } from '../../testing/placed-texts.ts'
import { sheetOf } from '../candidates/sheet.ts'
import { readStatements } from '../read-statements.ts'
import { rowsOfExamples } from './examples.ts'
import { isNoYearStatement } from './other-papers.ts'

const rowsOf = (lines: readonly string[]) =>
  sheetOf([pageOf(lines.map((line, at): Placed => [line, 60, 40 + 20 * at]))]).rows

it.each<[string, readonly string[], boolean]>([
  ['an offer', ['Hypotheekofferte', 'Berekende rente'], true],
  ['an offer that names a year in a caption', ['Renteverlengingsvoorstel', 'Jaaropgaaf over: 2026'], true],
  ['a declaration that was scanned', ['Werkgcversverklaring', 'Fiscaal loon'], true],
  ['the statement of a year', ['Jaaropgaaf 2024', 'Fiscaal loon'], false],
  ['a payslip that is one as well', ['Jaaropgaaf 2024 en loonstrook december', 'Fiscaal loon'], false],
])('tells %s', (_, lines, isOther) => {
  expect(isNoYearStatement(rowsOf(lines))).toBe(isOther)
})

it.each([
  ['Loonstrook april 2024', false],
  ['Jaaropgaaf 2024', undefined],
])('says of %s whether it is of a year, and is sure of its figures only then', (title, isOfYear) => {
  const [statement] = readStatements(
    [
      pageOf([
        [title, 60, 70, 18],
        ['Fiscaal loon', 60, 120],
        ['20.535,80', 440, 120],
        ['Ingehouden loonheffing', 60, 140],
        ['1.914,00', 440, 140],
      ]),
    ],
    'income_statement',
  ).statements
  const { salary } = statement?.evidence ?? {}
  expect(statement).toMatchObject({ kind: 'income_statement', salary: 20535.8 })
  expect(statement?.isOfYear).toBe(isOfYear)
  expect((salary?.confidence ?? 0) >= sureEnough).toBe(isOfYear === undefined)
})

it('takes what stands under the heading of an example for nobody’s, up to the next title', () => {
  const rows = rowsOf(['Fiscaal loon', 'Voorbeeld', 'Fiscaal loon', 'Jaaropgaaf 2024', 'Fiscaal loon'])
  expect([...rowsOfExamples(rows)]).toEqual([1, 2])
})
