import type { Loader } from '@storybook/react-vite'
import { resourcesOf, routes } from '../packages/app/src/routes.ts'

/** Screens are drawn once their fonts, parts and long texts have come, so that nothing on them moves. */
export const loadScreens: Loader = async ({ title }) => {
  if (!title.startsWith('Screens/')) return
  const resources = new Set(routes.flatMap(resourcesOf))
  await Promise.all([
    ...[...document.fonts].map((font) => font.load()),
    ...[...resources].map((resource) => resource.load()),
  ])
}
