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

  it('in a sentence, a word that is broken between lines as one', () => {
    const context = around('€ 1,00', [
      ['Deze brief is voor uw aangifte. In dat jaar hebben wij u in totaal € 1,00 bruto aan ouderdom-', 60, 100],
      ['spensioen betaald; in 2023 was dat nog minder dan u in 2024 van ons ontving', 60, 112],
    ])
    expect(textOf(context.right)).toBe('bruto aan ouderdomspensioen betaald;')
  })

  it('in a sentence, what sank or rose to it, named before the amount it sank from', () => {
    const texts: readonly Placed[] = [
      ['Van dat bedrag was het meeste aflossing. Daardoor daalde uw schuld van € 2,00 aan het begin', 60, 100],
      ['van het jaar naar € 1,00 op 31 december 2024. Achterstanden waren er niet in dat jaar', 60, 112],
    ]
    expect([textOf(around('€ 2,00', texts).left), textOf(around('€ 1,00', texts).left)]).toEqual([
      'Daardoor daalde uw schuld van aan het begin',
      'Daardoor daalde uw schuld naar op 31 december 2024.',
    ])
  })

  it('in lines that dots lead along, nothing of the line over it', () => {
    const context = around('€ 1,00', [
      ['Uitbetaald over . . . . . . . . . . . . . . . . . . . . . januari t/m december 2023', 60, 100],
      ['Bruto uitgekeerd pensioen . . . . . . . . . . . . . . . . . . . . . . . . . . . € 1,00', 60, 112],
    ])
    expect(textOf(context.left)).toBe('Bruto uitgekeerd pensioen')
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
