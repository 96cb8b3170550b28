import { describe, expect, it } from 'vitest'
import { coherenceOf, holdsTogether, isRubble, soundness, tornJoints } from './coherence.ts'
import type { TextRun } from './page.ts'
import { wordsOfRuns } from './words.ts'

const lineOf = (...texts: readonly (readonly [string, number])[]): TextRun[] =>
  texts.map(([text, x]) => ({ text, x, y: 100, width: text.length * 5, height: 10 }))
const size = { number: 1, width: 595, height: 842 }
const of = (runs: readonly TextRun[]) => coherenceOf(wordsOfRuns(size, runs), tornJoints(runs))

describe('words that hold together', () => {
  it.each<[string, TextRun[]]>([
    ['a line of one run', lineOf(['Loon voor de loonheffing 20.535,80', 0])],
    ['label and value apart', lineOf(['Ingehouden loonheffing', 0], ['1.492,36', 300])],
    ['kerning that joins exactly', lineOf(['Arbeidsk', 0], ['orting', 40])],
    ['amounts as the English write them', lineOf(['€8,824.94,', 0], ['188,381.16', 100], ['EUR 465,000', 200])],
    ['a day and numbers in groups', lineOf(['01-01-2023', 0], ['1.234.567.890', 100], ['40.771.593', 200])],
    ['a long official word', lineOf(['werknemersverzekeringen 100,00', 0])],
  ])('%s', (_, runs) => {
    expect(of(runs)).toMatchObject({ torn: 0, glued: 0, unwritten: 0 })
    expect(holdsTogether(of(runs))).toBe(true)
  })
})

describe('words that do not', () => {
  it.each<[string, TextRun[], Partial<ReturnType<typeof of>>]>([
    ['no spaces at all', lineOf(['LoonvoordeloonheffingEUR20.535,80', 0]), { words: 1, glued: 1 }],
    ['the years over two columns stuck together', lineOf(['20252024', 0], ['loon', 200]), { words: 2, glued: 3 }],
    ['whole euros of a line stuck together', lineOf(['47.81211.6644.393', 0], ['loon', 200]), { words: 2, glued: 3 }],
    ['a day stuck to the next', lineOf(['01-01-202331-12-2023', 0], ['loon', 200]), { words: 2, glued: 3 }],
    ['an amount stuck to the next', lineOf(['1.234,561.234,56', 0], ['loon', 200]), { words: 2, glued: 4 }],
    ['runs that overlap', lineOf(['Uh', 0], ['eeft', 8], ['een', 34]), { torn: 1 }],
    ['a letter off its word', lineOf(['Uw b urgerservicenummer is', 0]), { torn: 1 }],
    ['half a space', lineOf(['h', 0], ['ypotheekschuld', 6.5]), { torn: 2 }],
    ['words beside the page', lineOf(['U kreeg in 2023', 560], ['een uitkering', 640]), { words: 6, outside: 4 }],
    ['a font without its letters', lineOf(['Xqkzv wqxxg jkqzz', 0]), { words: 3, unwritten: 3 }],
    [
      'codes among signs, whose letters are all unwritten',
      lineOf([`${'! "# $% '.repeat(9)}${'xqkzv wqxxg jkqzz '.repeat(3)}`, 0]),
      { words: 36, unwritten: 9 },
    ],
  ])('%s', (_, runs, counts) => {
    expect(of(runs)).toMatchObject(counts)
    expect(holdsTogether(of(runs))).toBe(false)
  })

  it('a page without words is read by another way', () =>
    expect([holdsTogether(of([])), soundness(of([]))]).toEqual([false, 0]))
})

it.each([
  ['codes that no font turns into letters', 'RQJ HKRXGHQ ORRQKHII LQJ HQSU HPLH YRONVYHU JHGXUHQ GH', true],
  [
    'abbreviations in capital letters',
    'INH LBPH FISC LN ZVW BIJDR WGHZVW PREM WAOWIA loonheffing over het hele jaar',
    false,
  ],
])('%s', (_, text, isNone) => expect(isRubble(of(lineOf([text, 0])))).toBe(isNone))
