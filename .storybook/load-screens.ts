import type { Loader } from '@storybook/react-vite'
import { searchIndexes } from '../packages/app/src/features/guide/site-search/search-indexes.ts'
import { resourcesOf, routes } from '../packages/app/src/routes.ts'

/** Screens are drawn once their fonts, parts, long texts and search have come, so that nothing on them moves. */
export const loadScreens: Loader = async ({ title }) => {
  if (!title.startsWith('Screens/')) return
  const resources = new Set(routes.flatMap(resourcesOf))
  await Promise.all([
    ...[...document.fonts].map((font) => font.load()),
    ...[...resources].map((resource) => resource.load()),
    ...Object.values(searchIndexes).map((index) => index.load()),
  ])
}
