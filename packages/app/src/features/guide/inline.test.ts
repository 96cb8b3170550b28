import { describe, expect, it } from 'vitest'
import { inlinePieces, plainWords } from './inline.ts'

describe('inline marks', () => {
  it('makes links, terms and strong words of a sentence', () => {
    expect(inlinePieces('**Note.** See the [guide](/tax-guide#box-3) on _jaaropgaaf_.')).toEqual([
      { kind: 'strong', words: 'Note.' },
      { kind: 'words', words: ' See the ' },
      { kind: 'link', words: 'guide', href: '/tax-guide#box-3' },
      { kind: 'words', words: ' on ' },
      { kind: 'term', words: 'jaaropgaaf' },
      { kind: 'words', words: '.' },
    ])
  })

  it('leaves underscores inside words alone', () => {
    expect(inlinePieces('income_statement and tax_filing')).toEqual([
      { kind: 'words', words: 'income_statement and tax_filing' },
    ])
    expect(inlinePieces('a/_b_ c')).toEqual([{ kind: 'words', words: 'a/_b_ c' }])
    expect(inlinePieces('**a**_b_')).toEqual([
      { kind: 'strong', words: 'a' },
      { kind: 'term', words: 'b' },
    ])
  })

  it('keeps amounts and boxes on one line', () => {
    expect(plainWords('Box 3 boven € 3.000')).toBe('Box\u00a03 boven €\u00a03.000')
  })

  it('reads plainly without its marks', () => {
    expect(plainWords('The _BSN_ of [you](/x), **always**')).toBe('The BSN of you, always')
  })
})
