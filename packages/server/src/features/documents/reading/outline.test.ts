import { describe, expect, it } from 'vitest'
import { pageOf } from '../testing/placed-texts.ts'
import { outlineOf } from './outline.ts'
import { readStatements } from './read-statements.ts'
import { shippedModel } from './statements/model.ts'

const page = pageOf([
  ['Jaaropgaaf 2024', 60, 40],
  ['Werkgever', 60, 70],
  ['Bakkerij Jansen B.V.', 300, 70],
  ['Werknemer', 60, 85],
  ['K. Pietersen', 300, 85],
  ['Burgerservicenummer', 60, 100],
  ['999990019', 300, 100],
  ['Wat het opbracht', 60, 130],
  ['31.400,00', 300, 130],
  ['Ingehouden loonheffing', 60, 145],
  ['4.210,00', 300, 145],
])
const outline = outlineOf(
  [page],
  'income_statement',
  [{ statement: 0, field: 'salary', amount: 31_400 }],
  0.75,
  shippedModel(),
)
const words = outline.pages.flatMap((one) => one.words.map(({ text }) => text)).join(' ')

describe('the outline of a paper that was corrected', () => {
  it('holds nothing of the person', () => {
    expect(words).not.toMatch(/jansen|pietersen|99999|31\.400|4\.210|[1-9]\d{8}/i)
    expect(words).toContain('X. Xxxxxxxxx')
  })

  it('keeps captions, years, and what is said of the amount that is right', () => {
    for (const kept of ['2024', 'Werkgever', 'Burgerservicenummer', 'Ingehouden', 'Wat het opbracht'])
      expect(words).toContain(kept)
  })

  it('says what is right, in the amounts it prints', () => {
    expect(outline.expected).toEqual([{ salary: 23_550 }])
    expect(words).toContain('23.550,00')
    expect(words).toContain('3.157,50')
  })

  it('is read as the paper was', () => {
    const read = (pages: Parameters<typeof readStatements>[0]) =>
      readStatements(pages, 'income_statement').statements.map((statement) =>
        statement.kind === 'income_statement' ? statement.taxWithheld : null,
      )
    const outlined = outline.pages.map((one) => ({
      ...one,
      words: one.words.map((word) => ({ ...word, place: { page: one.number, x: 0, y: 0, width: 0, height: 0 } })),
    }))
    expect(read(outlined)).toEqual(read([page]).map((amount) => amount && amount * 0.75))
  })
})
