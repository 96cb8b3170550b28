import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { iconFiles, manifestIcons } from './icons.ts'

test('every drawing that is referred to is there', () => {
  const files = [...Object.values(iconFiles), ...manifestIcons.map(({ src }) => src)]
  expect(files.filter((file) => !existsSync(new URL(`../../public${file}`, import.meta.url)))).toEqual([])
})
