import { describe, expect, test } from 'vitest'
import { type NamedPerson, personNamed } from './index.ts'

const alone = (own: string) => ({ own, partner: null })
const couple = { own: 'Maria Jansen', partner: 'Jan van der Berg' }

describe('a name on a paper names the person', () => {
  test.each([
    'M. Jansen',
    'Mevr. M. Jansen',
    'Mw. drs. M.A. Jansen',
    'mevrouw M Jansen',
    'MA Jansen',
    'M.A.JANSEN',
    'JANSEN M.',
    'Jansen, M.',
    'Jansen, Maria',
    'JANSEN MARIA',
    'Maria Jansen MSc',
    'Maria Anna Jansen',
    'M. Jansen-de Vries',
    'M. de Vries-Jansen',
    'Jansen e/v de Vries, M.',
    'M. Jansen e/v De Vries',
    'Mevrouw M. de Vries geb. Jansen',
    'Jansen',
    'Familie Jansen',
    'Janssen, M.',
    'M. Jans\u00e9n',
    'P. Bakker en/of M. Jansen',
    'P. en M. Jansen',
    'De heer en mevrouw Jansen',
    'J. Louwe/M. Jansen',
    'M. Jansen, Dorpsstraat 1',
  ])('%s', (printed) => expect(personNamed(printed, alone('Maria Jansen'))).toBe('own'))

  test.each([
    ['J. van der Berg', 'Jan van der Berg'],
    ['J.vd Berg', 'Jan van der Berg'],
    ['J. v/d Berg', 'Jan van der Berg'],
    ['J. VANDERBERG', 'Jan van der Berg'],
    ['Berg, van der, J.M.P.', 'Jan van der Berg'],
    ['Berg J. van den', 'Jan van der Berg'],
    ['R. \u0218tef\u0103nescu', 'Radu Stefanescu'],
    ['S. S\u00f8rensen', 'S\u00f8ren Sorensen'],
    ['H. Meyer', 'Hilde Meijer'],
    ['Th.M. Dijk', 'Theo van D\u0133k'],
    ['A.M. El Idrissi', 'Amina el-Idrissi'],
    ['Ana Garc\u00eda L\u00f3pez', 'Ana Garcia'],
    ["'t Hooft, G.", "Gerard 't Hooft"],
  ])('%s is %s', (printed, own) => expect(personNamed(printed, alone(own))).toBe('own'))
})

describe('of two partners it names', () => {
  test.each<[string, NamedPerson]>([
    ['M. Jansen', 'own'],
    ['Dhr. J. van der Berg', 'partner'],
    ['Jan van der Berg', 'partner'],
    ['J. van der Berg-Jansen', 'partner'],
    ['Mw. M. van der Berg-Jansen', 'own'],
    ['Mw. M. van der Berg', 'own'],
    ['Maria van der Berg', 'own'],
    ['J. van der Berg en/of M. Jansen', 'own'],
    ['P. Smit', 'someone-else'],
    ['P. Jansen', 'unknown'],
    ['J. Smit', 'unknown'],
    ['P. van der Berg', 'unknown'],
  ])('%s: %s', (printed, person) => expect(personNamed(printed, couple)).toBe(person))

  test.each<[string, NamedPerson]>([
    ['J. de Vries', 'unknown'],
    ['Johanna de Vries', 'partner'],
    ['Jan de Vries', 'own'],
    ['J. Bakker', 'partner'],
    ['J. de Vries-Bakker', 'partner'],
  ])('who share an initial and a surname, %s: %s', (printed, person) =>
    expect(
      personNamed(printed, {
        own: 'Jan de Vries',
        partner: printed.includes('Bakker') ? 'Johanna Bakker' : 'Johanna de Vries',
      }),
    ).toBe(person),
  )
})

describe('a name is someone else’s only where nothing of it fits', () => {
  test.each<[string, string, NamedPerson]>([
    ['P. Smit', 'Maria Jansen', 'someone-else'],
    ['Dhr. P.K. de Groot', 'Maria Jansen', 'someone-else'],
    ['Pieter Smit', 'M. Jansen', 'someone-else'],
    ['Smit, Pieter', 'Maria Jansen', 'someone-else'],
    ['P. Smit en/of L. Smit', 'Maria Jansen', 'someone-else'],
    ['M. Smit', 'Maria Jansen', 'unknown'],
    ['Maria Smit', 'Anna Maria Jansen', 'unknown'],
    ['P. Jansen', 'Maria Jansen', 'unknown'],
    ['Smit', 'Maria Jansen', 'unknown'],
    ['Familie Smit', 'Maria Jansen', 'unknown'],
    ['P. Smit', 'Sam', 'unknown'],
    ['P. Smit', '', 'unknown'],
    ['P. Smit', '\u041c\u0430\u0440\u0438\u044f', 'unknown'],
    ['Erven P. Smit', 'Maria Jansen', 'unknown'],
    ['', 'Maria Jansen', 'unknown'],
    ['1234 AB', 'Maria Jansen', 'unknown'],
  ])('%s, of %s: %s', (printed, own, person) => expect(personNamed(printed, alone(own))).toBe(person))
})

describe('however one’s own name is printed, it is one’s own', () => {
  const people = [
    ['Maria', 'M.', '', 'Jansen'],
    ['Jan Pieter', 'J.P.', 'van der', 'Berg'],
    ['Amina', 'A.', 'El', 'Idrissi'],
    ['Zoë', 'Z.', "van 't", 'Hooft'],
    ['Anne-Marie', 'A.-M.', 'de', 'Wit-Smit'],
  ] as const
  const layouts: readonly ((...parts: readonly [string, string, string, string]) => string)[] = [
    (first, _, prefix, surname) => `${first} ${prefix} ${surname}`,
    (_, initials, prefix, surname) => `Dhr. ${initials} ${prefix} ${surname}`,
    (_, initials, prefix, surname) => `MEVR ${initials} ${prefix} ${surname}`.toUpperCase(),
    (_, initials, prefix, surname) => `${surname}, ${initials} ${prefix}`,
    (first, _, prefix, surname) => `${surname}, ${prefix}, ${first}`,
    (_, initials, prefix, surname) => `${initials.replace(/\W/g, ' ')} ${prefix} ${surname}`,
    (_, initials, prefix, surname) => `P. Smits en/of ${initials} ${prefix} ${surname}`,
  ]
  test.each(people)('%s (%s) %s %s', (...parts) =>
    expect(layouts.map((print) => personNamed(print(...parts), alone(`${parts[0]} ${parts[2]} ${parts[3]}`)))).toEqual(
      layouts.map(() => 'own'),
    ),
  )
})
