import { describe, expect, it } from 'vitest'
import { around } from '../../testing/around.ts'
import type { Placed } from '../../testing/placed-texts.ts'
import { textOf } from './slots.ts'

/** Lines of a form by turns, labels at the left and values at the right, each so far under the one before. */
const byTurns = (step: number, ...texts: readonly string[]): Placed[] =>
  texts.map((text, at): Placed => [text, /^[\d€]/.test(text) ? 200 : 60, 80 + step * at])

describe('labels and values on lines by turns', () => {
  it.each<[string, string | undefined, string | undefined, readonly Placed[]]>([
    [
      'each label over its own where the first line is a label',
      'Fiscaal loon zoals in de aangifte in te vullen',
      undefined,
      byTurns(
        20,
        'Brutoloon met vakantiegeld en alle toeslagen',
        '2,00',
        'Fiscaal loon zoals in de aangifte in te vullen',
        '1,00',
        'Loonheffing die op het loon is ingehouden',
        '3,00',
      ),
    ],
    [
      'each under its own where the last line is one',
      undefined,
      'Loonheffing die op het loon is ingehouden',
      byTurns(
        20,
        '2,00',
        'Brutoloon met vakantiegeld en alle toeslagen',
        '1,00',
        'Loonheffing die op het loon is ingehouden',
      ),
    ],
    [
      'either where the first line and the last do not tell',
      'Brutoloon met vakantiegeld en alle toeslagen',
      'Loonheffing die op het loon is ingehouden',
      byTurns(
        12,
        'Naam',
        '2,00',
        'Brutoloon met vakantiegeld en alle toeslagen',
        '1,00',
        'Loonheffing die op het loon is ingehouden',
      ),
    ],
  ])('%s', (_, over, under, texts) => {
    const { above, before, below } = around('1,00', texts)
    expect([textOf(above ?? before) || undefined, textOf(below) || undefined]).toEqual([over, under])
  })

  it('whatever numbers the boxes have, and under a table of something else', () => {
    const boxes = byTurns(22, 'Rente', '2,00', 'Kosten', '1,00').map(([text, x, y]): Placed => [text, x, y + 60])
    const numbers: Placed[] = [
      ['1', 45, 140],
      ['2', 45, 184],
    ]
    const table: Placed[] = [
      ['Deelnummer', 60, 60],
      ['Hypotheekschuld', 190, 60],
      ['20.30.40', 60, 75],
      ['3,00', 200, 75],
    ]
    const { before, header } = around('1,00', [...table, ...boxes, ...numbers])
    expect([textOf(before), header]).toEqual(['2 Kosten', undefined])
  })
})
