import { describe, expect, it } from 'vitest'
import { around } from '../../testing/around.ts'
import type { Placed } from '../../testing/placed-texts.ts'
import { textOf } from './slots.ts'

describe('what stands around an amount', () => {
  it('in a sentence, the words before and after it, over the ends of lines', () => {
    const context = around('€ 1,00', [
      ['Over het afgelopen jaar ontvangt u van ons deze opgave. Wij hielden', 60, 100],
      ['op uw loon € 1,00 aan loonheffing ingehouden. Bewaar deze brief bij uw papieren', 60, 112],
    ])
    expect([textOf(context.left), textOf(context.right)]).toEqual([
      'Wij hielden op uw loon aan loonheffing ingehouden.',
      'aan loonheffing ingehouden.',
    ])
  })

  it('in a list of sentences with colons, nothing of the next', () => {
    const context = around('€ 1,00', [
      ['- uw schuld aan het begin van het jaar: € 1,00', 60, 100],
      ['schuld aan het einde van het jaar: € 2,00', 60, 112],
    ])
    expect(textOf(context.left)).toBe('uw schuld aan het begin van het jaar:')
  })

  it('in a list, nothing of the line over it', () => {
    const context = around('€ 1,00', [
      ['Werknemer: F. Wiersma, BSN eindigend op 9795, in dienst sinds 2019', 60, 100],
      ['- Fiscaal loon: € 1,00', 60, 112],
    ])
    expect(textOf(context.left)).toBe('Fiscaal loon:')
  })

  it('in a sentence, nothing of the one that a short word ended', () => {
    const texts: readonly Placed[] = [
      [
        'In 2024 the tax office received € 2,00 in wage tax from us. Your gross pay was € 1,00 before deductions.',
        60,
        100,
      ],
    ]
    expect([textOf(around('€ 2,00', texts).left), textOf(around('€ 1,00', texts).left)]).toEqual([
      'In 2024 the tax office received in wage tax from us.',
      'Your gross pay was before deductions.',
    ])
  })
})
