import { type Piece, pieceOf } from '../../late/piece.ts'
import type { Content } from './blocks.ts'
import type { Term } from './content/tax-guide/terminology.ts'

const page = (id: string, load: () => Promise<{ readonly content: Content }>): Piece<Content> =>
  pieceOf(id, async () => (await load()).content)

/** The words of each content page, by the id of its route. */
export const contents = {
  'tax-guide': page('tax-guide', () => import('./content/tax-guide/index.ts')),
  faq: page('faq', () => import('./content/faq/index.ts')),
  help: page('help', () => import('./content/help/index.ts')),
  resources: page('resources', () => import('./content/resources/index.ts')),
  about: page('about', () => import('./content/about/index.ts')),
  privacy: page('privacy', () => import('./content/privacy/index.ts')),
  terms: page('terms', () => import('./content/terms/index.ts')),
  contact: page('contact', () => import('./content/contact/index.ts')),
  accessibility: page('accessibility', () => import('./content/accessibility/index.ts')),
} as const
export type ContentId = keyof typeof contents

/** The Dutch–English word list of the guide. */
export const wordList: Piece<readonly Term[]> = pieceOf(
  'word-list',
  async () => (await import('./content/tax-guide/terminology.ts')).terms,
)
