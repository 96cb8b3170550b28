import { moduleResource, type Resource } from '../../deferred/resource.ts'
import type { Content } from './blocks.ts'
import type { Term } from './content/tax-guide/terminology.ts'

const page = (load: () => Promise<{ readonly content: Content }>): Resource<Content> =>
  moduleResource(load, ({ content }) => content)

/** The words of each content page, by the id of its route. */
export const contents = {
  'tax-guide': page(() => import('./content/tax-guide/index.ts')),
  faq: page(() => import('./content/faq/index.ts')),
  help: page(() => import('./content/help/index.ts')),
  resources: page(() => import('./content/resources/index.ts')),
  about: page(() => import('./content/about/index.ts')),
  privacy: page(() => import('./content/privacy/index.ts')),
  terms: page(() => import('./content/terms/index.ts')),
  contact: page(() => import('./content/contact/index.ts')),
  accessibility: page(() => import('./content/accessibility/index.ts')),
} as const
export type ContentId = keyof typeof contents

/** The Dutch–English word list of the guide. */
export const wordList: Resource<readonly Term[]> = moduleResource(
  () => import('./content/tax-guide/terminology.ts'),
  ({ terms }) => terms,
)

/** The long texts that a page's HTML holds: loaded where the page is opened from another one. */
export const texts = { ...contents, 'word-list': wordList } as const
export type TextName = keyof typeof texts
