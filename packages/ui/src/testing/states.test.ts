import { expect, test } from 'vitest'

const sheets = import.meta.glob<string>('../components/*/*.css.ts', { query: '?raw', import: 'default', eager: true })
const sourcesOfStories = import.meta.glob<string>('../components/*/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const folderOf = (file: string) => file.split('/').at(-2)

const storiesIn = (folder: string | undefined) =>
  Object.entries(sourcesOfStories)
    .filter(([file]) => folderOf(file) === folder)
    .flatMap(([, source]) => [...source.matchAll(/^export const (\w+)/gm)].map(([, name]) => name))

const reacts = /:hover|:active|:focus|linkSummary|closeButton/

// The look of a field is that of a TextField.
test('what looks otherwise under a pointer, with the focus or pressed has a story that shows it', () => {
  const folders = Object.entries(sheets).flatMap(([file, sheet]) => (reacts.test(sheet) ? [folderOf(file)] : []))
  const shows = (folder: string | undefined) =>
    storiesIn(folder === 'Field' ? 'TextField' : folder).some((name) => name === 'States' || name === 'Focus')
  expect(folders.length).toBeGreaterThan(25)
  expect(folders.filter((folder) => !shows(folder))).toEqual([])
})

test('what has a pressed look shows it', () => {
  const folders = Object.entries(sheets).flatMap(([file, sheet]) => (sheet.includes(':active') ? [folderOf(file)] : []))
  const isShown = (folder: string | undefined) =>
    Object.entries(sourcesOfStories).some(([file, source]) => folderOf(file) === folder && source.includes("'pressed'"))
  expect(folders.length).toBeGreaterThan(3)
  expect(folders.filter((folder) => !isShown(folder))).toEqual([])
})

test('the first story of a component shows it at rest', () => {
  const acts = (source: string) => /^export const (?:[^\n]*\}$|.*?^\})/ms.exec(source)?.[0].includes('userEvent')
  expect(Object.keys(sourcesOfStories).filter((file) => acts(sourcesOfStories[file] ?? ''))).toEqual([])
})

test('an amount below nothing is written as the product writes it: € -2.852,00', () => {
  const otherwise = Object.entries(sourcesOfStories).filter(([, source]) => /[-−\u2013]\s?€/.test(source))
  expect(otherwise.map(([file]) => file)).toEqual([])
})
