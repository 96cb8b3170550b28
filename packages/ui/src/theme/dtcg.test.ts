import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { designTokens } from './dtcg.ts'
import { palette } from './palette.ts'
import { colourRoles } from './roles.ts'

const fileText = readFileSync(new URL('../../tokens.json', import.meta.url), 'utf8')

/** Every `$value` of a group, with its path and the type it inherits. */
function valuesOf(group: unknown, path = '', inherited?: unknown): readonly (readonly [string, unknown, unknown])[] {
  if (typeof group !== 'object' || group === null) return []
  const type = '$type' in group ? group.$type : inherited
  if ('$value' in group) return [[path, type, group.$value]]
  return Object.entries(group).flatMap(([name, member]) =>
    name.startsWith('$') ? [] : valuesOf(member, `${path}/${name}`, type),
  )
}

describe('the design tokens file', () => {
  test('is what the token tables say: run `npm run tokens` after a change', () => {
    expect(fileText).toBe(`${JSON.stringify(designTokens(), null, 2)}\n`)
  })

  test('gives every token a type', () => {
    expect(valuesOf(designTokens()).filter(([, type]) => typeof type !== 'string')).toEqual([])
  })

  test('writes a colour the way the format asks', () => {
    const delft = valuesOf(designTokens()).find(([path]) => path === '/palette/delft/600')
    expect(delft).toEqual([
      '/palette/delft/600',
      'color',
      { colorSpace: 'srgb', components: [0.1216, 0.3059, 0.6196], alpha: 1, hex: palette.delft[600].toLowerCase() },
    ])
  })

  test('has every colour role in every theme', () => {
    const roles = valuesOf(designTokens()).filter(([path]) => /^\/theme\/\w+\/colour\//.test(path))
    expect(roles.length).toBe(3 * Object.keys(colourRoles.light).length)
  })
})
