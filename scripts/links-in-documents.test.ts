import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = dirname(import.meta.dirname)
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** Every document of the repository, by its path from the root. */
const documents = [
  ...readdirSync(root),
  ...['docs', 'scripts', 'bench', 'packages/domain/src', 'packages/server/src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  ),
].filter((path) => path.endsWith('.md'))

/** The address of a heading in its page, as GitHub writes it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\d\s-]/gu, '')
    .replaceAll(' ', '-')

const hasHeading = (path: string, anchor: string) =>
  read(path)
    .split('\n')
    .some((line) => /^#+ /.test(line) && anchorOf(line.replace(/^#+ /, '')) === anchor)

/** Where a link within the repository leads nowhere. */
function isBroken(from: string, link: string) {
  const [file = '', anchor = ''] = link.split('#')
  const path = file === '' ? from : join(dirname(from), file)
  return !existsSync(join(root, path)) || (anchor !== '' && !hasHeading(path, anchor))
}

test('every link of a document within the repository leads somewhere', () => {
  const broken = documents.flatMap((path) =>
    [...read(path).matchAll(/(?:\]\(|src=")([^)"\s]+)[)"]/g)]
      .map(([, link = '']) => link)
      .filter((link) => !/^[a-z]+:/.test(link) && isBroken(path, link))
      .map((link) => `${path} links to ${link}`),
  )
  expect(documents.length).toBeGreaterThan(80)
  expect(broken).toEqual([])
})

// Decisions are of their day: what they name may have gone since.
test('every path that a document names from the root exists', () => {
  const missing = documents
    .filter((path) => !path.startsWith('docs/decisions/'))
    .flatMap((path) =>
      [...read(path).matchAll(/`((?:packages|scripts|docs|e2e|bench|deploy)\/[\w./-]+)`/g)]
        .map(([, named = '']) => named)
        .filter((named) => !/\/dist\//.test(named) && !existsSync(join(root, named)))
        .map((named) => `${path} names ${named}`),
    )
  expect(missing).toEqual([])
})
