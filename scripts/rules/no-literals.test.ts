import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { filesBelow, isTesting, withoutComments } from './source-files.mjs'

const root = dirname(dirname(import.meta.dirname))

const sources = (pattern: RegExp) =>
  ['ui', 'app', 'inspector']
    .flatMap((name) => [...filesBelow(join(root, 'packages', name, 'src'), pattern)])
    .filter((file) => !isTesting(file) && !/\.stories\.tsx$|\/(?:testing|stories|style-guide)\//.test(file))
    .map((file) => ({ name: relative(root, file), text: readFileSync(file, 'utf8') }))

/** What looks alike in every theme: the paper of a document, what is marked on it, and a shadow. */
const alikeInEveryTheme = ['BottomBar/BottomBar.css.ts', 'DocumentFrame/DocumentFrame.css.ts']

test('colours come from the theme', () => {
  const literal = sources(/\.css\.ts$/)
    .filter(({ name }) => !name.includes('/theme/') && !alikeInEveryTheme.some((file) => name.endsWith(file)))
    .flatMap(({ name, text }) =>
      [...withoutComments(text).matchAll(/#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|lab)\(/gi)].map(
        ([colour]) => `${name}: ${colour}`,
      ),
    )
  expect(literal, 'take a colour of `vars`, which every theme has').toEqual([])
})

interface Node {
  readonly type: string
  readonly value?: unknown
  readonly name?: { readonly name?: unknown }
  readonly expression?: Node
}

/** What is read aloud or shown of an attribute. */
const spoken = /^(?:aria-label|aria-description|aria-roledescription|title|alt|placeholder)$/

const isWords = (value: unknown) => typeof value === 'string' && /\p{L}/u.test(value)

/** What an element says by itself: text between its tags, a string in braces there, or an attribute that is read. */
function saidBy(node: Node, isAttribute: boolean): unknown {
  if (node.type === 'JSXText') return node.value
  if (node.type === 'JSXExpressionContainer' && !isAttribute) return node.expression?.value
  if (node.type === 'JSXAttribute' && spoken.test(String(node.name?.name))) return (node.value as Node | null)?.value
  return undefined
}

function wordsOf(node: unknown, isAttribute = false): readonly string[] {
  if (typeof node !== 'object' || node === null) return []
  if (Array.isArray(node)) return node.flatMap((part) => wordsOf(part, isAttribute))
  const said = 'type' in node ? saidBy(node as Node, isAttribute) : undefined
  const inside = Object.values(node).flatMap((part) => wordsOf(part, 'type' in node && node.type === 'JSXAttribute'))
  return isWords(said) ? [String(said).trim(), ...inside] : inside
}

/** Each language is called by its own name, whatever the page is in. */
const names = ['English', 'Nederlands']

test('texts come from a table of copy, in every language', () => {
  const literal = sources(/\.tsx$/).flatMap(({ name, text }) =>
    wordsOf(parseSync(name, text).program)
      .filter((words) => !names.includes(words))
      .map((words) => `${name}: ${words}`),
  )
  expect(literal, 'put it into the feature’s copy.ts, or let it come in by a prop').toEqual([])
})

test('the rule finds what it is for', () => {
  const found = (source: string) => wordsOf(parseSync('x.tsx', source).program)
  expect(found('const a = <p title="One">Two {"Three"} {four} <B kind="five" /> · {"—"}</p>')).toEqual([
    'One',
    'Two',
    'Three',
  ])
})
