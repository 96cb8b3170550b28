import { describe, expect, test } from 'vitest'
import { banned } from '../testing/banned-words.ts'

const sources = import.meta.glob<string>(
  [
    '../routes.ts',
    '../**/*copy.ts',
    './*problems.ts',
    '../features/*/content/**/*.ts',
    '../features/guide/{key-figures,meta,outline}.ts',
    '../../../domain/src/**/*.copy.ts',
    '../../../domain/src/tax-return/real-return.ts',
    '../../../domain/src/{chat/topics,lawful-tips,audit}/*.ts',
    '../../../server/src/**/{copy,words}.ts',
    '../../../server/src/{errors,ssr/*,middlewares/*}.ts',
    '!../../../{app,domain,server}/src/**/*.test.ts',
  ],
  { eager: true, query: '?raw', import: 'default' },
)

/** What is between quotes and has several words; not the keywords of the chat, which people type, nor comments. */
const textsOf = (source: string): readonly string[] =>
  source
    .split('\n')
    .filter((line) => !/^\s*(\/\/|\/?\*)/.test(line))
    .flatMap((line) => [...line.matchAll(/'((?:[^'\\]|\\.)+)'|`([^`]+)`/g)])
    .map(([, plain, filled]) => plain ?? filled ?? '')
    .filter((text) => !text.includes('|') && !text.startsWith('.'))

// From the source rather than from the tables: half of what is put together within a function is in no table.
const texts = Object.entries(sources).flatMap(([file, source]) => textsOf(source).map((text) => ({ file, text })))

test('there are texts to look at', () => expect(texts.length).toBeGreaterThan(6000))

describe.each(Object.entries(banned))('%s', (_, table) => {
  test.each(table)('$not is $better', ({ not }) => {
    expect(texts.filter(({ text }) => not.test(text)).map(({ file, text }) => `${file}: ${text}`)).toEqual([])
  })
})
