import { type Copy, copy, type Language } from '@aangiftewijs/domain/language'
import { textsOf } from '../block-texts.ts'
import type { Content } from '../blocks.ts'
import type { Term } from '../content/tax-guide/terminology.ts'
import { plainWords } from '../inline.ts'
import { alsoCalled } from './also-called.ts'

/** One findable place: title, address, the page it is on, and the other words that stand there. */
export type IndexEntry = readonly [title: string, href: string, page: string, words: string]

/** The pages that can be searched, in the order in which equal results are listed. Issue 6. */
export const searchedPages = ['tax-guide', 'faq', 'help'] as const
export type SearchedPage = (typeof searchedPages)[number]

/** What results call each page. */
export const pageNames: Readonly<Record<SearchedPage, Copy>> = {
  'tax-guide': copy('Tax guide', 'Belastinggids'),
  faq: copy('Questions', 'Vragen'),
  help: copy('Help', 'Hulp'),
}

/** Words too common to find anything by. */
const common = new Set(
  (
    'the and for you your are not with from that this what when which will may can they them have has was were who why ' +
    'how per its than then also into only over each all one more most does did out our own see use here there where ' +
    'een het van voor met niet dat die dit wat wie waar hoe uit over ook als dan maar naar bij per zijn wordt worden ' +
    'kan mag moet hebt heeft uw hun wij dus elk elke alle deze daar hier nog welke wel geen aan door tot'
  ).split(' '),
)

/** The words of a text as they are compared: lower case, without accents and punctuation. */
export const wordsIn = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/(\d)[.,](?=\d)/g, '$1')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1 || /\d/.test(word))

/** Whether a word says what is looked for: no everyday word, and not too short. */
export const isTelling = (word: string): boolean => (word.length > 2 || /\d/.test(word)) && !common.has(word)

/** The words worth keeping beside a title: each once, none of the title's, none that everyone uses. */
function furtherWords(title: string, texts: readonly string[]): string {
  const known = new Set(wordsIn(title))
  const words = texts.flatMap((text) => wordsIn(plainWords(text)))
  return [...new Set(words)].filter((word) => isTelling(word) && !known.has(word)).join(' ')
}

/** Builds the index of one language from the contents and the word list. It is written to `index.<language>.json` by its test. */
export function buildIndex(
  contents: Readonly<Record<SearchedPage, Content>>,
  terms: readonly Term[],
  language: Language,
): readonly IndexEntry[] {
  const sections = searchedPages.flatMap((page) =>
    contents[page].parts.flatMap(({ sections }) =>
      sections.map(({ id, title, blocks }): IndexEntry => {
        const texts = blocks.flatMap(textsOf).map((text) => text[language])
        const href = `/${page}#${id}`
        return [title[language], href, page, furtherWords(title[language], [...texts, alsoCalled[href] ?? ''])]
      }),
    ),
  )
  const words = terms.map(
    ({ dutch, english }): IndexEntry => [`${dutch} – ${english}`, `/tax-guide#${termAnchor(dutch)}`, 'tax-guide', ''],
  )
  return [...sections, ...words]
}

/** The anchor of a term's row in the word list. */
export const termAnchor = (dutch: string): string => `term-${wordsIn(dutch).join('-')}`

/** The lines of an index file: one a place, its parts set apart by tabs. The page is the beginning of the address, and every address begins alike. */
export const writeIndex = (index: readonly IndexEntry[]): readonly string[] =>
  index.map(([title, href, , words]) => [title, href.slice(1), words].join('\t'))

/** The index of an index file's lines. */
export const readIndex = (lines: readonly string[]): readonly IndexEntry[] =>
  lines.map((line) => {
    const [title = '', place = '', words = ''] = line.split('\t')
    const [page = ''] = place.split('#')
    return [title, `/${place}`, page, words]
  })
