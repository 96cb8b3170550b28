import { anchorOf } from '../spec-sections/index.ts'

/** In Storybook the sections of the specification stand in one story; states lead there. */
export const specStory = (section: string): string =>
  `iframe.html?id=charts--specification&viewMode=story#${anchorOf(section)}`
