import { type Copy, type LanguageChoice, wordsOf } from '@aangiftewijs/domain/language'
import { productName } from '@aangiftewijs/domain/product'
import { textsOf } from './block-texts.ts'
import type { Content } from './blocks.ts'
import { plainWords } from './inline.ts'

/** A JSON-LD object; the caller escapes it for its script element. */
export type StructuredData = Readonly<Record<string, unknown>>

/** The questions and answers of the FAQ, as they stand on the page. */
export const faqData = (content: Content, choice: LanguageChoice): StructuredData => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  inLanguage: choice === 'nl' ? 'nl' : 'en',
  mainEntity: content.parts
    .flatMap(({ sections }) => sections)
    .map(({ title, blocks }) => ({
      '@type': 'Question',
      name: wordsOf(title, choice),
      acceptedAnswer: {
        '@type': 'Answer',
        text: blocks
          .flatMap(textsOf)
          .map((text) => plainWords(wordsOf(text, choice)))
          .join(' '),
      },
    })),
})

/** Where a page stands: the start page, then the page itself. */
export const breadcrumbData = (
  page: { readonly path: string; readonly title: Copy },
  origin: string,
  choice: LanguageChoice,
): StructuredData => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: productName, item: `${origin}/` },
    { '@type': 'ListItem', position: 2, name: wordsOf(page.title, choice), item: `${origin}${page.path}` },
  ],
})
