import { describe, expect, test } from 'vitest'
import { everydayWords } from './everyday.ts'
import { askedIn, isAbout, isOnly, withoutMistakes, wordsNamed } from './matching.ts'
import type { Topic } from './topics/topic.ts'
import { topics } from './topics.ts'

test.each([
  ['dividend', 'divide', false],
  ['dividend', 'divid-', true],
  ['thuiswerken', 'huis', false],
  ['het ziekenhuis', 'huis', false],
  ['huis!', 'huis', true],
  ['Geëmigreerd', 'geemigr-', true],
  ['studie schuld', 'studieschuld', true],
  ['m-form', 'mform', true],
  ['box3', 'box3', true],
  ['box 3', 'box3', true],
  ['de 30%-regeling', '30%', true],
  ['mijn partner is overleden', 'overled- partner', true],
  ['mijn partner', 'overled- partner', false],
  ['lease car', 'car|auto lease', true],
  ['dividend van mijn bv', 'dividend !bv|holding', false],
  ['dividend', 'dividend !bv|holding', true],
  ['60.000 euro', '# euro', true],
  ['in 2024', '#', false],
  ['100', '#', false],
  ['in 2024', '#year', true],
  ['3024', '#year', false],
  ['', 'huis', false],
  ['een huis in Spanje', 'huis+in+spanje', true],
  ['in Spanje een huis', 'huis+in+spanje', false],
  ['een huis, in Spanje geboren', 'huis+in+spanje', false],
  ['een huis in Alicante, Spanje', 'huis+in+*+?,+spanje', true],
  ['een huis in Alicante', 'huis+in+*', true],
  ['een huis in', 'huis+in+*', false],
  ['house in the United Kingdom', 'house+in+?the+unitedkingdom', true],
  ['house in United Kingdom', 'house !in+?the+unitedkingdom', false],
  ['huis dat in Spanje staat', 'huis+in+spanje', false],
])('%j has what %j names: %s', (message, keyword, expected) =>
  expect(isAbout(askedIn(message))(keyword)).toBe(expected),
)

test.each([
  ['hypoteekrente', ['hypotheekrente'], 'hypotheekrente'],
  ['dividand', ['dividend-'], 'dividend'],
  ['huus', ['huis'], 'huus'],
  ['studieschulden', ['studieschuld-', 'studiekosten'], 'studieschulden'],
  ['kinderen', ['bijnderen'], 'kinderen'],
  ['verhuisd', ['verhuurd', 'verhuisd'], 'verhuisd'],
])('%j beside %j is read as %j', (typed, named, read) =>
  expect(withoutMistakes(askedIn(typed), named).words).toEqual([read]),
)

test.each([
  ['hoe tellen mijn kinderen?', true],
  ['hoe tellen mijn kinderen in Rome?', false],
])('%j names only children: %s', (message, expected) =>
  expect(isOnly(askedIn(message), [...everydayWords, 'kinderen'])).toBe(expected),
)

describe('the words of the topics', () => {
  const all: readonly (readonly [string, Topic])[] = Object.entries(topics)

  test('are written as they are looked for', () => {
    const strange = all.flatMap(([id, { keywords, broad = [] }]) =>
      wordsNamed([...keywords, ...broad])
        .filter((word) => !/^([a-z]+-?|[a-z]*\d+%?[a-z]*|#(year)?|[*,])$/.test(word))
        .map((word) => `${id}: ${word}`),
    )
    expect(strange).toEqual([])
  })

  test('say something: no keyword is met by everyday words alone', () => {
    const everyday = askedIn(everydayWords.join(' '))
    // Who must file, and why one pays, are asked in everyday words.
    const met = all.filter(([, { keywords }]) => keywords.some(isAbout({ ...everyday, joined: [] }))).map(([id]) => id)
    expect(met).toEqual(['deadline', 'whyPay', 'whoMustFile'])
  })
})
