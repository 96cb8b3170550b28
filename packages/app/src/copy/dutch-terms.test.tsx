import { copy, termMark } from '@aangiftewijs/domain/language'
import { reasonAndNext } from '@aangiftewijs/domain/lawful-result'
import { unsupportedCopy } from '@aangiftewijs/domain/tax-law'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { terms } from '../features/guide/content/tax-guide/terminology.ts'
import { plainWords } from '../features/guide/inline.ts'
import { copyIn } from '../testing/copy-in.ts'
import { LanguageProvider, T, useWords } from './words.tsx'

const modules = import.meta.glob<Record<string, unknown>>(
  [
    '../routes.ts',
    '../**/*copy.ts',
    './*problems.ts',
    '../features/*/content/**/*.ts',
    '../features/guide/{key-figures,meta,outline}.ts',
    '../../../domain/src/**/*.copy.ts',
    '../../../domain/src/{chat/topics,lawful-tips,audit}/*.ts',
    '!../**/*.test.ts',
    '!../../../domain/src/**/*.test.ts',
    '!../features/guide/content/tax-guide/terminology.ts',
  ],
  { eager: true },
)
const codes = Object.keys(unsupportedCopy) as (keyof typeof unsupportedCopy)[]
const reasons = codes.map((code) => reasonAndNext({ code }, { year: 2024, today: '2026-11-27', among: [{ code }] }))
const texts = copyIn({ ...modules, reasons })

/** Words of five letters and more that English and Dutch write alike: add one here if it is English, mark it (`_word_`) if it is Dutch. */
const alike = new Set(
  `account accounts apart april begin bonus broker browser certificate codes computer contact contract contrast cookie cookies crypto
  coverage dashboard database december dividend document download example expats extra feeds filters freelance internet known laptop later letters links
  login
  machine machines maximum minimum moment november online partner partners passkey passkeys percentage percentages pixels register
  reserve router security september server sites start status storybook support trackers upload website`.split(/\s+/),
)

/** Names of organisations, places and marks, which stay as they are: WCAG leaves them out. */
const names =
  /Autoriteit Persoonsgegevens|Dienst Toeslagen|Vereniging Eigen Huis|Mijn Belastingdienst|WOZ-waardeloket|TESTOMGEVING|\b[\w.-]+\.nl\b/g

const longWords = (text: string) => text.match(/\p{L}{5,}/gu) ?? []
/** A text as it is read, without addresses, places and names, and where its Dutch is marked without that. */
const unmarked = (text: string) =>
  plainWords(text.replaceAll(new RegExp(termMark, 'g'), ''))
    .replaceAll(/\{\w+\}/g, '')
    .replaceAll(names, '')

/** What Dutch texts write in small letters, so no names, and the words of the guide's list. */
const dutch = new Set([
  ...texts.filter(([, { en, nl }]) => en !== nl).flatMap(([, { nl }]) => longWords(unmarked(nl))),
  ...terms.flatMap((term) => longWords(term.dutch)),
])

test('Dutch terms in English texts are marked, so that they are read as Dutch', () => {
  const found = texts.flatMap(([place, { en }]) =>
    longWords(unmarked(en))
      .map((word) => word.toLowerCase())
      .filter((word) => dutch.has(word) && !alike.has(word))
      .map((word) => `${place}: ${word}`),
  )
  expect([texts.length > 3000, found]).toEqual([true, []])
})

test('Dutch texts mark nothing: all of them is Dutch', () => {
  expect(texts.filter(([, { nl }]) => termMark.test(nl)).map(([place]) => place)).toEqual([])
})

test('a term carries its language, in a name for assistive technology it is plain', () => {
  const text = copy('Your statement (_jaaropgaaf_) of {year}', 'Uw jaaropgaaf van {year}')
  const Named = () => (
    <p title={useWords()(text, { year: 2024 })}>
      <T text={text} values={{ year: 2024 }} />
    </p>
  )
  const shown = (choice: 'en' | 'nl') =>
    renderToStaticMarkup(
      <LanguageProvider value={choice}>
        <Named />
      </LanguageProvider>,
    )
  expect([shown('en'), shown('nl')]).toEqual([
    '<p title="Your statement (jaaropgaaf) of 2024">Your statement (<i lang="nl">jaaropgaaf</i>) of 2024</p>',
    '<p title="Uw jaaropgaaf van 2024">Uw jaaropgaaf van 2024</p>',
  ])
})
