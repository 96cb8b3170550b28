import { describe, expect, it } from 'vitest'
import { around } from '../../testing/around.ts'
import type { Placed } from '../../testing/placed-texts.ts'
import type { Context } from './context.ts'
import { textOf } from './slots.ts'

describe('what heads an amount', () => {
  it.each<[string, keyof Context, string | undefined, readonly Placed[]]>([
    [
      'the heading of its column, over other amounts',
      'header',
      'Rente',
      [
        ['Rente', 400, 60],
        ['3,00', 400, 80],
        ['1,00', 400, 100],
      ],
    ],
    [
      'of two headings that stand close, its own',
      'header',
      'Rente',
      [
        ['Aflossing', 298, 60],
        ['Rente', 347, 60],
        ['3,00', 300, 80],
        ['1,00', 352, 80],
      ],
    ],
    [
      'a heading that begins where its column does, where its amounts end elsewhere',
      'header',
      'Rente',
      [
        ['Maand', 60, 60],
        ['Rente', 250, 60],
        ['Aflossing', 350, 60],
        ['jan', 60, 80],
        ['264,87', 300, 80],
        ['666,92', 420, 80],
        ['Totaal', 60, 100],
        ['1,00', 300, 100],
        ['3,00', 420, 100],
      ],
    ],
    [
      'no value of a line of its own',
      'header',
      undefined,
      [
        ['Werknemer', 60, 60],
        ['M. te Wierik', 400, 60],
        ['BSN', 60, 80],
        ['185033040', 400, 80],
        ['Loon', 60, 100],
        ['1,00', 400, 100],
      ],
    ],
    [
      'nothing of a line that is numbered as its own is',
      'header',
      undefined,
      [
        ['1', 60, 60],
        ['Soort uitkering', 80, 60],
        ['WW', 400, 60],
        ['2', 60, 80],
        ['Uitkering', 80, 80],
        ['1,00', 400, 80],
      ],
    ],
    [
      'a heading of two lines',
      'headerAbove',
      'Betaalde rente',
      [
        ['Betaalde', 395, 48],
        ['rente', 400, 60],
        ['1,00', 400, 80],
      ],
    ],
    [
      'the part of the page',
      'section',
      'Bouwdepot',
      [
        ['Bouwdepot', 60, 60],
        ['Rente', 60, 100],
        ['1,00', 400, 100],
      ],
    ],
    [
      'the part of the page, which the end of a text over it does not tell',
      'section',
      undefined,
      [
        ['Ter vergelijking ziet u in dit overzicht ook alle bedragen', 60, 60],
        ['van het jaar ervoor.', 60, 72],
        ['Rente', 60, 100],
        ['1,00', 400, 100],
      ],
    ],
    [
      'nothing of another table over the numbers of the parts',
      'header',
      undefined,
      [
        ['Saldo bouwdepot', 180, 60],
        ['620,00', 180, 72],
        ['Hypotheek', 60, 90],
        ['176281617/01', 200, 106],
        ['176281617/02', 300, 106],
        ['Totaal', 400, 106],
        ['Rente', 60, 122],
        ['1,00', 215, 122],
        ['2,00', 315, 122],
      ],
    ],
    [
      'the day among headings of other columns, and nothing over it',
      'header',
      '31-12-2024',
      [
        ['Opgemaakt 15 januari 2025', 290, 60],
        ['Leningdeel', 60, 90],
        ['Vorm', 140, 90],
        ['Beginstand', 200, 90],
        ['31-12-2024', 300, 90],
        ['1', 60, 110],
        ['lineair', 140, 110],
        ['2,00', 210, 110],
        ['1,00', 310, 110],
      ],
    ],
    [
      'the part of the page, which no sentence tells',
      'section',
      'Lening',
      [
        ['Lening', 60, 60],
        ['Deze opgave vervangt die van januari.', 60, 80],
        ['Rente', 60, 100],
        ['1,00', 400, 100],
      ],
    ],
  ])('%s', (_, slot, text, texts) => expect(textOf(around('1,00', texts)[slot]) || undefined).toBe(text))
})
