import { composeStories } from '@storybook/react-vite'
import { type ComponentType, createElement } from 'react'
import { hydrate } from './hydrate.tsx'

/** The exports of a `.stories.tsx` file. */
type StoriesModule = Parameters<typeof composeStories>[0]

/** What one story gave on its way from the server to the browser. */
export interface HydratedStory {
  readonly name: string
  readonly html: string
  readonly complaints: readonly string[]
}

/** Draws every story of a file on the server and hydrates it, one after the other. */
export async function hydrateStories(module: StoriesModule): Promise<readonly HydratedStory[]> {
  const drawn: HydratedStory[] = []
  for (const [name, Story] of Object.entries<ComponentType>(composeStories(module))) {
    const { html, complaints, close } = await hydrate(createElement(Story))
    drawn.push({ name, html, complaints: [...complaints] })
    close()
  }
  return drawn
}

/** The stories that drew nothing, complained, or carry an inline style (which the content security policy would refuse). */
export const faultsOf = (stories: readonly HydratedStory[]): readonly string[] =>
  stories.flatMap(({ name, html, complaints }) => [
    ...complaints.map((complaint) => `${name}: ${complaint}`),
    ...(html === '' ? [`${name}: drew nothing`] : []),
    ...(/\sstyle="/.test(html) ? [`${name}: has an inline style`] : []),
  ])
