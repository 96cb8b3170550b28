import { sureEnough, type UploadType } from '@aangiftewijs/domain/documents'
import { describe, expect, it } from 'vitest'
import { pageOf, table } from '../testing/placed-texts.ts'
import { readStatements } from './read-statements.ts'

/** Pages of a label and a value in each line. */
const pagesOf = (...pages: readonly (readonly (readonly string[])[])[]) =>
  pages.map((lines, at) => ({ ...pageOf(table(40, ...lines)), number: at + 1 }))

/** Of each statement whether a field is sure enough to be filled in. */
const areSure = (field: string, type: UploadType, pages: ReturnType<typeof pagesOf>) =>
  readStatements(pages, type).statements.map(({ evidence }) => (evidence[field]?.confidence ?? 0) >= sureEnough)

const first = [
  ['Bakkerij De Korenschoof B.V.'],
  ['Jaaropgaaf 2024'],
  ['Burgerservicenummer', '999990822'],
  ['Loon voor de loonheffing', '21.876,54'],
  ['Ingehouden loonheffing', '1.498,20'],
]
/** A line that no reader makes sense of: its amounts may stand under the labels of others. */
const second = (wage: string, tax: string) => [
  ['Sportcentrum De Waterlelie B.V.'],
  ['Opgaaf van loon en inhoudingen 2024'],
  ['Burgerservicenummer', '999990822'],
  ['1. Loon voor de', '2. Loonheffing', '3. Netto'],
  ['loonheffing', tax, '2.001,59'],
  [wage],
]

describe('a page of which nothing was taken', () => {
  it('leaves in doubt what was read beside it, where it names somebody and a wage of its own', () =>
    expect(areSure('salary', 'income_statement', pagesOf(first, second('3.180,66', '1.179,07')))).toContain(false))
  it('says nothing where it has the same amounts', () =>
    expect(areSure('salary', 'income_statement', pagesOf(first, second('21.876,54', '1.498,20')))).toEqual([true]))
  it('says nothing where it names nobody', () =>
    expect(
      areSure('salary', 'income_statement', pagesOf(first, [['Toelichting'], ['Fiscaal loon', '9.149,00']])),
    ).toEqual([true]))
})

it('counts what was not spent on the home neither as interest nor as debt', () => {
  const lines = [
    ['Amsteldal Hypotheken B.V.'],
    ['Fiscaal jaaroverzicht 2024'],
    ['Leningdeel AD-6641-A (eigen woning, box 1)'],
    ['Restant op 31 december 2024', '', '217.813,62'],
    ['Betaalde rente', '', '4.557,60'],
    ['Leningdeel AD-6641-B (overig, box 3)'],
    ['Restant op 31 december 2024', '', '40.000,00'],
    ['Betaalde rente', '', '1.839,96'],
  ]
  const [statement] = readStatements(pagesOf(lines), 'mortgage_statement').statements
  expect(statement).toMatchObject({ mortgageInterest: 4557.6, remainingBalance: 217813.62 })
})

it('takes neither the second name of a caption nor what a number is called for an employer', () => {
  const lines = [
    ['JAAROPGAVE 2023'],
    ['WERKGEVER / INHOUDINGSPLICHTIGE', '', 'LOONHEFFINGENNUMMER'],
    ['ZUIDWIJK LOGISTICS NEDERLAND BV', '', '8115 63 904 L02'],
    ['LOON VOOR LOONHEFFING', '', '47.812'],
    ['INGEHOUDEN LOONHEFFING', '', '11.664'],
  ]
  const [statement] = readStatements(pagesOf(lines), 'income_statement').statements
  expect(statement).toMatchObject({ employerName: 'ZUIDWIJK LOGISTICS NEDERLAND BV' })
})
