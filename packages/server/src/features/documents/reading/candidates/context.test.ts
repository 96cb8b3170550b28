import { describe, expect, it } from 'vitest'
import { around } from '../../testing/around.ts'
import type { Placed } from '../../testing/placed-texts.ts'
import type { Context } from './context.ts'
import { textOf } from './slots.ts'

describe('what stands around an amount', () => {
  it.each<[string, keyof Context, string | undefined, readonly Placed[]]>([
    [
      'its label beside it',
      'left',
      'Fiscaal loon',
      [
        ['Fiscaal loon', 60, 100],
        ['1,00', 400, 100],
      ],
    ],
    [
      'a long label without its period',
      'left',
      'Rente betaald',
      [
        ['Rente betaald van 1 januari tot en met 31 mei 2024', 60, 100],
        ['1,00', 400, 100],
      ],
    ],
    [
      'the sentence it is in, begun on the line above behind the end of another',
      'left',
      'De verrekende arbeidskorting was',
      [
        ['In het jaar hielden wij daarop in', 60, 88],
        ['2,00', 230, 88],
        ['aan loonheffing ingehouden. De verrekende', 255, 88],
        ['arbeidskorting was', 60, 100],
        ['1,00', 155, 100],
      ],
    ],
    [
      'nothing of the line above in a list of amounts with their words behind them',
      'left',
      undefined,
      [
        ['2,00', 60, 88],
        ['daarop door de vennootschap ingehouden en afgedragen loonheffing', 85, 88],
        ['1,00', 60, 100],
        ['verrekende arbeidskorting', 85, 100],
      ],
    ],
    [
      'nothing of the next label, where a colon ends its own',
      'leftBelow',
      undefined,
      [
        ['Loon voor de verzekeringen:', 60, 100],
        ['1,00', 400, 100],
        ['Uitkering voor de', 60, 112],
        ['loonbelasting:', 60, 124],
        ['2,00', 400, 124],
      ],
    ],
    [
      'nothing of the line above that has a value of its own',
      'leftAbove',
      undefined,
      [
        ['Loonheffingskorting toegepast', 60, 88],
        ['Ja', 410, 88],
        ['Fiscaal loon', 60, 100],
        ['1,00', 400, 100],
      ],
    ],
    [
      'nothing that stands over a rate beside it',
      'above',
      undefined,
      [
        ['vast tot 2029', 180, 88],
        ['2,55%', 215, 100],
        ['1,00', 300, 100],
      ],
    ],
    [
      'no remark over it',
      'above',
      undefined,
      [
        ['De arbeidskorting is al verrekend in de ingehouden loonheffing.', 60, 88],
        ['1,00', 200, 100],
      ],
    ],
    [
      'what begins another clause of the sentence, but for what it begins with',
      'left',
      'gross you earned',
      [
        ['The tax office received', 60, 88],
        ['2,00', 180, 88],
        ['in wage tax from us and gross you', 205, 88],
        ['earned', 60, 100],
        ['1,00', 100, 100],
      ],
    ],
    [
      'nothing of a sentence that ends on the line above',
      'left',
      'arbeidskorting was',
      [
        ['In het jaar hielden wij daarop loonheffing in zoals het hoort.', 60, 88],
        ['arbeidskorting was', 60, 100],
        ['1,00', 155, 100],
      ],
    ],
    [
      'of two amounts of a sentence, the clause that is its own',
      'left',
      'op 31 december nog',
      [
        ['Wij ontvingen van u', 60, 100],
        ['2,00', 160, 100],
        ['rente en op 31 december nog', 185, 100],
        ['1,00', 325, 100],
      ],
    ],
    [
      'nothing of a clause that is of the amount before',
      'left',
      undefined,
      [
        ['Wij ontvingen van u', 60, 100],
        ['2,00', 160, 100],
        ['aan rente betaald en', 185, 100],
        ['1,00', 290, 100],
        ['afgelost', 315, 100],
      ],
    ],
    [
      'nothing of a sentence that ends with a short word',
      'left',
      'Uw bruto pensioen beliep',
      [
        ['Hierover hielden wij', 60, 100],
        ['2,00', 165, 100],
        ['loonheffing in. Uw bruto pensioen beliep', 190, 100],
        ['1,00', 395, 100],
      ],
    ],
    [
      'without a remark in brackets',
      'left',
      'Fiscaal loon',
      [
        ['Fiscaal loon (dit bedrag vult u in)', 60, 100],
        ['1,00', 400, 100],
      ],
    ],
    [
      'not over a box number',
      'left',
      'Fiscaal loon',
      [
        ['Fiscaal loon', 60, 100],
        ['14', 300, 100],
        ['1,00', 400, 100],
      ],
    ],
    [
      'not over another amount',
      'left',
      undefined,
      [
        ['Loon', 60, 100],
        ['5,00', 300, 100],
        ['1,00', 400, 100],
      ],
    ],
    [
      'the head of its row',
      'head',
      'Loon',
      [
        ['Loon', 60, 100],
        ['5,00', 300, 100],
        ['1,00', 400, 100],
      ],
    ],
    [
      'a label after it',
      'right',
      'Fiscaal loon',
      [
        ['1,00', 60, 100],
        ['Fiscaal loon', 100, 100],
      ],
    ],
    [
      'a label over it',
      'above',
      'Fiscaal loon',
      [
        ['Fiscaal loon', 60, 88],
        ['1,00', 60, 100],
      ],
    ],
    [
      'a label over it, at the other side of its box',
      'above',
      'Fiscaal loon',
      [
        ['Fiscaal loon', 60, 80],
        ['1,00', 250, 100],
      ],
    ],
    [
      'a label under it',
      'below',
      'Fiscaal loon',
      [
        ['1,00', 60, 88],
        ['Fiscaal loon', 60, 100],
      ],
    ],
    [
      'a broken label, whole',
      'leftAbove',
      'Loon voor de loonheffing',
      [
        ['Loon voor de', 60, 88],
        ['loonheffing', 60, 100],
        ['1,00', 400, 100],
      ],
    ],
    [
      'nothing of a heading below that had room on its line',
      'leftBelow',
      undefined,
      [
        ['Betaalde rente', 60, 100],
        ['1,00', 400, 100],
        ['Spaarrekening', 60, 112],
        ['Saldo spaarrekening per 31 december', 60, 124],
        ['2,00', 400, 124],
      ],
    ],
  ])('%s', (_, slot, text, texts) => expect(textOf(around('1,00', texts)[slot]) || undefined).toBe(text))
})
