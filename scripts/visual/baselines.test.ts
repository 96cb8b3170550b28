import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { loadCsf } from 'storybook/internal/csf-tools'
import { expect, test } from 'vitest'

const root = dirname(dirname(import.meta.dirname))
const folders = ['packages/ui/src', 'packages/app/src', 'packages/inspector/src', '.storybook']

const filesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => join(root, folder, file))

/** The pictures of a file's stories, as visual.mjs names them: light for all; screens in dark, too. */
const picturesOf = (file: string) =>
  loadCsf(readFileSync(file, 'utf8'), { fileName: file, makeTitle: (title) => title })
    .parse()
    .indexInputs.flatMap(({ title = '', __id: id = '' }) =>
      (title.startsWith('Screens/') ? ['light', 'dark'] : ['light']).map((theme) => `${id}.${theme}`),
    )

test('every story has its baseline, and every baseline its story', () => {
  const drawn = new Set(folders.flatMap(filesIn).flatMap(picturesOf))
  const kept = new Set(readdirSync(join(root, '.storybook/baselines')).map((file) => file.replace(/\.webp$/, '')))
  expect(
    {
      'no baseline: npm run visual -- --update --only <story>': [...drawn].filter((name) => !kept.has(name)),
      'no story: delete .storybook/baselines/<name>.webp': [...kept].filter((name) => !drawn.has(name)),
    },
    'pictures and stories differ',
  ).toEqual({
    'no baseline: npm run visual -- --update --only <story>': [],
    'no story: delete .storybook/baselines/<name>.webp': [],
  })
})
